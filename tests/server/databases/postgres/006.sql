SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.answers (
    game text NOT NULL,
    person text NOT NULL,
    message text NOT NULL,
    n integer NOT NULL,
    version integer NOT NULL
);
CREATE TABLE public.daily_bots (
    day text NOT NULL,
    game text NOT NULL,
    bot text NOT NULL,
    points double precision NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.daily_tables (
    played text NOT NULL,
    day text NOT NULL,
    game text NOT NULL,
    person text NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    begun double precision NOT NULL,
    finished double precision,
    points double precision
);
CREATE TABLE public.facts (
    key text NOT NULL,
    value bytea NOT NULL
);
CREATE TABLE public.leases (
    game text NOT NULL,
    owner text NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.moves (
    game text NOT NULL,
    n integer NOT NULL,
    seat integer NOT NULL,
    action text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    recovery integer DEFAULT 0 NOT NULL,
    last_here double precision DEFAULT 0 NOT NULL
);
CREATE TABLE public.proposals (
    game text NOT NULL,
    what text NOT NULL,
    proposal text NOT NULL
);
CREATE TABLE public.puzzle_answers (
    person text NOT NULL,
    puzzle text NOT NULL,
    action text NOT NULL,
    solved integer NOT NULL,
    rating double precision NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.puzzle_players (
    person text NOT NULL,
    game text NOT NULL,
    rating double precision NOT NULL,
    tried integer NOT NULL,
    solved integer NOT NULL
);
CREATE TABLE public.puzzle_ratings (
    puzzle text NOT NULL,
    rating double precision NOT NULL,
    tried integer NOT NULL
);
CREATE TABLE public.refused_names (
    name text NOT NULL,
    shown text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.reviews (
    game text NOT NULL,
    log text NOT NULL,
    found text NOT NULL,
    summaries text NOT NULL,
    done integer NOT NULL,
    asked double precision NOT NULL,
    owner text NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.schema_version (
    number integer NOT NULL
);
CREATE TABLE public.seats (
    game text NOT NULL,
    seat integer NOT NULL,
    token text NOT NULL,
    bot text DEFAULT ''::text NOT NULL,
    person text,
    label text DEFAULT ''::text NOT NULL,
    seen double precision DEFAULT 0 NOT NULL,
    at_server text DEFAULT ''::text NOT NULL,
    ready integer DEFAULT 0 NOT NULL,
    hidden integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    opening text NOT NULL,
    hot_seat integer NOT NULL,
    watch text NOT NULL,
    created double precision NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    n integer DEFAULT 0 NOT NULL,
    to_move text DEFAULT '[]'::text NOT NULL,
    over integer DEFAULT 0 NOT NULL,
    rematch text,
    made_by text,
    changed double precision DEFAULT 0 NOT NULL,
    grace integer DEFAULT 120 NOT NULL,
    gathering integer DEFAULT 0 NOT NULL,
    result text,
    shut integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.undos (
    game text NOT NULL,
    version integer NOT NULL,
    by integer NOT NULL,
    n integer NOT NULL,
    moves text NOT NULL,
    at double precision NOT NULL
);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-1"', 32, 2);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-2"', 33, 3);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-3"', 34, 4);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-4"', 38, 5);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-5"', 39, 6);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-6"', 40, 7);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-7"', 41, 8);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-8"', 42, 9);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-9"', 43, 10);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-10"', 47, 11);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-11"', 48, 12);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-12"', 49, 13);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-13"', 50, 14);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-14"', 51, 15);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-15"', 55, 16);
INSERT INTO public.answers VALUES ('CCzeBH2vuVd0', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272683597392-16"', 56, 17);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-1"', 32, 2);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-2"', 33, 3);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-3"', 39, 6);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-4"', 40, 7);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-5"', 47, 11);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-6"', 48, 12);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-7"', 55, 16);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-8"', 56, 17);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-9"', 63, 21);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-10"', 64, 22);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-11"', 92, 26);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-12"', 93, 27);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-13"', 99, 30);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-14"', 100, 31);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-15"', 106, 34);
INSERT INTO public.answers VALUES ('Vwb0cvhcaTC-', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272713695440-16"', 107, 35);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-2"', 14, 2);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-3"', 15, 3);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-4"', 16, 4);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-5"', 17, 5);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-6"', 18, 6);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-8"', 19, 7);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-9"', 20, 8);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-10"', 21, 9);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-11"', 22, 10);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-12"', 23, 11);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-14"', 24, 12);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-15"', 25, 13);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-16"', 26, 14);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-17"', 27, 15);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-19"', 28, 16);
INSERT INTO public.answers VALUES ('Q0IhzIqDoHV7', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678851600-20"', 29, 17);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-1"', 14, 2);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-2"', 15, 3);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-3"', 16, 4);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-4"', 17, 5);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-5"', 18, 6);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-6"', 31, 19);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-7"', 32, 20);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-8"', 33, 21);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-9"', 41, 29);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-10"', 42, 30);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-11"', 43, 31);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-12"', 44, 32);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-13"', 45, 33);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-14"', 46, 34);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-15"', 47, 35);
INSERT INTO public.answers VALUES ('OUdJBW2kYDP3', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678809104-16"', 48, 36);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-2"', 48, 2);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-3"', 49, 3);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-4"', 50, 4);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-5"', 51, 5);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-7"', 52, 6);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-8"', 53, 7);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-9"', 54, 8);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-10"', 55, 9);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-12"', 56, 10);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-13"', 57, 11);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-14"', 58, 12);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-15"', 60, 13);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-16"', 61, 14);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-17"', 62, 15);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-18"', 63, 16);
INSERT INTO public.answers VALUES ('u7Lq4-D7PImL', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679136464-19"', 64, 17);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-1"', 52, 6);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-2"', 53, 7);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-3"', 54, 8);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-4"', 55, 9);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-5"', 61, 15);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-6"', 62, 16);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-7"', 64, 17);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-8"', 66, 18);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-9"', 67, 19);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-10"', 68, 20);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-11"', 69, 21);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-12"', 70, 22);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-13"', 71, 23);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-14"', 78, 30);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-15"', 79, 31);
INSERT INTO public.answers VALUES ('n2NY4KhynNq5', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679093584-16"', 80, 32);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-2"', 28, 2);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-3"', 29, 3);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-5"', 31, 4);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-6"', 32, 5);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-7"', 33, 6);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-9"', 34, 7);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-11"', 35, 8);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-13"', 36, 9);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-14"', 37, 10);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-15"', 38, 11);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-16"', 39, 12);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-17"', 40, 13);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-18"', 41, 14);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-19"', 42, 15);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-20"', 43, 16);
INSERT INTO public.answers VALUES ('0PFgf8Z9fSNX', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679379408-21"', 44, 17);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-1"', 28, 2);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-2"', 29, 3);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-3"', 32, 6);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-4"', 34, 8);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-5"', 36, 10);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-6"', 38, 12);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-7"', 40, 14);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-8"', 50, 24);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-9"', 52, 26);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-10"', 53, 27);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-11"', 54, 28);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-12"', 55, 29);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-13"', 57, 30);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-14"', 59, 32);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-15"', 60, 33);
INSERT INTO public.answers VALUES ('pDmYNetyfECZ', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272679375376-16"', 68, 41);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678900112-1"', 32, 3);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678900112-2"', 31, 4);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678900112-3"', 32, 5);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678900112-4"', 33, 6);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'rob5skq7x08rLqSyYUR1pJIO', '"m140272687701392-1"', 34, 7);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'rob5skq7x08rLqSyYUR1pJIO', '"m140272687701392-2"', 38, 8);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678900112-5"', 39, 9);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678900112-6"', 40, 10);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'rob5skq7x08rLqSyYUR1pJIO', '"m140272687701392-3"', 41, 11);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'rob5skq7x08rLqSyYUR1pJIO', '"m140272687701392-4"', 42, 12);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'rob5skq7x08rLqSyYUR1pJIO', '"m140272687701392-5"', 46, 13);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678900112-7"', 47, 14);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678900112-8"', 48, 15);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'rob5skq7x08rLqSyYUR1pJIO', '"m140272687701392-6"', 49, 16);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'rob5skq7x08rLqSyYUR1pJIO', '"m140272687701392-7"', 53, 17);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678900112-9"', 54, 18);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678900112-10"', 55, 19);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'rob5skq7x08rLqSyYUR1pJIO', '"m140272687701392-8"', 56, 20);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'rob5skq7x08rLqSyYUR1pJIO', '"m140272687701392-9"', 60, 21);
INSERT INTO public.answers VALUES ('HJLHtnXTKcBP', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '"m140272678900112-11"', 60, 22);
INSERT INTO public.facts VALUES ('secret', '\xba9a875b7aad48a6849c431eb92263cf6cc535ad753c94c3ffe390919e7cdc20');
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 0, -1, 'first:1', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 1, -1, 'start_goods:5', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 2, -1, 'start_goods:3', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 3, -1, 'start_goods:1', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 4, -1, 'start_goods:1', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 5, -1, 'start_goods:6', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 6, -1, 'start_goods:3', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 7, -1, 'tile:10', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 8, -1, 'tile:3', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 9, -1, 'tile:43', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 10, -1, 'tile:1', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 11, -1, 'tile:15', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 12, -1, 'tile:8', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 13, -1, 'tile:3', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 14, -1, 'tile:4', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 15, -1, 'tile:2', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 16, -1, 'tile:49', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 17, -1, 'tile:8', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 18, -1, 'tile:20', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 19, -1, 'tile:2', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 20, -1, 'tile:5', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 21, -1, 'tile:1', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 22, -1, 'tile:7', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 23, -1, 'phase_goods:2', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 24, -1, 'phase_goods:3', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 25, -1, 'phase_goods:1', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 26, -1, 'phase_goods:1', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 27, -1, 'phase_goods:4', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 28, -1, 'roll:1:1:6', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 29, -1, 'roll:0:5:1', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 30, -1, 'white:3', 1794984756.556168);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 31, 1, 'take:0:1:0:3', 1794984756.5806468);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 32, 1, 'take:1:5:0:3', 1794984756.5883076);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 33, 0, 'take:0:3:1:3', 1794984756.5921888);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 34, 0, 'take:1:1:1:3', 1794984756.596013);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 35, -1, 'roll:1:6:3', 1794984756.596013);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 36, -1, 'roll:0:6:1', 1794984756.596013);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 37, -1, 'white:4', 1794984756.596013);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 38, 1, 'place:1:0:25', 1794984756.600179);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 39, 1, 'skip', 1794984756.611773);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 40, 1, 'take:0:6:0:3', 1794984756.6160288);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 41, 0, 'sell:1:1', 1794984756.6199794);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 42, 0, 'sell:0:6', 1794984756.62396);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 43, 0, 'end_turn', 1794984756.6279125);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 44, -1, 'roll:1:6:1', 1794984756.6279125);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 45, -1, 'roll:0:2:5', 1794984756.6279125);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 46, -1, 'white:2', 1794984756.6279125);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 47, 1, 'take:0:6:1:3', 1794984756.634839);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 48, 1, 'workers:1', 1794984756.639948);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 49, 0, 'take:0:2:1:3', 1794984756.6440017);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 50, 0, 'buy:0:2:2', 1794984756.648123);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 51, 0, 'workers:1', 1794984756.6519725);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 52, -1, 'roll:1:6:5', 1794984756.6519725);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 53, -1, 'roll:0:1:5', 1794984756.6519725);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 54, -1, 'white:2', 1794984756.6519725);
INSERT INTO public.moves VALUES ('CCzeBH2vuVd0', 55, 1, 'take:1:4:0:0', 1794984756.6566477);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 0, -1, 'first:0', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 1, -1, 'start_goods:4', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 2, -1, 'start_goods:3', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 3, -1, 'start_goods:6', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 4, -1, 'start_goods:1', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 5, -1, 'start_goods:6', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 6, -1, 'start_goods:5', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 7, -1, 'tile:10', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 8, -1, 'tile:3', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 9, -1, 'tile:46', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 10, -1, 'tile:1', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 11, -1, 'tile:21', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 12, -1, 'tile:5', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 13, -1, 'tile:3', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 14, -1, 'tile:5', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 15, -1, 'tile:2', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 16, -1, 'tile:49', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 17, -1, 'tile:11', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 18, -1, 'tile:18', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 19, -1, 'tile:4', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 20, -1, 'tile:9', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 21, -1, 'tile:7', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 22, -1, 'tile:47', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 23, -1, 'phase_goods:1', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 24, -1, 'phase_goods:5', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 25, -1, 'phase_goods:2', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 26, -1, 'phase_goods:3', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 27, -1, 'phase_goods:4', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 28, -1, 'roll:0:3:5', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 29, -1, 'roll:1:5:1', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 30, -1, 'white:1', 1794984756.6754878);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 31, 0, 'take:0:2:0:3', 1794984756.6868255);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 32, 0, 'take:1:5:1:3', 1794984756.6885717);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 33, 1, 'take:1:1:0:3', 1794984756.774588);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 34, 1, 'take:0:5:0:3', 1794984756.7783704);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 35, -1, 'roll:0:5:5', 1794984756.7783704);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 36, -1, 'roll:1:3:3', 1794984756.7783704);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 37, -1, 'white:5', 1794984756.7783704);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 38, 0, 'workers:0', 1794984756.780478);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 39, 0, 'take:1:4:0:3', 1794984756.782386);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 40, 1, 'place:0:0:11', 1794984756.7851193);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 41, 1, 'free_place:1:24', 1794984756.7874126);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 42, 1, 'take:1:3:1:3', 1794984756.789795);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 43, -1, 'roll:0:3:1', 1794984756.789795);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 44, -1, 'roll:1:5:6', 1794984756.789795);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 45, -1, 'white:2', 1794984756.789795);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 46, 0, 'take:0:3:0:1', 1794984756.7917876);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 47, 0, 'take:1:2:1:2', 1794984756.7937272);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 48, 1, 'take:1:6:0:3', 1794984756.7965252);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 49, 1, 'place:0:0:23', 1794984756.7992744);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 50, 1, 'free_take:4:1', 1794984756.8015296);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 51, -1, 'roll:0:6:5', 1794984756.8015296);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 52, -1, 'roll:1:1:5', 1794984756.8015296);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 53, -1, 'white:4', 1794984756.8015296);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 54, 0, 'take:0:6:1:0', 1794984756.803318);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 55, 0, 'workers:1', 1794984756.8049495);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 56, 1, 'place:0:1:22', 1794984756.807731);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 57, 1, 'sell:1:5', 1794984756.8107557);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 58, 1, 'buy:0:1:3', 1794984756.813114);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 59, -1, 'roll:0:4:6', 1794984756.813114);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 60, -1, 'roll:1:2:6', 1794984756.813114);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 61, -1, 'white:6', 1794984756.813114);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 62, 0, 'workers:0', 1794984756.8149464);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 63, 0, 'take:1:1:1:2', 1794984756.816745);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 64, 1, 'place:1:1:28', 1794984756.8191457);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 65, 1, 'workers:0', 1794984756.8215265);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 66, 1, 'buy:0:3:3', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 67, -1, 'tile:4', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 68, -1, 'tile:3', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 69, -1, 'tile:28', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 70, -1, 'tile:1', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 71, -1, 'tile:19', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 72, -1, 'tile:10', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 73, -1, 'tile:3', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 74, -1, 'tile:9', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 75, -1, 'tile:2', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 76, -1, 'tile:33', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 77, -1, 'tile:4', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 78, -1, 'tile:15', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 79, -1, 'tile:11', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 80, -1, 'tile:3', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 81, -1, 'tile:13', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 82, -1, 'tile:5', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 83, -1, 'phase_goods:4', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 84, -1, 'phase_goods:6', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 85, -1, 'phase_goods:5', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 86, -1, 'phase_goods:6', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 87, -1, 'phase_goods:2', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 88, -1, 'roll:0:3:4', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 89, -1, 'roll:1:4:5', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 90, -1, 'white:4', 1794984756.824);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 91, 0, 'take:0:2:1:1', 1794984756.826977);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 92, 0, 'take:1:4:0:2', 1794984756.8291702);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 93, 1, 'take:1:5:0:3', 1794984756.8327303);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 94, 1, 'place:0:2:33', 1794984756.836452);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 95, -1, 'roll:0:6:5', 1794984756.836452);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 96, -1, 'roll:1:2:4', 1794984756.836452);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 97, -1, 'white:4', 1794984756.836452);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 98, 0, 'take:0:5:1:0', 1794984756.8386045);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 99, 0, 'take:1:4:1:0', 1794984756.8405006);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 100, 1, 'place:0:1:30', 1794984756.8436465);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 101, 1, 'take:1:3:0:3', 1794984756.846214);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 102, -1, 'roll:0:3:3', 1794984756.846214);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 103, -1, 'roll:1:6:1', 1794984756.846214);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 104, -1, 'white:6', 1794984756.846214);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 105, 0, 'take:0:3:1:0', 1794984756.8484352);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 106, 0, 'workers:1', 1794984756.8501806);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 107, 1, 'place:1:1:5', 1794984756.8556511);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 0, -1, 'first:0', 1794984756.959635);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 1, -1, 'draw:13', 1794984756.959635);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 2, -1, 'draw:14', 1794984756.959635);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 3, -1, 'draw:29', 1794984756.959635);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 4, -1, 'draw:26', 1794984756.959635);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 5, -1, 'draw:36', 1794984756.959635);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 6, -1, 'draw:42', 1794984756.959635);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 7, -1, 'draw:54', 1794984756.959635);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 8, -1, 'draw:61', 1794984756.959635);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 9, -1, 'draw:71', 1794984756.959635);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 10, -1, 'draw:84', 1794984756.959635);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 11, -1, 'draw:83', 1794984756.959635);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 12, -1, 'draw:78', 1794984756.959635);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 108, 1, 'take:0:6:1:3', 1794984756.960401);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 109, -1, 'roll:0:3:4', 1794984756.960401);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 110, -1, 'roll:1:1:5', 1794984756.960401);
INSERT INTO public.moves VALUES ('Vwb0cvhcaTC-', 111, -1, 'white:5', 1794984756.960401);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 13, 0, 'pick:0', 1794984756.9769607);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 14, 0, 'pick:2', 1794984756.9841337);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 15, 0, 'pick:5', 1794984756.987863);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 16, 0, 'pick:9', 1794984756.9910133);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 17, 0, 'pick:14', 1794984756.9960089);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 18, 1, 'pick:5', 1794984757.0050933);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 19, 1, 'pick:6', 1794984757.0137198);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 20, 1, 'pick:8', 1794984757.019927);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 21, 1, 'pick:12', 1794984757.0239496);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 22, 1, 'pick:14', 1794984757.027877);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 23, 0, 'play:0', 1794984757.0325985);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 24, 0, 'clear:4', 1794984757.0403204);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 25, 0, 'clear:11', 1794984757.043985);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 26, 0, 'done', 1794984757.0480313);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 27, 1, 'play:14', 1794984757.0548444);
INSERT INTO public.moves VALUES ('Q0IhzIqDoHV7', 28, 1, 'clear:14', 1794984757.062547);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 0, -1, 'first:1', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 1, -1, 'draw:4', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 2, -1, 'draw:21', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 3, -1, 'draw:13', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 4, -1, 'draw:15', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 5, -1, 'draw:52', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 6, -1, 'draw:40', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 7, -1, 'draw:39', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 8, -1, 'draw:59', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 9, -1, 'draw:73', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 10, -1, 'draw:83', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 11, -1, 'draw:85', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 12, -1, 'draw:79', 1794984757.0860772);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 13, 0, 'pick:0', 1794984757.1029758);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 14, 0, 'pick:2', 1794984757.1050825);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 15, 0, 'pick:5', 1794984757.1068966);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 16, 0, 'pick:9', 1794984757.1087282);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 17, 0, 'pick:14', 1794984757.1104152);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 18, 1, 'pick:1', 1794984757.234274);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 19, 1, 'pick:5', 1794984757.270899);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 20, 1, 'pick:6', 1794984757.298276);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 21, 1, 'pick:10', 1794984757.3230388);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 22, 1, 'pick:11', 1794984757.348309);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 23, 1, 'play:11', 1794984757.3700447);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 24, 1, 'enter:0', 1794984757.3762043);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 25, 1, 'use:0:0', 1794984757.3794823);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 26, 1, 'take:1:4:0', 1794984757.3825626);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 27, 1, 'use:1:0', 1794984757.3849206);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 28, 1, 'take:0:2:0', 1794984757.3871408);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 29, 1, 'done', 1794984757.3892345);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 30, 0, 'play:0', 1794984757.3911428);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 31, 0, 'clear:14', 1794984757.3930175);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 32, 0, 'done', 1794984757.394731);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 33, 1, 'play:10', 1794984757.4453392);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 34, 1, 'enter:0', 1794984757.4485538);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 35, 1, 'use:0:0', 1794984757.4515517);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 36, 1, 'take:0:2:0', 1794984757.4541204);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 37, 1, 'use:1:0', 1794984757.456164);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 38, 1, 'take:0:2:0', 1794984757.4584467);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 39, 1, 'done', 1794984757.4606273);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 40, 0, 'play:2', 1794984757.4625075);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 41, 0, 'use:0:0', 1794984757.4645314);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 42, 0, 'place:1:14', 1794984757.4715605);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 43, 0, 'take:0:1:0', 1794984757.473577);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 44, 0, 'clear:5', 1794984757.475462);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 45, 0, 'clear:14', 1794984757.4771836);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 46, 0, 'use:1:1', 1794984757.4789295);
INSERT INTO public.moves VALUES ('OUdJBW2kYDP3', 47, 0, 'take:0:0:0', 1794984757.4806426);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 0, -1, 'first:1', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 1, -1, 'arrange:1', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 2, -1, 'arrange:3', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 3, -1, 'arrange:4', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 4, -1, 'arrange:5', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 5, -1, 'arrange:0', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 6, -1, 'arrange:2', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 7, -1, 'arrange:6', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 8, -1, 'roll:0:2', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 9, -1, 'roll:1:5', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 10, -1, 'roll:2:6', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 11, -1, 'roll:3:1', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 12, -1, 'roll:4:1', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 13, -1, 'roll:5:4', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 14, -1, 'reputation_tile:1', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 15, -1, 'reputation_tile:2', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 16, -1, 'show_order:8', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 17, -1, 'show_order:14', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 18, -1, 'show_order:6', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 19, -1, 'show_order:13', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 20, -1, 'show_helper:25', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 21, -1, 'show_helper:18', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 22, -1, 'show_helper:21', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 23, -1, 'show_helper:1', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 24, -1, 'show_commission:3', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 25, -1, 'show_commission:5', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 26, -1, 'show_commission:4', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 27, -1, 'deal_order:20', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 28, -1, 'deal_order:12', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 29, -1, 'deal_order:4', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 30, -1, 'deal_order:27', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 31, -1, 'deal_order:17', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 32, -1, 'deal_order:68', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 33, -1, 'deal_order:71', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 34, -1, 'deal_helper:24', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 35, -1, 'deal_helper:14', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 36, -1, 'deal_helper:10', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 37, -1, 'deal_order:21', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 38, -1, 'deal_order:1', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 39, -1, 'deal_order:30', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 40, -1, 'deal_order:19', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 41, -1, 'deal_order:9', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 42, -1, 'deal_order:65', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 43, -1, 'deal_order:70', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 44, -1, 'deal_helper:23', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 45, -1, 'deal_helper:8', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 46, -1, 'deal_helper:22', 1794984757.6359637);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 47, 1, 'keep_order:0', 1794984757.6573613);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 48, 1, 'keep_order:2', 1794984757.6600118);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 49, 1, 'lay_order:68', 1794984757.663906);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 50, 1, 'start_helper:0', 1794984757.6680198);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 51, 0, 'keep_order:4', 1794984757.6727374);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 52, 0, 'keep_order:1', 1794984757.6758199);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 53, 0, 'lay_order:65', 1794984757.6798182);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 54, 0, 'start_helper:1', 1794984757.6839244);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 55, 1, 'tile:0', 1794984757.6939197);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 56, 1, 'main:0', 1794984757.7004402);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 57, 1, 'buy_die:4', 1794984757.7040188);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 58, 1, 'done', 1794984757.708267);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 59, -1, 'roll:4:5', 1794984757.708267);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 60, 1, 'saw:0', 1794984757.7120454);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 61, 1, 'die:1:2', 1794984757.7159119);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 62, 1, 'cut:0', 1794984757.7197635);
INSERT INTO public.moves VALUES ('u7Lq4-D7PImL', 63, 1, 'end_actions', 1794984757.7240746);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 0, -1, 'first:1', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 1, -1, 'arrange:1', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 2, -1, 'arrange:2', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 3, -1, 'arrange:4', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 4, -1, 'arrange:5', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 5, -1, 'arrange:6', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 6, -1, 'arrange:0', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 7, -1, 'arrange:3', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 8, -1, 'roll:0:3', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 9, -1, 'roll:1:6', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 10, -1, 'roll:2:6', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 11, -1, 'roll:3:2', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 12, -1, 'roll:4:2', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 13, -1, 'roll:5:4', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 14, -1, 'reputation_tile:0', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 15, -1, 'reputation_tile:2', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 16, -1, 'show_order:7', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 17, -1, 'show_order:17', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 18, -1, 'show_order:23', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 19, -1, 'show_order:26', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 20, -1, 'show_helper:17', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 21, -1, 'show_helper:20', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 22, -1, 'show_helper:16', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 23, -1, 'show_helper:0', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 24, -1, 'show_commission:2', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 25, -1, 'show_commission:0', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 26, -1, 'show_commission:5', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 27, -1, 'deal_order:0', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 28, -1, 'deal_order:12', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 29, -1, 'deal_order:22', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 30, -1, 'deal_order:29', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 31, -1, 'deal_order:20', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 32, -1, 'deal_order:65', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 33, -1, 'deal_order:64', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 34, -1, 'deal_helper:4', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 35, -1, 'deal_helper:15', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 36, -1, 'deal_helper:19', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 37, -1, 'deal_order:5', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 38, -1, 'deal_order:14', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 39, -1, 'deal_order:30', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 40, -1, 'deal_order:9', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 41, -1, 'deal_order:27', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 42, -1, 'deal_order:67', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 43, -1, 'deal_order:70', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 44, -1, 'deal_helper:26', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 45, -1, 'deal_helper:8', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 46, -1, 'deal_helper:7', 1794984757.7462933);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 47, 1, 'keep_order:1', 1794984757.9037685);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 48, 1, 'keep_order:3', 1794984757.9094927);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 49, 1, 'lay_order:12', 1794984757.9123557);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 50, 1, 'start_helper:2', 1794984757.9150023);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 51, 0, 'keep_order:0', 1794984757.917006);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 52, 0, 'keep_order:2', 1794984757.9189);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 53, 0, 'lay_order:67', 1794984757.9214149);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 54, 0, 'start_helper:0', 1794984757.928011);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 55, 1, 'tile:6', 1794984757.9414568);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 56, 1, 'main:0', 1794984757.9537935);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 57, 1, 'improve:0', 1794984757.9563515);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 58, 1, 'end_actions', 1794984757.9587257);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 59, 1, 'market:0', 1794984757.9641478);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 60, 0, 'tile:4', 1794984757.967002);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 61, 0, 'swap:3', 1794984757.9720957);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 62, 0, 'take_order:2', 1794984757.9759939);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 63, -1, 'show_order:4', 1794984757.9759939);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 64, 0, 'take_order:0', 1794984757.9783463);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 65, -1, 'show_order:11', 1794984757.9783463);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 66, 0, 'saw:0', 1794984757.9805188);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 67, 0, 'die:1:2', 1794984757.9823012);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 68, 0, 'cut:0', 1794984757.9881163);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 69, 0, 'end_actions', 1794984757.992353);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 70, 0, 'market:0', 1794984757.994797);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 71, 1, 'tile:5', 1794984758.0050619);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 72, 1, 'main:0', 1794984758.0157928);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 73, 1, 'mode:1', 1794984758.019017);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 74, 1, 'plant:0:3:1', 1794984758.0228975);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 75, 1, 'end_actions', 1794984758.0256085);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 76, 1, 'market:0', 1794984758.0280795);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 77, 0, 'tile:6', 1794984758.0306177);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 78, 0, 'main:0', 1794984758.0326838);
INSERT INTO public.moves VALUES ('n2NY4KhynNq5', 79, 0, 'improve:3', 1794984758.0347123);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 0, -1, 'draw:0:2', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 1, -1, 'draw:1:3', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 2, -1, 'draw:3:3', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 3, -1, 'draw:2:1', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 4, -1, 'draw:0:3', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 5, -1, 'draw:2:1', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 6, -1, 'draw:3:1', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 7, -1, 'draw:0:3', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 8, -1, 'draw:2:3', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 9, -1, 'draw:2:3', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 10, -1, 'draw:0:2', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 11, -1, 'draw:3:2', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 12, -1, 'reveal:26', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 13, -1, 'reveal:25', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 14, -1, 'reveal:16', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 15, -1, 'reveal:22', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 16, -1, 'reveal:27', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 17, -1, 'reveal:20', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 18, -1, 'reveal:40', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 19, -1, 'reveal:46', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 20, -1, 'reveal:43', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 21, -1, 'reveal:49', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 22, -1, 'reveal:67', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 23, -1, 'reveal:59', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 24, -1, 'reveal:5', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 25, -1, 'reveal:1', 1794984758.199139);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 26, 0, 'swap:0', 1794984758.222812);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 27, -1, 'reveal:11', 1794984758.222812);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 28, 0, 'swap_saw:1', 1794984758.2282226);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 29, 1, 'swap:2', 1794984758.232987);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 30, -1, 'reveal:37', 1794984758.232987);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 31, 1, 'swap_saw:3', 1794984758.239934);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 32, 1, 'place:5:0', 1794984758.2440295);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 33, 0, 'place:6:0', 1794984758.25078);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 34, 1, 'pass', 1794984758.2567225);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 35, 0, 'place:1:0', 1794984758.2605896);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 36, 0, 'place:2:0', 1794984758.268665);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 37, 0, 'place:3:0', 1794984758.276233);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 38, 0, 'place:4:0', 1794984758.280058);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 39, 0, 'end', 1794984758.283909);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 40, 0, 'build:2:1:1', 1794984758.2880228);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 41, 0, 'build:1:0:0', 1794984758.2920008);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 42, 0, 'pay:3:3', 1794984758.2940469);
INSERT INTO public.moves VALUES ('0PFgf8Z9fSNX', 43, 0, 'pay:2:1', 1794984758.2959611);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 0, -1, 'draw:3:1', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 1, -1, 'draw:2:3', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 2, -1, 'draw:0:3', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 3, -1, 'draw:0:2', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 4, -1, 'draw:0:3', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 5, -1, 'draw:0:3', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 6, -1, 'draw:0:2', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 7, -1, 'draw:3:2', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 8, -1, 'draw:3:1', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 9, -1, 'draw:2:3', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 10, -1, 'draw:1:2', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 11, -1, 'draw:2:1', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 12, -1, 'reveal:20', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 13, -1, 'reveal:13', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 14, -1, 'reveal:21', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 15, -1, 'reveal:14', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 16, -1, 'reveal:8', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 17, -1, 'reveal:23', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 18, -1, 'reveal:46', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 19, -1, 'reveal:49', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 20, -1, 'reveal:43', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 21, -1, 'reveal:37', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 22, -1, 'reveal:65', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 23, -1, 'reveal:61', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 24, -1, 'reveal:2', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 25, -1, 'reveal:3', 1794984758.31558);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 26, 0, 'swap:0', 1794984758.336449);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 27, -1, 'reveal:12', 1794984758.336449);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 28, 0, 'swap_saw:1', 1794984758.3400443);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 29, 1, 'end', 1794984758.5314791);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 30, 1, 'place:3:0', 1794984758.534459);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 31, 0, 'place:3:0', 1794984758.5365117);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 32, 1, 'place:4:0', 1794984758.53984);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 33, 0, 'place:3:2', 1794984758.5417392);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 34, 1, 'place:2:0', 1794984758.5491843);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 35, 0, 'place:6:0', 1794984758.5511227);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 36, 1, 'place:4:0', 1794984758.557298);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 37, 0, 'place:6:0', 1794984758.55938);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 38, 1, 'place:2:0', 1794984758.565122);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 39, 0, 'pass', 1794984758.5683303);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 40, 1, 'build:1:0:0', 1794984758.5717478);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 41, 1, 'build:1:1:0', 1794984758.5743463);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 42, 1, 'pay:0:2', 1794984758.5769267);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 43, 1, 'pay:3:1', 1794984758.5791495);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 44, 1, 'pay:3:2', 1794984758.581212);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 45, 1, 'build:0:1:0', 1794984758.583172);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 46, 1, 'end', 1794984758.5846174);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 47, 1, 'pay:0:3', 1794984758.5879254);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 48, 1, 'auction:1:1:3', 1794984758.5909379);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 49, 0, 'bid:11', 1794984758.5929782);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 50, 1, 'drop', 1794984758.5956097);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 51, 0, 'pay:0:2', 1794984758.6000798);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 52, 0, 'pay:0:3', 1794984758.6035583);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 53, 0, 'pay:2:3', 1794984758.6077144);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 54, 0, 'pay:3:1', 1794984758.6118157);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 55, 0, 'pay:0:3', 1794984758.61596);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 56, -1, 'reveal:52', 1794984758.61596);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 57, 1, 'end', 1794984758.6235275);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 58, 0, 'end', 1794984758.6256437);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 59, 0, 'end', 1794984758.6321535);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 60, 1, 'raw:0:5:1', 1794984758.6373615);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 61, 1, 'raw:0:0:0', 1794984758.6400795);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 62, 1, 'ship:2:4', 1794984758.6424358);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 63, 1, 'raw:0:5:0', 1794984758.648387);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 64, 1, 'ship:2:3', 1794984758.6507595);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 65, 1, 'raw:0:5:0', 1794984758.6564078);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 66, 1, 'ship:2:3', 1794984758.6603997);
INSERT INTO public.moves VALUES ('pDmYNetyfECZ', 67, 0, 'hall:0', 1794984758.6641421);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 0, -1, 'first:0', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 1, -1, 'start_goods:3', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 2, -1, 'start_goods:5', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 3, -1, 'start_goods:3', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 4, -1, 'start_goods:1', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 5, -1, 'start_goods:6', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 6, -1, 'start_goods:4', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 7, -1, 'tile:5', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 8, -1, 'tile:3', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 9, -1, 'tile:43', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 10, -1, 'tile:1', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 11, -1, 'tile:13', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 12, -1, 'tile:8', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 13, -1, 'tile:3', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 14, -1, 'tile:6', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 15, -1, 'tile:2', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 16, -1, 'tile:46', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 17, -1, 'tile:11', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 18, -1, 'tile:15', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 19, -1, 'tile:2', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 20, -1, 'tile:4', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 21, -1, 'tile:13', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 22, -1, 'tile:10', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 23, -1, 'phase_goods:3', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 24, -1, 'phase_goods:1', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 25, -1, 'phase_goods:4', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 26, -1, 'phase_goods:3', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 27, -1, 'phase_goods:2', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 28, -1, 'roll:0:5:4', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 29, -1, 'roll:1:1:5', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 30, -1, 'white:3', 1794984758.67637);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 31, 0, 'take:0:4:0:3', 1794984758.7096043);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 32, 0, 'take:1:4:1:3', 1794984758.7118633);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 33, 1, 'take:0:1:0:3', 1794984758.7162948);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 34, 1, 'take:1:1:1:3', 1794984758.7205443);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 35, -1, 'roll:0:6:2', 1794984758.7205443);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 36, -1, 'roll:1:1:2', 1794984758.7205443);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 37, -1, 'white:1', 1794984758.7205443);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 38, 0, 'take:0:6:0:3', 1794984758.7286656);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 39, 0, 'take:1:2:0:0', 1794984758.7366347);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 40, 1, 'take:1:2:1:3', 1794984758.7442133);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 41, 1, 'sell:0:1', 1794984758.7482233);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 42, 1, 'buy:0:0:0', 1794984758.752376);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 43, -1, 'roll:0:1:1', 1794984758.752376);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 44, -1, 'roll:1:4:5', 1794984758.752376);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 45, -1, 'white:5', 1794984758.752376);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 46, 0, 'place:0:0:12', 1794984758.7561824);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 47, 0, 'workers:1', 1794984758.759991);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 48, 1, 'take:1:5:0:0', 1794984758.764422);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 49, 1, 'place:0:0:24', 1794984758.7683556);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 50, -1, 'roll:0:3:6', 1794984758.7683556);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 51, -1, 'roll:1:1:1', 1794984758.7683556);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 52, -1, 'white:4', 1794984758.7683556);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 53, 0, 'take:0:3:0:3', 1794984758.773736);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 54, 0, 'take:1:5:1:0', 1794984758.780592);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 55, 1, 'workers:0', 1794984758.7884195);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 56, 1, 'take:1:3:1:3', 1794984758.7924523);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 57, -1, 'roll:0:2:4', 1794984758.7924523);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 58, -1, 'roll:1:3:5', 1794984758.7924523);
INSERT INTO public.moves VALUES ('HJLHtnXTKcBP', 59, -1, 'white:1', 1794984758.7924523);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 0, -1, 'first:1', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 1, -1, 'start_goods:6', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 2, -1, 'start_goods:1', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 3, -1, 'start_goods:1', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 4, -1, 'start_goods:3', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 5, -1, 'start_goods:5', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 6, -1, 'start_goods:3', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 7, -1, 'tile:8', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 8, -1, 'tile:3', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 9, -1, 'tile:27', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 10, -1, 'tile:1', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 11, -1, 'tile:13', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 12, -1, 'tile:9', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 13, -1, 'tile:3', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 14, -1, 'tile:7', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 15, -1, 'tile:2', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 16, -1, 'tile:36', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 17, -1, 'tile:4', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 18, -1, 'tile:18', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 19, -1, 'tile:1', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 20, -1, 'tile:19', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 21, -1, 'tile:3', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 22, -1, 'tile:5', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 23, -1, 'phase_goods:6', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 24, -1, 'phase_goods:3', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 25, -1, 'phase_goods:5', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 26, -1, 'phase_goods:4', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 27, -1, 'phase_goods:4', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 28, -1, 'roll:1:4:2', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 29, -1, 'roll:0:6:4', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 30, -1, 'white:3', 1794984758.8073807);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 31, 1, 'take:1:1:1:3', 1794984758.818405);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 32, 1, 'take:0:4:1:3', 1794984758.8208418);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 33, 0, 'sell:1:5', 1794984758.8229635);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 34, 0, 'buy:0:1:3', 1794984758.8247833);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 35, 0, 'take:0:1:0:3', 1794984758.8266623);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 36, -1, 'roll:1:2:6', 1794984758.8266623);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 37, -1, 'roll:0:6:4', 1794984758.8266623);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 38, -1, 'white:1', 1794984758.8266623);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 39, 1, 'take:1:6:0:3', 1794984758.828742);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 40, 1, 'take:0:2:0:0', 1794984758.8304036);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 41, 0, 'take:0:6:1:3', 1794984758.8323236);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 42, 0, 'take:1:4:0:2', 1794984758.833942);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 43, -1, 'roll:1:2:3', 1794984758.833942);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 44, -1, 'roll:0:2:5', 1794984758.833942);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 45, -1, 'white:2', 1794984758.833942);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 46, 1, 'take:0:2:1:1', 1794984758.8358655);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 47, 1, 'take:1:3:1:1', 1794984758.8375125);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 48, 0, 'take:1:5:0:0', 1794984758.8393447);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 49, 0, 'place:0:2:17', 1794984758.8409445);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 50, 0, 'goods:4:0', 1794984758.8426654);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 51, -1, 'roll:0:4:2', 1794984758.8426654);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 52, -1, 'roll:1:1:4', 1794984758.8426654);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 53, -1, 'white:6', 1794984758.8426654);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 54, 0, 'workers:0', 1794984758.8446562);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 55, 0, 'place:1:1:25', 1794984758.846528);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 56, 1, 'workers:0', 1794984758.8486192);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 57, 1, 'take:1:5:1:0', 1794984758.8503711);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 58, -1, 'roll:0:4:3', 1794984758.8503711);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 59, -1, 'roll:1:3:1', 1794984758.8503711);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 60, -1, 'white:2', 1794984758.8503711);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 61, 0, 'sell:1:3', 1794984758.8524857);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 62, 0, 'take:0:3:0:3', 1794984758.8541412);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 63, 1, 'place:0:2:11', 1794984758.8561368);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 64, 1, 'free_sell:1', 1794984758.8578136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 65, 1, 'buy:0:2:3', 1794984758.8596232);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 66, 1, 'sell:1:6', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 67, -1, 'tile:5', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 68, -1, 'tile:3', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 69, -1, 'tile:40', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 70, -1, 'tile:1', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 71, -1, 'tile:19', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 72, -1, 'tile:4', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 73, -1, 'tile:3', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 74, -1, 'tile:11', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 75, -1, 'tile:2', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 76, -1, 'tile:45', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 77, -1, 'tile:11', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 78, -1, 'tile:22', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 79, -1, 'tile:3', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 80, -1, 'tile:4', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 81, -1, 'tile:11', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 82, -1, 'tile:17', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 83, -1, 'phase_goods:2', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 84, -1, 'phase_goods:5', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 85, -1, 'phase_goods:6', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 86, -1, 'phase_goods:2', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 87, -1, 'phase_goods:5', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 88, -1, 'roll:0:5:1', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 89, -1, 'roll:1:2:5', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 90, -1, 'white:1', 1794984758.8614936);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 91, 0, 'place:0:0:24', 1794984758.8639317);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 92, 0, 'take:1:5:0:3', 1794984758.8655856);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 93, 1, 'workers:1', 1794984758.8674793);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 94, 1, 'take:0:4:1:2', 1794984758.86921);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 95, -1, 'roll:0:5:1', 1794984758.86921);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 96, -1, 'roll:1:2:3', 1794984758.86921);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 97, -1, 'white:6', 1794984758.86921);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 98, 0, 'workers:1', 1794984758.8712103);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 99, 0, 'take:0:2:1:3', 1794984758.8731682);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 100, 1, 'take:1:3:1:1', 1794984758.8748744);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 101, 1, 'take:0:2:0:1', 1794984758.876929);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 102, -1, 'roll:0:1:3', 1794984758.876929);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 103, -1, 'roll:1:2:4', 1794984758.876929);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 104, -1, 'white:1', 1794984758.876929);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 105, 0, 'take:0:1:0:1', 1794984758.879005);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 106, 0, 'take:1:3:0:1', 1794984758.8807127);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 107, 1, 'workers:0', 1794984758.8826015);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 108, 1, 'take:1:6:1:2', 1794984758.8843234);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 109, -1, 'roll:0:3:3', 1794984758.8843234);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 110, -1, 'roll:1:2:6', 1794984758.8843234);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 111, -1, 'white:1', 1794984758.8843234);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 112, 0, 'workers:0', 1794984758.8858476);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 113, 0, 'take:1:5:1:0', 1794984758.887577);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 114, 1, 'take:1:6:0:2', 1794984758.8895137);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 115, 1, 'workers:0', 1794984758.890979);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 116, -1, 'roll:0:3:4', 1794984758.890979);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 117, -1, 'roll:1:6:5', 1794984758.890979);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 118, -1, 'white:4', 1794984758.890979);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 119, 0, 'take:1:4:0:2', 1794984758.8965418);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 120, 0, 'workers:0', 1794984758.898215);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 121, 1, 'take:1:1:1:0', 1794984758.9004457);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 122, 1, 'workers:0', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 123, -1, 'tile:8', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 124, -1, 'tile:3', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 125, -1, 'tile:33', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 126, -1, 'tile:1', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 127, -1, 'tile:17', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 128, -1, 'tile:9', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 129, -1, 'tile:3', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 130, -1, 'tile:8', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 131, -1, 'tile:2', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 132, -1, 'tile:39', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 133, -1, 'tile:10', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 134, -1, 'tile:12', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 135, -1, 'tile:6', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 136, -1, 'tile:8', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 137, -1, 'tile:3', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 138, -1, 'tile:2', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 139, -1, 'phase_goods:3', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 140, -1, 'phase_goods:6', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 141, -1, 'phase_goods:6', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 142, -1, 'phase_goods:2', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 143, -1, 'phase_goods:2', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 144, -1, 'roll:0:2:6', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 145, -1, 'roll:1:4:6', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 146, -1, 'white:1', 1794984758.9021533);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 147, 0, 'take:0:1:0:2', 1794984758.9048302);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 148, 0, 'buy:0:1:1', 1794984758.9065135);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 149, 0, 'take:1:5:1:2', 1794984758.9082131);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 150, 1, 'take:0:4:1:0', 1794984758.910537);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 151, 1, 'take:1:6:1:2', 1794984758.9123087);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 152, -1, 'roll:0:3:6', 1794984758.9123087);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 153, -1, 'roll:1:5:1', 1794984758.9123087);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 154, -1, 'white:1', 1794984758.9123087);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 155, 0, 'take:1:6:0:2', 1794984758.9143379);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 156, 0, 'take:0:3:0:0', 1794984758.9159982);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 157, 1, 'place:1:1:12', 1794984758.9179633);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 158, 1, 'take:0:4:0:3', 1794984758.9196239);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 159, -1, 'roll:0:6:2', 1794984758.9196239);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 160, -1, 'roll:1:2:4', 1794984758.9196239);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 161, -1, 'white:1', 1794984758.9196239);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 162, 0, 'take:1:2:1:0', 1794984758.9216447);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 163, 0, 'workers:0', 1794984758.9231012);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 164, 1, 'workers:1', 1794984758.9250696);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 165, 1, 'take:0:5:0:2', 1794984758.926841);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 166, -1, 'roll:0:5:5', 1794984758.926841);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 167, -1, 'roll:1:4:6', 1794984758.926841);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 168, -1, 'white:3', 1794984758.926841);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 169, 0, 'place:0:1:23', 1794984758.9289007);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 170, 0, 'place:1:2:28', 1794984758.9305575);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 171, 1, 'place:0:2:24', 1794984758.932513);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 172, 1, 'workers:1', 1794984758.9339917);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 173, -1, 'roll:0:3:3', 1794984758.9339917);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 174, -1, 'roll:1:3:6', 1794984758.9339917);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 175, -1, 'white:6', 1794984758.9339917);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 176, 0, 'take:0:2:0:3', 1794984758.9359846);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 177, 0, 'place:1:1:30', 1794984758.9376824);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 178, 1, 'workers:0', 1794984758.939671);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 179, 1, 'place:1:1:17', 1794984758.9508545);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 180, 1, 'goods:1:0', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 181, -1, 'tile:4', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 182, -1, 'tile:3', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 183, -1, 'tile:31', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 184, -1, 'tile:1', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 185, -1, 'tile:22', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 186, -1, 'tile:11', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 187, -1, 'tile:3', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 188, -1, 'tile:5', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 189, -1, 'tile:2', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 190, -1, 'tile:24', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 191, -1, 'tile:10', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 192, -1, 'tile:16', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 193, -1, 'tile:3', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 194, -1, 'tile:5', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 195, -1, 'tile:9', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 196, -1, 'tile:4', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 197, -1, 'phase_goods:6', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 198, -1, 'phase_goods:1', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 199, -1, 'phase_goods:3', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 200, -1, 'phase_goods:2', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 201, -1, 'phase_goods:1', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 202, -1, 'roll:1:2:5', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 203, -1, 'roll:0:2:4', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 204, -1, 'white:4', 1794984758.9563253);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 205, 1, 'sell:1:3', 1794984758.9640992);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 206, 1, 'place:0:0:13', 1794984758.967963);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 207, 1, 'buy:0:3:3', 1794984758.9718482);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 208, 0, 'take:0:1:1:3', 1794984758.9758375);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 209, 0, 'take:1:2:1:3', 1794984758.9798985);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 210, -1, 'roll:1:4:3', 1794984758.9798985);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 211, -1, 'roll:0:6:5', 1794984758.9798985);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 212, -1, 'white:5', 1794984758.9798985);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 213, 1, 'take:1:1:0:3', 1794984758.9838462);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 214, 1, 'take:0:5:1:3', 1794984758.9879248);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 215, 0, 'workers:1', 1794984758.9919333);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 216, 0, 'place:0:1:19', 1794984758.9959266);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 217, 0, 'goods:4:0', 1794984758.9999409);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 218, -1, 'roll:0:1:5', 1794984758.9999409);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 219, -1, 'roll:1:5:4', 1794984758.9999409);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 220, -1, 'white:2', 1794984758.9999409);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 221, 0, 'take:0:5:0:3', 1794984759.0039923);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 222, 0, 'sell:1:5', 1794984759.0079923);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 223, 0, 'buy:0:1:1', 1794984759.0112743);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 224, 1, 'take:0:6:1:2', 1794984759.015997);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 225, 1, 'place:1:0:8', 1794984759.0199609);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 226, 1, 'free_sell:2', 1794984759.0220928);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 227, 1, 'end_turn', 1794984759.0280643);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 228, -1, 'roll:0:6:3', 1794984759.0280643);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 229, -1, 'roll:1:4:3', 1794984759.0280643);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 230, -1, 'white:3', 1794984759.0280643);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 231, 0, 'take:0:6:0:2', 1794984759.0320852);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 232, 0, 'place:1:1:11', 1794984759.0360498);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 233, 0, 'free_take:3:1', 1794984759.0400887);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 234, 1, 'take:0:4:0:3', 1794984759.0440998);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 235, 1, 'buy:0:0:2', 1794984759.047986);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 236, 1, 'place:1:1:25', 1794984759.051994);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 237, 1, 'free_sell:6', 1794984759.055968);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 238, -1, 'roll:0:2:4', 1794984759.055968);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 239, -1, 'roll:1:3:5', 1794984759.055968);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 240, -1, 'white:4', 1794984759.055968);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 241, 0, 'place:0:2:13', 1794984759.0600612);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 242, 0, 'free_place:1:31', 1794984759.062099);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 243, 0, 'take:1:4:1:3', 1794984759.0639894);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 244, 1, 'place:1:2:19', 1794984759.0657732);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 245, 1, 'goods:1:0', 1794984759.0675313);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 246, 1, 'take:0:3:0:3', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 247, -1, 'tile:8', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 248, -1, 'tile:3', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 249, -1, 'tile:25', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 250, -1, 'tile:1', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 251, -1, 'tile:13', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 252, -1, 'tile:10', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 253, -1, 'tile:3', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 254, -1, 'tile:6', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 255, -1, 'tile:2', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 256, -1, 'tile:29', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 257, -1, 'tile:6', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 258, -1, 'tile:19', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 259, -1, 'tile:16', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 260, -1, 'tile:1', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 261, -1, 'tile:10', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 262, -1, 'tile:30', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 263, -1, 'phase_goods:4', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 264, -1, 'phase_goods:5', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 265, -1, 'phase_goods:4', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 266, -1, 'phase_goods:1', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 267, -1, 'phase_goods:2', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 268, -1, 'roll:1:4:4', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 269, -1, 'roll:0:3:5', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 270, -1, 'white:4', 1794984759.0695136);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 271, 1, 'workers:0', 1794984759.071916);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 272, 1, 'take:1:3:1:3', 1794984759.0736642);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 273, 1, 'buy:0:3:2', 1794984759.084148);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 274, 0, 'workers:1', 1794984759.0916352);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 275, 0, 'take:0:5:0:3', 1794984759.0939503);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 276, -1, 'roll:1:6:3', 1794984759.0939503);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 277, -1, 'roll:0:6:6', 1794984759.0939503);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 278, -1, 'white:3', 1794984759.0939503);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 279, 1, 'take:0:1:1:2', 1794984759.0962682);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 280, 1, 'take:1:3:0:2', 1794984759.0981915);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 281, 0, 'place:0:1:32', 1794984759.1003373);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 282, 0, 'free_take:6:0', 1794984759.1020837);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 283, 0, 'take:1:6:1:1', 1794984759.1038804);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 284, -1, 'roll:1:5:3', 1794984759.1038804);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 285, -1, 'roll:0:3:2', 1794984759.1038804);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 286, -1, 'white:3', 1794984759.1038804);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 287, 1, 'take:0:5:1:2', 1794984759.1059558);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 288, 1, 'workers:1', 1794984759.1076682);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 289, 0, 'take:1:2:1:2', 1794984759.1096148);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 290, 0, 'place:0:1:10', 1794984759.1114147);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 291, -1, 'roll:1:1:4', 1794984759.1114147);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 292, -1, 'roll:0:3:5', 1794984759.1114147);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 293, -1, 'white:5', 1794984759.1114147);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 294, 1, 'take:0:1:0:2', 1794984759.1134436);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 295, 1, 'take:1:2:0:1', 1794984759.1155171);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 296, 0, 'workers:0', 1794984759.1172147);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 297, 0, 'place:1:0:6', 1794984759.1190064);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 298, 0, 'workers:2', 1794984759.1209893);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 299, -1, 'roll:1:5:4', 1794984759.1209893);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 300, -1, 'roll:0:2:5', 1794984759.1209893);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 301, -1, 'white:2', 1794984759.1209893);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 302, 1, 'take:1:4:1:0', 1794984759.1230247);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 303, 1, 'place:0:1:7', 1794984759.1247501);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 304, 0, 'workers:0', 1794984759.1267114);
INSERT INTO public.moves VALUES ('pPTEnji_dltl', 305, 0, 'workers:1', 1794984759.1287081);
INSERT INTO public.people VALUES ('XqbZO4X4hN5Xf7hU-qj6Ipod', 'Ann', 0, 1794984756.458925);
INSERT INTO public.people VALUES ('rob5skq7x08rLqSyYUR1pJIO', 'Ben', 0, 1794984756.4662862);
INSERT INTO public.proposals VALUES ('HJLHtnXTKcBP', 'undo', '{"what":"undo","by":0,"yes":[0],"seat":null,"bot":"","n":54,"person":"","name":""}');
INSERT INTO public.schema_version VALUES (6);
INSERT INTO public.seats VALUES ('CCzeBH2vuVd0', 0, '3O724FdlLwEDrCgLa2KjaJoL', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984756.6617723, '', 0, 0);
INSERT INTO public.seats VALUES ('CCzeBH2vuVd0', 1, 'qZMlEoY3vx2CjWixfziPP59x', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984756.6620362, '', 0, 0);
INSERT INTO public.seats VALUES ('Vwb0cvhcaTC-', 1, 'XbsnehnMYvE39C5-BnW-2jMD', 'journeyman', NULL, '', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('HJLHtnXTKcBP', 1, 'dQsuo4q3dMcfqestihabdvu9', '', 'rob5skq7x08rLqSyYUR1pJIO', '', 1794984758.800128, '', 0, 0);
INSERT INTO public.seats VALUES ('HJLHtnXTKcBP', 0, 'mElyyyIxMDec5-aBKl4P94yu', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984758.8033023, '', 0, 0);
INSERT INTO public.seats VALUES ('Vwb0cvhcaTC-', 0, 'Rpz3KwyFCpwxctnD3zlO6uTB', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984756.8523443, '', 0, 0);
INSERT INTO public.seats VALUES ('pPTEnji_dltl', 0, 'MlRmgoylrWu6cmQNpf0WHqWd', 'random', NULL, '', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('pPTEnji_dltl', 1, 'N7lQA8Kq_AS69p1rO6dPEp_e', 'random', NULL, '', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('Q0IhzIqDoHV7', 0, '83hkB2gf-ugqPHBaWYGPR8nJ', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984757.0708337, '', 0, 0);
INSERT INTO public.seats VALUES ('Q0IhzIqDoHV7', 1, 'E-Xf3PfDsIvSFbKqC84zpOiF', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984757.0710337, '', 0, 0);
INSERT INTO public.seats VALUES ('OUdJBW2kYDP3', 1, 'bn_z-mPzCxw6oxgT3aquQvGl', 'journeyman', NULL, '', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('OUdJBW2kYDP3', 0, 'eTrrhrwH2rbEWtLd1L86j1VH', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984757.482339, '', 0, 0);
INSERT INTO public.seats VALUES ('u7Lq4-D7PImL', 0, 'ypExtGQHSR07pDAktzffY4VZ', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984757.7296753, '', 0, 0);
INSERT INTO public.seats VALUES ('u7Lq4-D7PImL', 1, 'nx4OfLa8hMnF1snYW_oCogIz', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984757.729812, '', 0, 0);
INSERT INTO public.seats VALUES ('n2NY4KhynNq5', 1, 'SgkAJPZrOB7oB4gFb5Z1r-Z_', 'journeyman', NULL, '', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('n2NY4KhynNq5', 0, 'bxkntnI91H9SJB4VLYA8C6Te', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984758.0388489, '', 0, 0);
INSERT INTO public.seats VALUES ('0PFgf8Z9fSNX', 0, 'rQXNNbV0W0UfA_Q4d6s08s3e', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984758.3019469, '', 0, 0);
INSERT INTO public.seats VALUES ('0PFgf8Z9fSNX', 1, 'sQBCnOyk0Pb8bPYCezGO6dP8', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984758.302062, '', 0, 0);
INSERT INTO public.seats VALUES ('pDmYNetyfECZ', 1, 'nMBbc_7MDaTfH-oi9OX_41m0', 'journeyman', NULL, '', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('pDmYNetyfECZ', 0, 'Ee2ghw_eg-V7pPgo7_AH9vEa', '', 'XqbZO4X4hN5Xf7hU-qj6Ipod', '', 1794984758.670649, '', 0, 0);
INSERT INTO public.tables VALUES ('pPTEnji_dltl', 'castles_of_burgundy', '{"players":2,"seed":"1bc247801aeba056c6c4ede64dcae692","options":{},"position":null,"strict":false,"rules":1,"data":"cf2957836feb82b8"}', 0, 'J6ksAkxr4l_1VWdhaeN5Jh9q', 1794984758.8030777, 119, 306, '[]', 1, NULL, 'XqbZO4X4hN5Xf7hU-qj6Ipod', 1794984759.128314, 120, 0, '{"totals":[26,32],"winners":[1]}', 0);
INSERT INTO public.tables VALUES ('HJLHtnXTKcBP', 'castles_of_burgundy', '{"players":2,"seed":"7df40098cf2332af9c55f764ea842af0","options":{},"position":null,"strict":false,"rules":1,"data":"cf2957836feb82b8"}', 0, 'L7OSlbMmYyyiNs5uukHrlWcM', 1794984758.6757343, 24, 60, '[0]', 0, NULL, 'XqbZO4X4hN5Xf7hU-qj6Ipod', 1794984758.8025467, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('pDmYNetyfECZ', 'craftsmen', '{"players":2,"seed":"390ba7254d1f31f8df99ebcc6f292f95","options":{},"position":null,"strict":false,"rules":1,"data":"bc655381b98a616e"}', 0, 'YDV9WGoBsHfu5q-KWtygqYfE', 1794984758.3146956, 42, 68, '[0]', 0, NULL, 'XqbZO4X4hN5Xf7hU-qj6Ipod', 1794984758.6703565, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('n2NY4KhynNq5', 'woodcraft', '{"players":2,"seed":"ad377b9049e08f00f910c991aadb1aa0","options":{},"position":null,"strict":false,"rules":3,"data":"873d37384a7608c2"}', 0, 'kQCA2E6gj4KFd-wPFz5mtoYQ', 1794984757.7452915, 33, 80, '[0]', 0, NULL, 'XqbZO4X4hN5Xf7hU-qj6Ipod', 1794984758.0386324, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('OUdJBW2kYDP3', 'glass_road', '{"players":2,"seed":"749fcfc1499144a11783aefdc0b7e13c","options":{},"position":null,"strict":false,"rules":1,"data":"13ecba74fbdb126e"}', 0, '__BCLCu7G23IA8F_lA4RstCd', 1794984757.0851076, 37, 48, '[0]', 0, NULL, 'XqbZO4X4hN5Xf7hU-qj6Ipod', 1794984757.482115, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('Q0IhzIqDoHV7', 'glass_road', '{"players":2,"seed":"67c2245313389320c4eb659b226c5e97","options":{},"position":null,"strict":false,"rules":1,"data":"13ecba74fbdb126e"}', 1, 'TS0FUffYGeV1XLKk2wipiytp', 1794984756.9546123, 18, 29, '[1]', 0, NULL, 'XqbZO4X4hN5Xf7hU-qj6Ipod', 1794984757.0705667, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('Vwb0cvhcaTC-', 'castles_of_burgundy', '{"players":2,"seed":"857b6beeb4e9bf5b12d32582a6c19969","options":{},"position":null,"strict":false,"rules":1,"data":"cf2957836feb82b8"}', 0, 'lZn9PoB3Y_shZZ-oLcY6_1F6', 1794984756.6702373, 38, 112, '[0]', 0, NULL, 'XqbZO4X4hN5Xf7hU-qj6Ipod', 1794984756.960236, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('CCzeBH2vuVd0', 'castles_of_burgundy', '{"players":2,"seed":"42aaa99bdb6af10e15323dd34b6387f8","options":{},"position":null,"strict":false,"rules":1,"data":"cf2957836feb82b8"}', 1, 'O9fmvXIrSZi29dchizt0z_zJ', 1794984756.5543067, 18, 56, '[1]', 0, NULL, 'XqbZO4X4hN5Xf7hU-qj6Ipod', 1794984756.6615632, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('u7Lq4-D7PImL', 'woodcraft', '{"players":2,"seed":"02ab6cab756ca8a6b7611ae7a14110eb","options":{},"position":null,"strict":false,"rules":3,"data":"873d37384a7608c2"}', 1, 'UZrT8N11ECnupOyw8FajMJy2', 1794984757.6346693, 18, 64, '[1]', 0, NULL, 'XqbZO4X4hN5Xf7hU-qj6Ipod', 1794984757.729397, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('0PFgf8Z9fSNX', 'craftsmen', '{"players":2,"seed":"e65996278a0a37f33ffb7d8f354b5b2e","options":{},"position":null,"strict":false,"rules":1,"data":"bc655381b98a616e"}', 1, 'LvQGOXpnXUvAXOGRasV_qrJR', 1794984758.1980388, 18, 44, '[0]', 0, NULL, 'XqbZO4X4hN5Xf7hU-qj6Ipod', 1794984758.3017175, 120, 0, NULL, 0);
INSERT INTO public.undos VALUES ('HJLHtnXTKcBP', 4, 0, 31, '[[0,"take:0:4:0:3",1794984758.6979423]]', 1794984758.7063603);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (game, person, message);
ALTER TABLE ONLY public.daily_bots
    ADD CONSTRAINT daily_bots_pkey PRIMARY KEY (day, game);
ALTER TABLE ONLY public.daily_tables
    ADD CONSTRAINT daily_tables_pkey PRIMARY KEY (played);
ALTER TABLE ONLY public.facts
    ADD CONSTRAINT facts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY (game, n);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.proposals
    ADD CONSTRAINT proposals_pkey PRIMARY KEY (game, what);
ALTER TABLE ONLY public.puzzle_answers
    ADD CONSTRAINT puzzle_answers_pkey PRIMARY KEY (person, puzzle);
ALTER TABLE ONLY public.puzzle_players
    ADD CONSTRAINT puzzle_players_pkey PRIMARY KEY (person, game);
ALTER TABLE ONLY public.puzzle_ratings
    ADD CONSTRAINT puzzle_ratings_pkey PRIMARY KEY (puzzle);
ALTER TABLE ONLY public.refused_names
    ADD CONSTRAINT refused_names_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (game, seat);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_token_key UNIQUE (token);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_watch_key UNIQUE (watch);
ALTER TABLE ONLY public.undos
    ADD CONSTRAINT undos_pkey PRIMARY KEY (game, version);
CREATE INDEX daily_of_person ON public.daily_tables USING btree (person, day);
CREATE UNIQUE INDEX daily_tries ON public.daily_tables USING btree (day, game, person) WHERE (kind <> 'practice'::text);
CREATE INDEX puzzle_answers_of ON public.puzzle_answers USING btree (puzzle);
CREATE INDEX reviews_open ON public.reviews USING btree (asked) WHERE (done = 0);
CREATE INDEX seats_of_person ON public.seats USING btree (person) WHERE (person IS NOT NULL);
CREATE INDEX tables_made_by ON public.tables USING btree (made_by) WHERE ((made_by IS NOT NULL) AND (over = 0));
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_game_fkey FOREIGN KEY (game) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_game_fkey FOREIGN KEY (game) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_rematch_fkey FOREIGN KEY (rematch) REFERENCES public.tables(id);
