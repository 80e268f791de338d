"""The table server: people and bots play over HTTP and WebSocket, and every move is on disk before it is answered."""
