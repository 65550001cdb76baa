import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { writeAnswerFormat } from "@copydesk/contracts";
import OpenAI from "openai";
import { tokens } from "./paced-endpoint.ts";

/**
 * Processor time of a process that does nothing but read as many answers at once with the SDK of the models, in microseconds a token:
 * what no server that uses it can go below on this machine.
 */
export async function sdkAlone(url: string, calls: number): Promise<number> {
  const child = spawn(process.execPath, [import.meta.filename, url, String(calls)], { stdio: ["ignore", "pipe", "inherit"] });
  const [answer, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (code !== 0) throw new Error(`Reading with the SDK alone ended with ${code}.`);
  return Number(answer);
}

async function readAll(url: string, calls: number): Promise<number> {
  const client = new OpenAI({ apiKey: "none", baseURL: url, maxRetries: 0 });
  const content = writeAnswerFormat({ kind: "content", language: "en", language_name: "English", channel: "x", fields: [] });
  // The first answer pays for what is loaded and compiled once.
  await readOne(client, content);
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: calls }, () => readOne(client, content)));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (calls * tokens.content);
}

async function readOne(client: OpenAI, content: string): Promise<string> {
  let read = "";
  const stream = await client.chat.completions.create({ model: "paced", stream: true, messages: [{ role: "user", content }] });
  for await (const { choices } of stream) read += choices[0]?.delta.content ?? "";
  return read;
}

const [, file, url, calls] = process.argv;
if (file === import.meta.filename) process.stdout.write(String(await readAll(url ?? "", Number(calls))));
