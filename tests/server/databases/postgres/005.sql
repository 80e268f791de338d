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
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-1"', 32, 2);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-2"', 33, 3);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-3"', 34, 4);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-4"', 38, 5);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-5"', 39, 6);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-6"', 40, 7);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-7"', 41, 8);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-8"', 42, 9);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-9"', 46, 10);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-10"', 47, 11);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-11"', 48, 12);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-12"', 49, 13);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-13"', 50, 14);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-14"', 54, 15);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-15"', 55, 16);
INSERT INTO public.answers VALUES ('rwnBoChvvpPJ', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745329130320-16"', 56, 17);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-1"', 32, 2);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-2"', 33, 3);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-3"', 39, 6);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-4"', 40, 7);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-5"', 41, 8);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-6"', 48, 12);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-7"', 49, 13);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-8"', 56, 17);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-9"', 57, 18);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-10"', 63, 21);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-11"', 64, 22);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-12"', 65, 23);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-13"', 97, 31);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-14"', 101, 32);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-15"', 105, 36);
INSERT INTO public.answers VALUES ('cUVBgreXfPwU', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298424208-16"', 106, 37);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-2"', 14, 2);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-3"', 15, 3);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-4"', 16, 4);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-5"', 17, 5);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-6"', 18, 6);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-8"', 19, 7);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-9"', 20, 8);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-10"', 21, 9);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-11"', 22, 10);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-12"', 23, 11);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-13"', 24, 12);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-14"', 25, 13);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-15"', 26, 14);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-17"', 27, 15);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-18"', 28, 16);
INSERT INTO public.answers VALUES ('jsyuo_aXnJSx', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293352912-19"', 29, 17);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-1"', 14, 2);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-2"', 15, 3);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-3"', 16, 4);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-4"', 17, 5);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-5"', 18, 6);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-6"', 30, 18);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-7"', 31, 19);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-8"', 33, 21);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-9"', 34, 22);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-10"', 35, 23);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-11"', 36, 24);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-12"', 37, 25);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-13"', 38, 26);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-14"', 39, 27);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-15"', 40, 28);
INSERT INTO public.answers VALUES ('_m8_IZM9cGzn', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293470416-16"', 41, 29);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-2"', 48, 2);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-3"', 49, 3);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-4"', 50, 4);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-5"', 51, 5);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-7"', 52, 6);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-8"', 53, 7);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-9"', 54, 8);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-10"', 55, 9);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-12"', 56, 10);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-13"', 57, 11);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-14"', 58, 12);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-15"', 60, 13);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-16"', 61, 14);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-17"', 62, 15);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-18"', 63, 16);
INSERT INTO public.answers VALUES ('l9eDSOvaYPO2', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302665808-19"', 64, 17);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-1"', 52, 6);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-2"', 53, 7);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-3"', 54, 8);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-4"', 55, 9);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-5"', 61, 15);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-6"', 62, 16);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-7"', 64, 17);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-8"', 66, 18);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-9"', 67, 19);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-10"', 68, 20);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-11"', 69, 21);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-12"', 70, 22);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-13"', 71, 23);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-14"', 80, 31);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-15"', 81, 32);
INSERT INTO public.answers VALUES ('yNJKKlZ43GuE', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745302666320-16"', 82, 33);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-2"', 28, 2);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-3"', 29, 3);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-5"', 31, 4);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-6"', 32, 5);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-7"', 33, 6);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-9"', 34, 7);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-11"', 35, 8);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-13"', 36, 9);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-14"', 37, 10);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-15"', 38, 11);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-16"', 39, 12);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-17"', 40, 13);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-18"', 41, 14);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-19"', 42, 15);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-20"', 43, 16);
INSERT INTO public.answers VALUES ('3y1Gxv5gyuff', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745298427152-21"', 44, 17);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-1"', 28, 2);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-2"', 29, 3);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-3"', 32, 6);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-4"', 34, 8);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-5"', 36, 10);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-6"', 38, 12);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-7"', 40, 14);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-8"', 41, 15);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-9"', 47, 21);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-10"', 49, 23);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-11"', 50, 24);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-12"', 51, 25);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-13"', 52, 26);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-14"', 54, 27);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-15"', 63, 32);
INSERT INTO public.answers VALUES ('KWn0mrzJ_r5X', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293264272-16"', 67, 35);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-1"', 32, 3);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-2"', 31, 4);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-3"', 32, 5);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-4"', 33, 6);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', '1wscC0IM-uvnDsCx_ItlNiTu', '"m139745293268240-1"', 34, 7);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', '1wscC0IM-uvnDsCx_ItlNiTu', '"m139745293268240-2"', 38, 8);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-5"', 39, 9);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-6"', 40, 10);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', '1wscC0IM-uvnDsCx_ItlNiTu', '"m139745293268240-3"', 41, 11);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', '1wscC0IM-uvnDsCx_ItlNiTu', '"m139745293268240-4"', 45, 12);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-7"', 46, 13);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-8"', 47, 14);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', '1wscC0IM-uvnDsCx_ItlNiTu', '"m139745293268240-5"', 48, 15);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', '1wscC0IM-uvnDsCx_ItlNiTu', '"m139745293268240-6"', 52, 16);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-9"', 53, 17);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-10"', 54, 18);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', '1wscC0IM-uvnDsCx_ItlNiTu', '"m139745293268240-7"', 55, 19);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', '1wscC0IM-uvnDsCx_ItlNiTu', '"m139745293268240-8"', 59, 20);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-11"', 60, 21);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-12"', 61, 22);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-13"', 62, 23);
INSERT INTO public.answers VALUES ('9e_eiK11CE0E', 'WhmADuUo6JLl1o9ubJSxXhEx', '"m139745293396112-14"', 62, 24);
INSERT INTO public.facts VALUES ('secret', '\xb169ffee98caaf271a566c557f8316e2683d2f6f656fd7966e737ecc4ce50062');
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 0, -1, 'first:0', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 1, -1, 'start_goods:4', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 2, -1, 'start_goods:1', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 3, -1, 'start_goods:6', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 4, -1, 'start_goods:4', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 5, -1, 'start_goods:3', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 6, -1, 'start_goods:5', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 7, -1, 'tile:10', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 8, -1, 'tile:3', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 9, -1, 'tile:43', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 10, -1, 'tile:1', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 11, -1, 'tile:22', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 12, -1, 'tile:7', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 13, -1, 'tile:3', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 14, -1, 'tile:5', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 15, -1, 'tile:2', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 16, -1, 'tile:26', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 17, -1, 'tile:10', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 18, -1, 'tile:19', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 19, -1, 'tile:4', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 20, -1, 'tile:22', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 21, -1, 'tile:6', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 22, -1, 'tile:35', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 23, -1, 'phase_goods:5', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 24, -1, 'phase_goods:6', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 25, -1, 'phase_goods:3', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 26, -1, 'phase_goods:6', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 27, -1, 'phase_goods:6', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 28, -1, 'roll:0:5:1', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 29, -1, 'roll:1:6:3', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 30, -1, 'white:6', 1794975986.199432);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 31, 0, 'take:0:4:0:3', 1794975986.2546053);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 32, 0, 'take:1:1:1:3', 1794975986.2650785);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 33, 1, 'take:0:2:1:3', 1794975986.274137);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 34, 1, 'workers:1', 1794975986.2840939);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 35, -1, 'roll:0:1:1', 1794975986.2840939);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 36, -1, 'roll:1:1:5', 1794975986.2840939);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 37, -1, 'white:1', 1794975986.2840939);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 38, 0, 'sell:0:1', 1794975986.298239);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 39, 0, 'buy:0:3:3', 1794975986.306321);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 40, 0, 'take:1:1:0:1', 1794975986.322061);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 41, 1, 'take:1:3:0:3', 1794975986.3432477);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 42, 1, 'workers:0', 1794975986.358732);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 43, -1, 'roll:0:1:1', 1794975986.358732);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 44, -1, 'roll:1:6:2', 1794975986.358732);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 45, -1, 'white:2', 1794975986.358732);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 46, 0, 'workers:0', 1794975986.3648782);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 47, 0, 'take:1:5:1:1', 1794975986.389415);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 48, 1, 'sell:0:5', 1794975986.4202762);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 49, 1, 'buy:0:1:3', 1794975986.4347181);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 50, 1, 'take:1:3:1:2', 1794975986.4738317);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 51, -1, 'roll:0:4:1', 1794975986.4738317);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 52, -1, 'roll:1:3:2', 1794975986.4738317);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 53, -1, 'white:6', 1794975986.4738317);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 54, 0, 'workers:0', 1794975986.5042958);
INSERT INTO public.moves VALUES ('rwnBoChvvpPJ', 55, 0, 'place:1:2:12', 1794975986.5276272);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 0, -1, 'first:0', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 1, -1, 'start_goods:5', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 2, -1, 'start_goods:4', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 3, -1, 'start_goods:3', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 4, -1, 'start_goods:6', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 5, -1, 'start_goods:4', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 6, -1, 'start_goods:4', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 7, -1, 'tile:7', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 8, -1, 'tile:3', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 9, -1, 'tile:36', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 10, -1, 'tile:1', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 11, -1, 'tile:19', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 12, -1, 'tile:10', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 13, -1, 'tile:3', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 14, -1, 'tile:9', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 15, -1, 'tile:2', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 16, -1, 'tile:26', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 17, -1, 'tile:6', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 18, -1, 'tile:18', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 19, -1, 'tile:35', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 20, -1, 'tile:9', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 21, -1, 'tile:11', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 22, -1, 'tile:3', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 23, -1, 'phase_goods:2', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 24, -1, 'phase_goods:6', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 25, -1, 'phase_goods:3', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 26, -1, 'phase_goods:2', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 27, -1, 'phase_goods:6', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 28, -1, 'roll:0:4:4', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 29, -1, 'roll:1:2:3', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 30, -1, 'white:3', 1794975986.576405);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 31, 0, 'take:0:3:0:3', 1794975986.7165399);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 32, 0, 'take:1:4:1:3', 1794975986.727468);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 33, 1, 'take:1:3:1:3', 1794975986.9069996);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 34, 1, 'take:0:2:0:3', 1794975986.9242835);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 35, -1, 'roll:0:6:3', 1794975986.9242835);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 36, -1, 'roll:1:1:5', 1794975986.9242835);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 37, -1, 'white:4', 1794975986.9242835);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 38, 0, 'place:1:1:11', 1794975986.9615355);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 39, 0, 'buy:0:0:3', 1794975986.9761786);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 40, 0, 'take:0:6:1:3', 1794975986.9887683);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 41, 1, 'take:1:5:0:3', 1794975987.0391045);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 42, 1, 'place:0:0:11', 1794975987.047652);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 43, 1, 'free_place:2:24', 1794975987.054177);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 44, -1, 'roll:0:5:2', 1794975987.054177);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 45, -1, 'roll:1:4:4', 1794975987.054177);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 46, -1, 'white:1', 1794975987.054177);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 47, 0, 'take:1:2:1:2', 1794975987.0644438);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 48, 0, 'take:0:5:1:1', 1794975987.0820508);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 49, 1, 'take:0:4:0:3', 1794975987.0862706);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 50, 1, 'sell:1:4', 1794975987.0934868);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 51, 1, 'buy:0:2:3', 1794975987.1009872);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 52, -1, 'roll:0:4:2', 1794975987.1009872);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 53, -1, 'roll:1:6:1', 1794975987.1009872);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 54, -1, 'white:5', 1794975987.1009872);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 35, 0, 'play:9', 1794975989.074567);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 55, 0, 'workers:1', 1794975987.10875);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 56, 0, 'workers:0', 1794975987.1203165);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 57, 1, 'place:1:1:12', 1794975987.1243088);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 58, 1, 'workers:0', 1794975987.1287444);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 59, -1, 'roll:0:3:6', 1794975987.1287444);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 60, -1, 'roll:1:6:2', 1794975987.1287444);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 61, -1, 'white:1', 1794975987.1287444);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 62, 0, 'take:1:1:0:0', 1794975987.1423488);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 63, 0, 'sell:0:4', 1794975987.1522055);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 64, 0, 'buy:0:3:1', 1794975987.1592345);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 65, 1, 'place:1:0:17', 1794975987.1651218);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 66, 1, 'goods:1:0', 1794975987.1757538);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 67, 1, 'workers:0', 1794975987.1812468);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 68, 1, 'end_turn', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 69, -1, 'tile:5', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 70, -1, 'tile:3', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 71, -1, 'tile:39', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 72, -1, 'tile:1', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 73, -1, 'tile:14', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 74, -1, 'tile:5', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 75, -1, 'tile:3', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 76, -1, 'tile:8', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 77, -1, 'tile:2', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 78, -1, 'tile:49', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 79, -1, 'tile:9', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 80, -1, 'tile:23', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 81, -1, 'tile:3', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 82, -1, 'tile:4', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 83, -1, 'tile:2', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 84, -1, 'tile:3', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 85, -1, 'phase_goods:1', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 86, -1, 'phase_goods:4', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 87, -1, 'phase_goods:5', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 88, -1, 'phase_goods:4', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 89, -1, 'phase_goods:3', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 90, -1, 'roll:1:1:3', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 91, -1, 'roll:0:3:4', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 92, -1, 'white:1', 1794975987.1887023);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 93, 1, 'take:1:3:0:3', 1794975987.1995125);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 94, 1, 'take:0:5:0:3', 1794975987.2058134);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 95, 1, 'end_turn', 1794975987.2131853);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 96, 0, 'take:0:3:1:0', 1794975987.2265434);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 97, 0, 'take:1:5:1:1', 1794975987.232199);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 98, -1, 'roll:1:1:1', 1794975987.232199);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 99, -1, 'roll:0:3:5', 1794975987.232199);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 100, -1, 'white:3', 1794975987.232199);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 101, 1, 'place:0:1:29', 1794975987.2369149);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 102, 1, 'take:1:1:1:3', 1794975987.2402458);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 103, 1, 'buy:0:2:2', 1794975987.2512763);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 104, 0, 'take:1:4:0:2', 1794975987.2686172);
INSERT INTO public.moves VALUES ('cUVBgreXfPwU', 105, 0, 'place:0:0:25', 1794975987.271728);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 0, -1, 'first:1', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 1, -1, 'draw:12', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 2, -1, 'draw:25', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 3, -1, 'draw:3', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 4, -1, 'draw:18', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 5, -1, 'draw:39', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 6, -1, 'draw:41', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 7, -1, 'draw:48', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 8, -1, 'draw:49', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 9, -1, 'draw:81', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 10, -1, 'draw:79', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 11, -1, 'draw:68', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 12, -1, 'draw:73', 1794975987.5118856);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 13, 0, 'pick:0', 1794975987.5573864);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 14, 0, 'pick:2', 1794975987.5840466);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 15, 0, 'pick:5', 1794975987.6000643);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 16, 0, 'pick:9', 1794975987.6118248);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 17, 0, 'pick:14', 1794975987.6308227);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 18, 1, 'pick:5', 1794975987.643844);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 19, 1, 'pick:6', 1794975987.655914);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 20, 1, 'pick:8', 1794975987.667957);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 21, 1, 'pick:12', 1794975987.6798506);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 22, 1, 'pick:14', 1794975987.6921391);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 23, 1, 'play:5', 1794975987.7039976);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 24, 1, 'clear:14', 1794975987.7159882);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 25, 1, 'done', 1794975987.7252038);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 26, 0, 'done', 1794975987.7515395);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 27, 0, 'play:9', 1794975987.7588472);
INSERT INTO public.moves VALUES ('jsyuo_aXnJSx', 28, 0, 'enter:2', 1794975987.7851517);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 0, -1, 'first:1', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 1, -1, 'draw:11', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 2, -1, 'draw:13', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 3, -1, 'draw:7', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 4, -1, 'draw:9', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 5, -1, 'draw:32', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 6, -1, 'draw:40', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 7, -1, 'draw:55', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 8, -1, 'draw:47', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 9, -1, 'draw:87', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 10, -1, 'draw:62', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 11, -1, 'draw:90', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 12, -1, 'draw:77', 1794975987.8002067);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 13, 0, 'pick:0', 1794975987.909896);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 14, 0, 'pick:2', 1794975987.9992247);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 15, 0, 'pick:5', 1794975988.078654);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 16, 0, 'pick:9', 1794975988.183154);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 17, 0, 'pick:14', 1794975988.2626693);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 18, 1, 'pick:1', 1794975988.4554982);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 19, 1, 'pick:4', 1794975988.563792);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 20, 1, 'pick:5', 1794975988.6351745);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 21, 1, 'pick:7', 1794975988.6985848);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 22, 1, 'pick:8', 1794975988.7317924);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 23, 1, 'play:5', 1794975988.7909667);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 24, 1, 'use:1:0', 1794975988.8346283);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 25, 1, 'build:32:9', 1794975988.8636672);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 26, 1, 'from:1', 1794975988.8714328);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 27, 1, 'take:0:3:3', 1794975988.8921056);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 28, 1, 'done', 1794975988.9367719);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 29, 0, 'use:0:5', 1794975988.9522429);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 30, 0, 'take:0:0:0', 1794975989.002608);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 31, 1, 'gift:0:1', 1794975989.0203846);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 32, 0, 'clear:4', 1794975989.0293124);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 33, 0, 'clear:11', 1794975989.047185);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 34, 0, 'done', 1794975989.0573947);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 36, 0, 'enter:0', 1794975989.0989568);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 37, 0, 'use:0:0', 1794975989.1089377);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 38, 0, 'take:0:1:0', 1794975989.1346014);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 39, 0, 'clear:8', 1794975989.1550813);
INSERT INTO public.moves VALUES ('_m8_IZM9cGzn', 40, 0, 'use:1:0', 1794975989.1599703);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 0, -1, 'first:0', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 1, -1, 'arrange:4', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 2, -1, 'arrange:3', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 3, -1, 'arrange:0', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 4, -1, 'arrange:6', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 5, -1, 'arrange:5', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 6, -1, 'arrange:1', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 7, -1, 'arrange:2', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 8, -1, 'roll:0:6', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 9, -1, 'roll:1:3', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 10, -1, 'roll:2:6', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 11, -1, 'roll:3:5', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 12, -1, 'roll:4:2', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 13, -1, 'roll:5:3', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 14, -1, 'reputation_tile:0', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 15, -1, 'reputation_tile:2', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 16, -1, 'show_order:13', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 17, -1, 'show_order:6', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 18, -1, 'show_order:27', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 19, -1, 'show_order:9', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 20, -1, 'show_helper:0', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 21, -1, 'show_helper:26', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 22, -1, 'show_helper:11', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 23, -1, 'show_helper:10', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 24, -1, 'show_commission:6', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 25, -1, 'show_commission:7', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 26, -1, 'show_commission:3', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 27, -1, 'deal_order:19', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 28, -1, 'deal_order:30', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 29, -1, 'deal_order:3', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 30, -1, 'deal_order:16', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 31, -1, 'deal_order:17', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 32, -1, 'deal_order:69', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 33, -1, 'deal_order:70', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 34, -1, 'deal_helper:2', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 35, -1, 'deal_helper:21', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 36, -1, 'deal_helper:20', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 37, -1, 'deal_order:7', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 38, -1, 'deal_order:8', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 39, -1, 'deal_order:1', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 40, -1, 'deal_order:28', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 41, -1, 'deal_order:29', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 42, -1, 'deal_order:71', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 43, -1, 'deal_order:67', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 44, -1, 'deal_helper:3', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 45, -1, 'deal_helper:5', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 46, -1, 'deal_helper:22', 1794975989.9169428);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 47, 0, 'keep_order:0', 1794975990.1345985);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 48, 0, 'keep_order:2', 1794975990.2425933);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 49, 0, 'lay_order:69', 1794975990.267793);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 50, 0, 'start_helper:0', 1794975990.291884);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 51, 1, 'keep_order:4', 1794975990.3017402);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 52, 1, 'keep_order:1', 1794975990.3256607);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 53, 1, 'lay_order:67', 1794975990.3389232);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 54, 1, 'start_helper:1', 1794975990.3447995);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 55, 0, 'tile:0', 1794975990.3496463);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 56, 0, 'main:0', 1794975990.3527536);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 57, 0, 'buy_die:4', 1794975990.3577273);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 58, 0, 'done', 1794975990.3605413);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 59, -1, 'roll:4:6', 1794975990.3605413);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 60, 0, 'saw:0', 1794975990.3644207);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 61, 0, 'die:1:2', 1794975990.368156);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 62, 0, 'cut:0', 1794975990.370418);
INSERT INTO public.moves VALUES ('l9eDSOvaYPO2', 63, 0, 'end_actions', 1794975990.3727014);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 0, -1, 'first:1', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 1, -1, 'arrange:5', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 2, -1, 'arrange:1', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 3, -1, 'arrange:0', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 4, -1, 'arrange:6', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 5, -1, 'arrange:2', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 6, -1, 'arrange:3', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 7, -1, 'arrange:4', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 8, -1, 'roll:0:1', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 9, -1, 'roll:1:2', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 10, -1, 'roll:2:4', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 11, -1, 'roll:3:2', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 12, -1, 'roll:4:3', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 13, -1, 'roll:5:2', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 14, -1, 'reputation_tile:0', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 15, -1, 'reputation_tile:2', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 16, -1, 'show_order:14', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 17, -1, 'show_order:26', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 18, -1, 'show_order:15', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 19, -1, 'show_order:8', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 20, -1, 'show_helper:26', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 21, -1, 'show_helper:2', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 22, -1, 'show_helper:10', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 23, -1, 'show_helper:24', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 24, -1, 'show_commission:0', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 25, -1, 'show_commission:3', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 26, -1, 'show_commission:6', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 27, -1, 'deal_order:10', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 28, -1, 'deal_order:17', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 29, -1, 'deal_order:24', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 30, -1, 'deal_order:13', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 31, -1, 'deal_order:29', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 32, -1, 'deal_order:65', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 33, -1, 'deal_order:68', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 34, -1, 'deal_helper:11', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 35, -1, 'deal_helper:7', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 36, -1, 'deal_helper:1', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 37, -1, 'deal_order:11', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 38, -1, 'deal_order:30', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 39, -1, 'deal_order:28', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 40, -1, 'deal_order:6', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 41, -1, 'deal_order:9', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 42, -1, 'deal_order:69', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 43, -1, 'deal_order:70', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 44, -1, 'deal_helper:20', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 45, -1, 'deal_helper:9', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 46, -1, 'deal_helper:21', 1794975990.38236);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 47, 1, 'keep_order:1', 1794975990.5179932);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 48, 1, 'keep_order:2', 1794975990.5279489);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 49, 1, 'lay_order:17', 1794975990.5340862);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 50, 1, 'start_helper:2', 1794975990.544404);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 51, 0, 'keep_order:0', 1794975990.5610878);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 52, 0, 'keep_order:2', 1794975990.5737538);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 53, 0, 'lay_order:69', 1794975990.5972764);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 54, 0, 'start_helper:0', 1794975990.6057982);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 55, 1, 'tile:6', 1794975990.6335902);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 56, 1, 'main:0', 1794975990.6493316);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 57, 1, 'improve:0', 1794975990.6559525);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 58, 1, 'end_actions', 1794975990.6643448);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 59, 1, 'market:0', 1794975990.675841);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 60, 0, 'tile:4', 1794975990.687003);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 61, 0, 'swap:3', 1794975990.7061307);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 62, 0, 'take_order:2', 1794975990.7156281);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 63, -1, 'show_order:0', 1794975990.7156281);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 64, 0, 'take_order:0', 1794975990.7278805);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 65, -1, 'show_order:5', 1794975990.7278805);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 66, 0, 'saw:0', 1794975990.7511008);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 67, 0, 'die:1:2', 1794975990.7826474);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 68, 0, 'cut:0', 1794975990.824932);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 69, 0, 'end_actions', 1794975990.8546128);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 70, 0, 'market:0', 1794975990.8664532);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 71, 1, 'tile:4', 1794975990.9005935);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 72, 1, 'main:0', 1794975990.9196603);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 73, 1, 'take_helper:1', 1794975990.932408);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 74, -1, 'show_helper:15', 1794975990.932408);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 75, 1, 'room:3', 1794975990.9433107);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 76, 1, 'space:2', 1794975990.9522574);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 77, 1, 'end_actions', 1794975990.9602208);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 78, 1, 'market:0', 1794975990.9725165);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 79, 0, 'tile:6', 1794975991.0107117);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 80, 0, 'main:0', 1794975991.0318246);
INSERT INTO public.moves VALUES ('yNJKKlZ43GuE', 81, 0, 'improve:2', 1794975991.0469024);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 0, -1, 'draw:1:1', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 1, -1, 'draw:2:1', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 2, -1, 'draw:0:3', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 3, -1, 'draw:2:2', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 4, -1, 'draw:0:2', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 5, -1, 'draw:3:2', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 6, -1, 'draw:2:2', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 7, -1, 'draw:2:2', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 8, -1, 'draw:1:1', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 9, -1, 'draw:0:1', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 10, -1, 'draw:3:1', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 11, -1, 'draw:1:3', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 12, -1, 'reveal:9', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 13, -1, 'reveal:11', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 14, -1, 'reveal:13', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 15, -1, 'reveal:27', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 16, -1, 'reveal:25', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 17, -1, 'reveal:22', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 18, -1, 'reveal:43', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 19, -1, 'reveal:46', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 20, -1, 'reveal:34', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 21, -1, 'reveal:49', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 22, -1, 'reveal:61', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 23, -1, 'reveal:55', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 24, -1, 'reveal:2', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 25, -1, 'reveal:1', 1794975991.5386257);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 26, 0, 'swap:0', 1794975991.586573);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 27, -1, 'reveal:20', 1794975991.586573);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 28, 0, 'swap_saw:1', 1794975991.59549);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 29, 1, 'swap:2', 1794975991.613763);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 30, -1, 'reveal:52', 1794975991.613763);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 31, 1, 'swap_saw:3', 1794975991.6252105);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 32, 1, 'place:5:0', 1794975991.6466773);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 33, 0, 'place:6:0', 1794975991.662508);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 34, 1, 'pass', 1794975991.669663);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 35, 0, 'place:1:0', 1794975991.6857133);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 36, 0, 'place:2:0', 1794975991.688569);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 37, 0, 'place:3:0', 1794975991.69277);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 38, 0, 'place:4:0', 1794975991.7090032);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 39, 0, 'end', 1794975991.715261);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 40, 0, 'build:2:1:0', 1794975991.7327213);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 41, 0, 'build:1:1:1', 1794975991.73754);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 42, 0, 'pay:2:2', 1794975991.7439382);
INSERT INTO public.moves VALUES ('3y1Gxv5gyuff', 43, 0, 'pay:2:1', 1794975991.751374);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 0, -1, 'draw:1:2', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 1, -1, 'draw:1:3', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 2, -1, 'draw:1:3', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 3, -1, 'draw:3:1', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 4, -1, 'draw:3:1', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 5, -1, 'draw:2:3', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 6, -1, 'draw:1:3', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 7, -1, 'draw:0:1', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 8, -1, 'draw:2:1', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 9, -1, 'draw:1:1', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 10, -1, 'draw:1:1', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 11, -1, 'draw:1:2', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 12, -1, 'reveal:27', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 13, -1, 'reveal:16', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 14, -1, 'reveal:23', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 15, -1, 'reveal:18', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 16, -1, 'reveal:20', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 17, -1, 'reveal:7', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 18, -1, 'reveal:34', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 19, -1, 'reveal:46', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 20, -1, 'reveal:37', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 21, -1, 'reveal:40', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 22, -1, 'reveal:59', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 23, -1, 'reveal:67', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 24, -1, 'reveal:5', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 25, -1, 'reveal:1', 1794975991.7753448);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 26, 0, 'swap:0', 1794975991.812501);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 27, -1, 'reveal:17', 1794975991.812501);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 28, 0, 'swap_saw:1', 1794975991.821487);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 29, 1, 'end', 1794975991.9893553);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 30, 1, 'place:3:0', 1794975991.9980493);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 31, 0, 'place:3:0', 1794975992.0217555);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 32, 1, 'place:4:0', 1794975992.0444117);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 33, 0, 'place:3:2', 1794975992.059825);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 34, 1, 'place:2:0', 1794975992.0807521);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 35, 0, 'place:6:0', 1794975992.0928707);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 36, 1, 'place:4:0', 1794975992.10197);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 37, 0, 'place:6:0', 1794975992.134578);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 38, 1, 'place:3:1', 1794975992.1705894);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 39, 0, 'place:1:0', 1794975992.181543);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 40, 0, 'end', 1794975992.202568);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 41, 1, 'build:0:0:1', 1794975992.2246702);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 42, 1, 'build:0:1:0', 1794975992.2431867);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 43, 1, 'pay:0:1', 1794975992.265051);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 44, 1, 'pay:1:3', 1794975992.2799916);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 45, 1, 'auction:1:1:5', 1794975992.2962139);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 46, 0, 'bid:14', 1794975992.3156419);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 47, 1, 'drop', 1794975992.326368);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 48, 0, 'pay:1:2', 1794975992.3352056);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 49, 0, 'pay:1:3', 1794975992.3566365);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 50, 0, 'pay:3:1', 1794975992.3669116);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 51, 0, 'pay:1:3', 1794975992.3945894);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 52, 0, 'pay:3:1', 1794975992.4239056);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 53, -1, 'reveal:31', 1794975992.4239056);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 54, 1, 'peek:0', 1794975992.4455113);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 55, -1, 'reveal:24', 1794975992.4455113);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 56, -1, 'reveal:28', 1794975992.4455113);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 57, -1, 'reveal:12', 1794975992.4455113);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 58, 1, 'peek_show:0:4', 1794975992.4786406);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 59, 1, 'peek_back:0:0', 1794975992.4996579);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 60, 1, 'auction:0:1:3', 1794975992.5165462);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 61, 0, 'drop', 1794975992.5234632);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 62, -1, 'draw:1:2', 1794975992.5234632);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 63, 1, 'pay:2:3', 1794975992.5294409);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 64, -1, 'reveal:7', 1794975992.5294409);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 65, 1, 'end', 1794975992.5337305);
INSERT INTO public.moves VALUES ('KWn0mrzJ_r5X', 66, 0, 'end', 1794975992.5436616);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 0, -1, 'first:0', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 1, -1, 'start_goods:1', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 2, -1, 'start_goods:2', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 3, -1, 'start_goods:4', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 4, -1, 'start_goods:2', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 5, -1, 'start_goods:5', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 6, -1, 'start_goods:2', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 7, -1, 'tile:11', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 8, -1, 'tile:3', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 9, -1, 'tile:28', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 10, -1, 'tile:1', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 11, -1, 'tile:15', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 12, -1, 'tile:5', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 13, -1, 'tile:3', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 14, -1, 'tile:7', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 15, -1, 'tile:2', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 16, -1, 'tile:49', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 17, -1, 'tile:5', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 18, -1, 'tile:13', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 19, -1, 'tile:6', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 20, -1, 'tile:9', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 21, -1, 'tile:17', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 22, -1, 'tile:7', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 23, -1, 'phase_goods:5', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 24, -1, 'phase_goods:4', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 25, -1, 'phase_goods:4', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 26, -1, 'phase_goods:4', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 27, -1, 'phase_goods:5', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 28, -1, 'roll:0:5:1', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 29, -1, 'roll:1:5:1', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 30, -1, 'white:1', 1794975992.5578136);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 31, 0, 'take:0:4:0:3', 1794975992.6174898);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 32, 0, 'take:1:1:0:3', 1794975992.633152);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 33, 1, 'take:0:1:1:3', 1794975992.6360867);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 34, 1, 'workers:1', 1794975992.6406152);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 35, -1, 'roll:0:5:4', 1794975992.6406152);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 36, -1, 'roll:1:3:4', 1794975992.6406152);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 37, -1, 'white:3', 1794975992.6406152);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 38, 0, 'take:0:5:0:3', 1794975992.6435297);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 39, 0, 'take:1:4:1:0', 1794975992.6460571);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 40, 1, 'take:0:2:0:3', 1794975992.6523223);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 41, 1, 'take:1:3:0:3', 1794975992.656981);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 42, -1, 'roll:0:2:3', 1794975992.656981);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 43, -1, 'roll:1:4:1', 1794975992.656981);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 44, -1, 'white:1', 1794975992.656981);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 45, 0, 'take:0:2:1:0', 1794975992.6661983);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 46, 0, 'take:1:3:1:0', 1794975992.6694427);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 47, 1, 'place:1:1:12', 1794975992.677433);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 48, 1, 'workers:0', 1794975992.6806529);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 49, -1, 'roll:0:4:6', 1794975992.6806529);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 50, -1, 'roll:1:2:3', 1794975992.6806529);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 51, -1, 'white:2', 1794975992.6806529);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 52, 0, 'take:1:6:0:0', 1794975992.6867974);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 53, 0, 'place:0:2:24', 1794975992.6922936);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 54, 1, 'take:0:6:1:3', 1794975992.6983044);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 55, 1, 'workers:1', 1794975992.701467);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 56, -1, 'roll:0:4:3', 1794975992.701467);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 57, -1, 'roll:1:1:3', 1794975992.701467);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 58, -1, 'white:5', 1794975992.701467);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 59, 0, 'place:1:0:11', 1794975992.7074654);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 60, 0, 'sell:0:4', 1794975992.711892);
INSERT INTO public.moves VALUES ('9e_eiK11CE0E', 61, 0, 'buy:0:0:3', 1794975992.7153485);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 0, -1, 'first:1', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 1, -1, 'start_goods:1', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 2, -1, 'start_goods:1', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 3, -1, 'start_goods:3', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 4, -1, 'start_goods:2', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 5, -1, 'start_goods:2', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 6, -1, 'start_goods:3', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 7, -1, 'tile:4', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 8, -1, 'tile:3', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 9, -1, 'tile:46', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 10, -1, 'tile:1', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 11, -1, 'tile:16', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 12, -1, 'tile:6', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 13, -1, 'tile:3', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 14, -1, 'tile:8', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 15, -1, 'tile:2', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 16, -1, 'tile:33', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 17, -1, 'tile:4', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 18, -1, 'tile:14', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 19, -1, 'tile:7', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 20, -1, 'tile:16', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 21, -1, 'tile:22', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 22, -1, 'tile:13', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 23, -1, 'phase_goods:6', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 24, -1, 'phase_goods:4', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 25, -1, 'phase_goods:1', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 26, -1, 'phase_goods:1', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 27, -1, 'phase_goods:2', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 28, -1, 'roll:1:5:5', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 29, -1, 'roll:0:6:5', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 30, -1, 'white:1', 1794975992.734723);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 31, 1, 'workers:0', 1794975992.7535586);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 32, 1, 'take:1:6:1:3', 1794975992.757191);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 33, 0, 'take:1:6:0:3', 1794975992.760659);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 34, 0, 'take:0:5:0:3', 1794975992.7835069);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 35, -1, 'roll:1:5:5', 1794975992.7835069);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 36, -1, 'roll:0:6:5', 1794975992.7835069);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 37, -1, 'white:1', 1794975992.7835069);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 38, 1, 'take:0:3:1:3', 1794975992.8065126);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 39, 1, 'workers:1', 1794975992.8279073);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 40, 0, 'workers:1', 1794975992.8626673);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 41, 0, 'take:0:1:1:3', 1794975992.8826637);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 42, -1, 'roll:1:2:5', 1794975992.8826637);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 43, -1, 'roll:0:1:2', 1794975992.8826637);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 44, -1, 'white:5', 1794975992.8826637);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 45, 1, 'sell:0:1', 1794975992.8986087);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 46, 1, 'take:1:5:1:3', 1794975992.9786906);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 47, 1, 'buy:0:0:2', 1794975993.0006976);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 48, 0, 'take:1:1:0:2', 1794975993.0044973);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 49, 0, 'workers:0', 1794975993.0164533);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 50, -1, 'roll:1:4:3', 1794975993.0164533);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 51, -1, 'roll:0:1:4', 1794975993.0164533);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 52, -1, 'white:2', 1794975993.0164533);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 53, 1, 'take:0:3:0:1', 1794975993.0286472);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 54, 1, 'place:1:2:25', 1794975993.0419078);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 55, 1, 'free_take:4:0', 1794975993.0543213);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 56, 0, 'place:1:2:25', 1794975993.057485);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 57, 0, 'free_sell:3', 1794975993.0701299);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 58, 0, 'buy:0:3:3', 1794975993.0737753);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 59, 0, 'take:0:2:1:0', 1794975993.08785);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 60, -1, 'roll:1:6:6', 1794975993.08785);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 61, -1, 'roll:0:3:6', 1794975993.08785);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 62, -1, 'white:1', 1794975993.08785);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 63, 1, 'workers:0', 1794975993.100753);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 64, 1, 'take:1:4:1:1', 1794975993.1206722);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 65, 0, 'workers:0', 1794975993.1249099);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 66, 0, 'workers:1', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 67, -1, 'tile:8', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 68, -1, 'tile:3', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 69, -1, 'tile:40', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 70, -1, 'tile:1', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 71, -1, 'tile:22', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 72, -1, 'tile:6', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 73, -1, 'tile:3', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 74, -1, 'tile:9', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 75, -1, 'tile:2', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 76, -1, 'tile:45', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 77, -1, 'tile:4', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 78, -1, 'tile:16', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 79, -1, 'tile:30', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 80, -1, 'tile:23', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 81, -1, 'tile:6', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 82, -1, 'tile:10', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 83, -1, 'phase_goods:4', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 84, -1, 'phase_goods:4', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 85, -1, 'phase_goods:4', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 86, -1, 'phase_goods:1', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 87, -1, 'phase_goods:6', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 88, -1, 'roll:1:2:6', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 89, -1, 'roll:0:2:6', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 90, -1, 'white:3', 1794975993.1363664);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 91, 1, 'take:0:2:1:1', 1794975993.1455095);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 92, 1, 'take:1:6:0:1', 1794975993.1619482);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 93, 0, 'take:1:4:1:2', 1794975993.168068);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 94, 0, 'take:0:4:0:2', 1794975993.1752443);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 95, -1, 'roll:1:5:2', 1794975993.1752443);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 96, -1, 'roll:0:6:3', 1794975993.1752443);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 97, -1, 'white:4', 1794975993.1752443);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 98, 1, 'take:0:5:1:2', 1794975993.1808658);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 99, 1, 'workers:1', 1794975993.189403);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 100, 0, 'take:1:3:1:1', 1794975993.1971312);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 101, 0, 'workers:0', 1794975993.2108865);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 102, -1, 'roll:1:3:3', 1794975993.2108865);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 103, -1, 'roll:0:3:2', 1794975993.2108865);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 104, -1, 'white:3', 1794975993.2108865);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 105, 1, 'take:0:2:0:2', 1794975993.2170815);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 106, 1, 'take:1:3:0:1', 1794975993.2201679);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 107, 0, 'take:0:1:0:0', 1794975993.234789);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 108, 0, 'sell:1:2', 1794975993.2789373);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 109, -1, 'roll:1:3:4', 1794975993.2789373);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 110, -1, 'roll:0:5:4', 1794975993.2789373);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 111, -1, 'white:3', 1794975993.2789373);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 112, 1, 'workers:1', 1794975993.2922306);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 113, 1, 'take:0:5:0:1', 1794975993.3199127);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 114, 0, 'place:0:1:31', 1794975993.3366115);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 115, 0, 'workers:1', 1794975993.3433442);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 116, -1, 'roll:1:1:4', 1794975993.3433442);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 117, -1, 'roll:0:5:4', 1794975993.3433442);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 118, -1, 'white:1', 1794975993.3433442);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 119, 1, 'take:0:1:1:1', 1794975993.3523602);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 120, 1, 'place:1:1:19', 1794975993.3563976);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 121, 1, 'goods:4:0', 1794975993.3643186);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 122, 0, 'place:1:2:19', 1794975993.372111);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 123, 0, 'goods:2:0', 1794975993.3802996);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 124, 0, 'take:0:6:1:3', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 125, -1, 'tile:9', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 126, -1, 'tile:3', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 127, -1, 'tile:36', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 128, -1, 'tile:1', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 129, -1, 'tile:12', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 130, -1, 'tile:7', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 131, -1, 'tile:3', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 132, -1, 'tile:7', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 133, -1, 'tile:2', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 134, -1, 'tile:43', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 135, -1, 'tile:7', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 136, -1, 'tile:15', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 137, -1, 'tile:3', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 138, -1, 'tile:4', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 139, -1, 'tile:20', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 140, -1, 'tile:8', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 141, -1, 'phase_goods:5', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 142, -1, 'phase_goods:6', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 143, -1, 'phase_goods:3', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 144, -1, 'phase_goods:5', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 145, -1, 'phase_goods:3', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 146, -1, 'roll:0:1:4', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 147, -1, 'roll:1:2:3', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 148, -1, 'white:5', 1794975993.3886263);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 149, 0, 'take:1:4:1:3', 1794975993.398266);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 150, 0, 'workers:0', 1794975993.4080465);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 151, 1, 'take:0:2:0:3', 1794975993.4140568);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 152, 1, 'take:1:3:1:1', 1794975993.4216037);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 153, -1, 'roll:0:4:2', 1794975993.4216037);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 154, -1, 'roll:1:5:3', 1794975993.4216037);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 155, -1, 'white:5', 1794975993.4216037);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 156, 0, 'take:0:3:0:0', 1794975993.428851);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 157, 0, 'take:1:1:1:1', 1794975993.4418473);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 158, 1, 'workers:1', 1794975993.4525108);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 159, 1, 'take:0:6:1:2', 1794975993.4689374);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 160, -1, 'roll:0:6:1', 1794975993.4689374);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 161, -1, 'roll:1:6:1', 1794975993.4689374);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 162, -1, 'white:2', 1794975993.4689374);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 163, 0, 'take:1:1:0:1', 1794975993.4750545);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 164, 0, 'take:0:6:0:2', 1794975993.4968452);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 165, 1, 'take:0:5:0:1', 1794975993.5121222);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 166, 1, 'workers:1', 1794975993.5186386);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 167, -1, 'roll:0:1:3', 1794975993.5186386);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 168, -1, 'roll:1:1:1', 1794975993.5186386);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 169, -1, 'white:2', 1794975993.5186386);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 170, 0, 'place:1:2:36', 1794975993.524456);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 171, 0, 'skip', 1794975993.5286849);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 172, 0, 'sell:0:1', 1794975993.538559);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 173, 0, 'buy:0:1:3', 1794975993.5429897);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 174, 1, 'workers:0', 1794975993.5528164);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 175, 1, 'take:1:4:0:0', 1794975993.5634973);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 176, -1, 'roll:0:4:1', 1794975993.5634973);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 177, -1, 'roll:1:2:5', 1794975993.5634973);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 178, -1, 'white:3', 1794975993.5634973);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 179, 0, 'workers:0', 1794975993.5729873);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 180, 0, 'take:1:5:1:0', 1794975993.5810535);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 181, 1, 'place:0:0:17', 1794975993.5851548);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 182, 1, 'goods:5:0', 1794975993.5941951);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 183, 1, 'keep:16', 1794975993.610215);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 184, 1, 'sell:1:4', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 185, -1, 'tile:11', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 186, -1, 'tile:3', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 187, -1, 'tile:32', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 188, -1, 'tile:1', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 189, -1, 'tile:13', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 190, -1, 'tile:10', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 191, -1, 'tile:3', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 192, -1, 'tile:8', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 193, -1, 'tile:2', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 194, -1, 'tile:49', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 195, -1, 'tile:5', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 196, -1, 'tile:18', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 197, -1, 'tile:47', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 198, -1, 'tile:8', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 199, -1, 'tile:1', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 200, -1, 'tile:1', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 201, -1, 'phase_goods:6', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 202, -1, 'phase_goods:6', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 203, -1, 'phase_goods:4', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 204, -1, 'phase_goods:5', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 205, -1, 'phase_goods:3', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 206, -1, 'roll:1:5:6', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 207, -1, 'roll:0:1:2', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 208, -1, 'white:6', 1794975993.6211889);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 209, 1, 'take:1:6:0:3', 1794975993.6529436);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 210, 1, 'take:0:5:0:0', 1794975993.6617653);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 211, 0, 'take:0:1:0:0', 1794975993.6744282);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 212, 0, 'take:1:2:0:2', 1794975993.6820626);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 213, -1, 'roll:1:3:4', 1794975993.6820626);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 214, -1, 'roll:0:6:6', 1794975993.6820626);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 215, -1, 'white:2', 1794975993.6820626);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 216, 1, 'workers:0', 1794975993.698805);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 217, 1, 'take:1:6:1:1', 1794975993.7059987);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 218, 0, 'place:0:1:32', 1794975993.7145877);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 219, 0, 'buy:0:2:3', 1794975993.7220957);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 220, 0, 'workers:1', 1794975993.7377026);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 221, -1, 'roll:1:3:1', 1794975993.7377026);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 222, -1, 'roll:0:3:3', 1794975993.7377026);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 223, -1, 'white:1', 1794975993.7377026);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 224, 1, 'take:0:3:1:0', 1794975993.7472272);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 225, 1, 'take:1:1:1:0', 1794975993.7515643);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 226, 0, 'take:0:3:0:2', 1794975993.7566495);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 227, 0, 'take:1:2:1:0', 1794975993.7702293);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 228, -1, 'roll:1:2:1', 1794975993.7702293);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 229, -1, 'roll:0:4:4', 1794975993.7702293);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 230, -1, 'white:6', 1794975993.7702293);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 231, 1, 'workers:1', 1794975993.7754993);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 232, 1, 'take:0:4:0:1', 1794975993.779646);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 233, 0, 'take:0:4:1:2', 1794975993.7866843);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 234, 0, 'take:1:5:1:0', 1794975993.7910526);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 235, -1, 'roll:1:2:1', 1794975993.7910526);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 236, -1, 'roll:0:3:5', 1794975993.7910526);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 237, -1, 'white:4', 1794975993.7910526);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 238, 1, 'place:1:0:16', 1794975993.7956479);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 239, 1, 'goods:5:0', 1794975993.7996519);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 240, 1, 'keep:1', 1794975993.8032835);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 241, 1, 'workers:0', 1794975993.8060055);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 242, 0, 'place:0:2:11', 1794975993.8146896);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 243, 0, 'place:1:0:12', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 244, -1, 'tile:5', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 245, -1, 'tile:3', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 246, -1, 'tile:39', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 247, -1, 'tile:1', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 248, -1, 'tile:21', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 249, -1, 'tile:4', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 250, -1, 'tile:3', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 251, -1, 'tile:9', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 252, -1, 'tile:2', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 253, -1, 'tile:24', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 254, -1, 'tile:11', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 255, -1, 'tile:17', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 256, -1, 'tile:6', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 257, -1, 'tile:2', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 258, -1, 'tile:11', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 259, -1, 'tile:2', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 260, -1, 'phase_goods:1', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 261, -1, 'phase_goods:5', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 262, -1, 'phase_goods:6', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 263, -1, 'phase_goods:2', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 264, -1, 'phase_goods:2', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 265, -1, 'roll:1:1:3', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 266, -1, 'roll:0:5:2', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 267, -1, 'white:4', 1794975993.8193116);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 268, 1, 'take:0:1:0:3', 1794975993.8246615);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 269, 1, 'take:1:4:0:0', 1794975993.8284512);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 270, 0, 'take:0:6:1:3', 1794975993.8319905);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 271, 0, 'take:1:3:1:3', 1794975993.8351452);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 272, -1, 'roll:1:2:5', 1794975993.8351452);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 273, -1, 'roll:0:2:3', 1794975993.8351452);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 274, -1, 'white:3', 1794975993.8351452);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 275, 1, 'take:0:2:1:0', 1794975993.8382363);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 276, 1, 'take:1:6:0:0', 1794975993.8426151);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 277, 0, 'place:0:0:27', 1794975993.849132);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 278, 0, 'take:1:3:0:3', 1794975993.8522408);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 279, -1, 'roll:1:6:5', 1794975993.8522408);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 280, -1, 'roll:0:1:5', 1794975993.8522408);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 281, -1, 'white:3', 1794975993.8522408);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 282, 1, 'take:1:5:1:2', 1794975993.8568814);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 283, 1, 'workers:0', 1794975993.8651698);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 284, 0, 'take:1:5:0:2', 1794975993.8682296);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 285, 0, 'place:0:0:5', 1794975993.876837);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 286, -1, 'roll:1:5:2', 1794975993.876837);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 287, -1, 'roll:0:3:6', 1794975993.876837);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 288, -1, 'white:2', 1794975993.876837);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 289, 1, 'workers:1', 1794975993.8803937);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 290, 1, 'place:0:0:26', 1794975993.8851633);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 291, 0, 'workers:1', 1794975993.8891854);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 292, 0, 'place:0:2:24', 1794975993.8929436);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 293, -1, 'roll:1:2:2', 1794975993.8929436);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 294, -1, 'roll:0:4:3', 1794975993.8929436);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 295, -1, 'white:6', 1794975993.8929436);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 296, 1, 'take:0:4:1:3', 1794975993.8969693);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 297, 1, 'take:1:2:0:0', 1794975993.9009366);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 298, 0, 'place:0:1:1', 1794975993.9099503);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 299, 0, 'take:2:1:1:3', 1794975993.9176993);
INSERT INTO public.moves VALUES ('y22xikfBou3a', 300, 0, 'workers:1', 1794975993.9251633);
INSERT INTO public.people VALUES ('WhmADuUo6JLl1o9ubJSxXhEx', 'Ann', 0, 1794975985.8221142);
INSERT INTO public.people VALUES ('1wscC0IM-uvnDsCx_ItlNiTu', 'Ben', 0, 1794975985.8450027);
INSERT INTO public.proposals VALUES ('9e_eiK11CE0E', 'undo', '{"what":"undo","by":0,"yes":[0],"seat":null,"bot":"","n":61,"person":"","name":""}');
INSERT INTO public.schema_version VALUES (5);
INSERT INTO public.seats VALUES ('rwnBoChvvpPJ', 0, '5uN3LEyfoQuiqjrnSsrpkUe6', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975986.5565076, '', 0, 0);
INSERT INTO public.seats VALUES ('rwnBoChvvpPJ', 1, 'DkmBm_FhFi_yZPMg0Wav1_71', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975986.556901, '', 0, 0);
INSERT INTO public.seats VALUES ('cUVBgreXfPwU', 1, '5b2UTuVQYfyBORSOqr7_3jMH', 'journeyman', NULL, '', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('9e_eiK11CE0E', 1, '3kiVWeGSFEwVdSwgOxcsZaTF', '', '1wscC0IM-uvnDsCx_ItlNiTu', '', 1794975992.727801, '', 0, 0);
INSERT INTO public.seats VALUES ('cUVBgreXfPwU', 0, '9cqyIxaPMqHmQE2Wa508a5LW', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975987.280189, '', 0, 0);
INSERT INTO public.seats VALUES ('9e_eiK11CE0E', 0, 'YXzoJ0krhwuVojUTF5LeQ_se', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975992.731755, '', 0, 0);
INSERT INTO public.seats VALUES ('y22xikfBou3a', 0, 'bqZoGubzPAxaEVynL7LO-hDw', 'random', NULL, '', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('y22xikfBou3a', 1, 'PmB1W0zMF062UpFsw8pG2hJy', 'random', NULL, '', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('jsyuo_aXnJSx', 0, 'WsbXXNVxiCmBFdg6UZuXrozJ', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975987.79645, '', 0, 0);
INSERT INTO public.seats VALUES ('jsyuo_aXnJSx', 1, 'AHM5D2T88aI4UABRHjMaLzN8', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975987.7966692, '', 0, 0);
INSERT INTO public.seats VALUES ('_m8_IZM9cGzn', 1, 'PBIMzWDtxEWRNrS-2DBUO1f1', 'journeyman', NULL, '', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('_m8_IZM9cGzn', 0, 'sYOXte_R_P-gMvFz0vg28Y3O', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975989.195175, '', 0, 0);
INSERT INTO public.seats VALUES ('l9eDSOvaYPO2', 0, '9yFUnirQGZifeZLiWIPDJZYz', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975990.3792887, '', 0, 0);
INSERT INTO public.seats VALUES ('l9eDSOvaYPO2', 1, 'icuDqPJ-d_zznrmAmrtFShpd', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975990.3794155, '', 0, 0);
INSERT INTO public.seats VALUES ('yNJKKlZ43GuE', 1, '4YBtyxr1s-j4rP6MRMYEdT6f', 'journeyman', NULL, '', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('yNJKKlZ43GuE', 0, 'VzJc7Vi_sA0sEURR_yLorAtX', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975991.0644803, '', 0, 0);
INSERT INTO public.seats VALUES ('3y1Gxv5gyuff', 0, '-jkxb1kh5UluyUrWi0hdyNKK', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975991.7647583, '', 0, 0);
INSERT INTO public.seats VALUES ('3y1Gxv5gyuff', 1, 'PjRQ6DoYNDD5OF7Tzz2urT94', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975991.7648904, '', 0, 0);
INSERT INTO public.seats VALUES ('KWn0mrzJ_r5X', 1, 'BsRNa7QklwkxT_-bZek5TDdc', 'journeyman', NULL, '', 0, '', 0, 0);
INSERT INTO public.seats VALUES ('KWn0mrzJ_r5X', 0, 'sT95EzRuIt84TWdLebE3RMxI', '', 'WhmADuUo6JLl1o9ubJSxXhEx', '', 1794975992.5523696, '', 0, 0);
INSERT INTO public.tables VALUES ('y22xikfBou3a', 'castles_of_burgundy', '{"players":2,"seed":"41b0b55b45fcce75259319d549d04ba9","options":{},"position":null,"strict":false,"rules":1,"data":"cf2957836feb82b8"}', 0, 'WGiI-3BeVFVB9IEXpE0e5Sb0', 1794975992.7311938, 114, 301, '[]', 1, NULL, 'WhmADuUo6JLl1o9ubJSxXhEx', 1794975993.924594, 120, 0, '{"totals":[24,14],"winners":[0]}', 0);
INSERT INTO public.tables VALUES ('_m8_IZM9cGzn', 'glass_road', '{"players":2,"seed":"162852ed94b80ada64cea21b1e933757","options":{},"position":null,"strict":false,"rules":1,"data":"13ecba74fbdb126e"}', 0, 'rQ5jII84tBn5laS7N5lQedFN', 1794975987.7994223, 30, 41, '[0]', 0, NULL, 'WhmADuUo6JLl1o9ubJSxXhEx', 1794975989.1868813, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('l9eDSOvaYPO2', 'woodcraft', '{"players":2,"seed":"4735d34dd7a66d6a8bbce87acc58256f","options":{},"position":null,"strict":false,"rules":2,"data":"524342fb2febe6fc"}', 1, 'hzAtUi0QtmRSGPHnAFBRskgg', 1794975989.8546739, 18, 64, '[0]', 0, NULL, 'WhmADuUo6JLl1o9ubJSxXhEx', 1794975990.3789442, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('yNJKKlZ43GuE', 'woodcraft', '{"players":2,"seed":"e7f5b5ac8c2f2b653616a47dc8a04fb4","options":{},"position":null,"strict":false,"rules":2,"data":"524342fb2febe6fc"}', 0, 'RaYIqwX4TL8MQU3CGPJRqAsX', 1794975990.3813572, 34, 82, '[0]', 0, NULL, 'WhmADuUo6JLl1o9ubJSxXhEx', 1794975991.0639513, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('jsyuo_aXnJSx', 'glass_road', '{"players":2,"seed":"e2a45515af7adcf7801df519a3b399cf","options":{},"position":null,"strict":false,"rules":1,"data":"13ecba74fbdb126e"}', 1, 'qJgKZm2mSwtZoSFkw0iHBWr0', 1794975987.5090797, 18, 29, '[0]', 0, NULL, 'WhmADuUo6JLl1o9ubJSxXhEx', 1794975987.7961223, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('cUVBgreXfPwU', 'castles_of_burgundy', '{"players":2,"seed":"5f3f8d6dbb9e439dc40f250c227e737b","options":{},"position":null,"strict":false,"rules":1,"data":"cf2957836feb82b8"}', 0, 'Ra--FeP3NAigE0J8bPNzdsa_', 1794975986.567549, 38, 106, '[0]', 0, NULL, 'WhmADuUo6JLl1o9ubJSxXhEx', 1794975987.279814, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('rwnBoChvvpPJ', 'castles_of_burgundy', '{"players":2,"seed":"12bbfb1da6f3d4410e5e2fff52da3ddb","options":{},"position":null,"strict":false,"rules":1,"data":"cf2957836feb82b8"}', 1, 'rG7ps-BhF8wZsLF7fjvr_Dh0', 1794975986.184692, 18, 56, '[1]', 0, NULL, 'WhmADuUo6JLl1o9ubJSxXhEx', 1794975986.5548754, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('3y1Gxv5gyuff', 'craftsmen', '{"players":2,"seed":"e6a18b7449031590f230fcdf99ee7a76","options":{},"position":null,"strict":false,"rules":1,"data":"bc655381b98a616e"}', 1, 'XdUzYDx3IAdNCueVeXnnqYwM', 1794975991.5073073, 18, 44, '[0]', 0, NULL, 'WhmADuUo6JLl1o9ubJSxXhEx', 1794975991.7643611, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('9e_eiK11CE0E', 'castles_of_burgundy', '{"players":2,"seed":"8b2fa4ae35de590cd10498f768b928eb","options":{},"position":null,"strict":false,"rules":1,"data":"cf2957836feb82b8"}', 0, '6xLILt03GCH8906HU9mCG0PS', 1794975992.5567615, 26, 62, '[1]', 0, NULL, 'WhmADuUo6JLl1o9ubJSxXhEx', 1794975992.7314916, 120, 0, NULL, 0);
INSERT INTO public.tables VALUES ('KWn0mrzJ_r5X', 'craftsmen', '{"players":2,"seed":"c1bce7191167183de8dadfebb1cf8656","options":{},"position":null,"strict":false,"rules":1,"data":"bc655381b98a616e"}', 0, 'jDSHIWhD8ByVOCWQA5JOl26Q', 1794975991.7724495, 36, 67, '[0]', 0, NULL, 'WhmADuUo6JLl1o9ubJSxXhEx', 1794975992.5520015, 120, 0, NULL, 0);
INSERT INTO public.undos VALUES ('9e_eiK11CE0E', 4, 0, 31, '[[0,"take:0:4:0:3",1794975992.593951]]', 1794975992.6074688);
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
CREATE INDEX seats_of_person ON public.seats USING btree (person) WHERE (person IS NOT NULL);
CREATE INDEX tables_made_by ON public.tables USING btree (made_by) WHERE ((made_by IS NOT NULL) AND (over = 0));
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_game_fkey FOREIGN KEY (game) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_game_fkey FOREIGN KEY (game) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_rematch_fkey FOREIGN KEY (rematch) REFERENCES public.tables(id);
