#!/usr/bin/env node
import "./environment.ts";
import { isSea } from "node:sea";
import { endAfter } from "@copydesk/db";
import { CommandFailure, exitCodes } from "./exit-codes.ts";
import { run } from "./program.ts";
import type { World } from "./world.ts";

// Whoever reads only the beginning of what is said must not be shown a stack.
process.stdout.on("error", () => process.exit(exitCodes.done));

const interrupted = new AbortController();
const world: World = {
  env: process.env,
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  screen: process.stderr.isTTY ? process.stderr : null,
  askSecret,
  confirm,
  program: installed(),
  signal: interrupted.signal,
  async serve() {
    const { serve, startersOf } = await import("@copydesk/server");
    await serve({ endWith: startersOf(process) });
  },
};
const args = process.argv.slice(2);
// The server drains by itself; every other command is told, and the second Ctrl+C ends it at once.
if (args.some((one) => !one.startsWith("-")) && !args.includes("start")) process.once("SIGINT", () => interrupted.abort());

try {
  process.exitCode = await run(args, world);
} catch (error) {
  endAfter(error);
}

/** The launcher of the npm parcel names the folder that it lies in. */
function installed(): World["program"] {
  if (isSea()) return { kind: "executable", path: process.execPath };
  const path = process.env.COPYDESK_PROGRAM;
  return path ? { kind: "npm", path } : null;
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new CommandFailure(`${question}\nThere is nobody to ask. Say --yes where that is what you want.`, { exitCode: exitCodes.usage });
  const { default: ask } = await import("@inquirer/confirm");
  return ask({ message: question, default: false });
}

async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const { default: password } = await import("@inquirer/password");
  return password({ message: question, mask: true });
}

/** From a pipe, so that no password stands in a list of processes. */
async function firstLine(): Promise<string> {
  let text = "";
  for await (const chunk of process.stdin) {
    text += String(chunk);
    if (text.includes("\n")) break;
  }
  const line = text.split(/\r?\n/)[0] ?? "";
  if (line === "")
    throw new CommandFailure("There is nobody to ask. Write the password into the command: copydesk reset-password EMAIL < FILE", {
      exitCode: exitCodes.usage,
    });
  return line;
}
