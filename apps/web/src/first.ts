import { askFirst } from "./lib/first-answers.ts";

// A chunk of its own, the first that runs: the server answers while the rest of the app is still on its way.
askFirst().catch(() => {});
