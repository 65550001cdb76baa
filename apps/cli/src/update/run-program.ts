import { spawn } from "node:child_process";
import { CommandFailure } from "../exit-codes.ts";
import type { Program } from "./installation.ts";

/** Runs a program to its end; code 127 when it could not be started. */
export function runProgram(
  [file, ...before]: Program,
  args: readonly string[],
  { cwd }: { cwd?: string } = {},
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, [...before, ...args], { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let err = "";
    child.stdout.on("data", (chunk) => (out += chunk));
    child.stderr.on("data", (chunk) => (err += chunk));
    child.on("error", (error) => resolve({ code: 127, out, err: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, out, err }));
  });
}

/** What a program says of itself. @throws CommandFailure when it does not run here. */
export async function versionOf(program: Program): Promise<string> {
  const { code, out, err } = await runProgram(program, ["--version"]);
  const version = out.trim();
  if (code === 0 && /^\d+\.\d+\.\d+/.test(version)) return version;
  throw new CommandFailure(
    `The new program does not run on this machine: ${err.trim() || out.trim() || `it ended with ${code}`}\nNothing was changed.`,
  );
}
