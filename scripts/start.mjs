// `npm start`: builds what changed, then becomes the server.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startersOf } from "../apps/server/src/starters.ts";
import { build } from "./lib/build.mjs";
import { compileCache, loadEnvFile, root } from "./lib/tools.mjs";

// What may end while we build.
const starters = startersOf(process);
loadEnvFile();
await build();
const server = join(root, "apps", "server");
const node = JSON.parse(readFileSync(join(server, "node.json"), "utf8"));
becomeServer([...node.flags, join(server, "dist", "main.js")], { NODE_ENV: "production", ...compileCache, ...node.env, ...process.env });

/**
 * Takes this process's place, so that signals and the exit code need no one in between; a child where a system cannot do that. npm hands
 * no signal on when it is ended itself, so the server looks whether it is there.
 */
function becomeServer(args, env) {
  const all = starters.length > 0 ? [...args, `--end-with=${starters}`] : args;
  if (process.platform !== "win32" && process.execve) process.execve(process.execPath, [process.execPath, ...all], env);
  const child = spawn(process.execPath, all, { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
