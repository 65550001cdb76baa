import { existsSync } from "node:fs";

// What this folder says, for everything that the environment does not say itself; before anything else, because some of it decides what
// the rest of the program is made of.
if (existsSync(".env")) process.loadEnvFile(".env");
