// `npm start`: builds what changed, then becomes the server.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./lib/build.mjs";
import { compileCache, loadEnvFile, root } from "./lib/tools.mjs";

loadEnvFile();
await build();
const server = join(root, "apps", "server");
const flags = JSON.parse(readFileSync(join(server, "node-flags.json"), "utf8"));
becomeServer([...flags, join(server, "dist", "main.js")], { NODE_ENV: "production", ...compileCache, ...process.env });

/** Takes this process's place, so that signals and the exit code need no one in between; a child where a system cannot do that. */
function becomeServer(args, env) {
  if (process.platform !== "win32" && process.execve) process.execve(process.execPath, [process.execPath, ...args], env);
  const child = spawn(process.execPath, args, { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
