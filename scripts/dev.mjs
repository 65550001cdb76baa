// `npm run dev`: the server, restarted when its code changes, and Vite in front of it. Either one's end is the end of both.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { loadEnvFile, root, toolEnvironment } from "./lib/tools.mjs";

loadEnvFile();
const node = process.execPath;
const processes = [
  spawn(node, ["--watch", "--enable-source-maps", "apps/server/src/main.ts"], { cwd: root, env: toolEnvironment(), stdio: "inherit" }),
  spawn(node, [join(root, "node_modules", "vite", "bin", "vite.js")], {
    cwd: join(root, "apps", "web"),
    env: toolEnvironment(),
    stdio: "inherit",
  }),
];

let ending = false;
for (const one of processes) one.on("exit", (code) => end(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end(0));

function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const one of processes) one.kill("SIGTERM");
}
