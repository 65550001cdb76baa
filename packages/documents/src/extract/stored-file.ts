import { open, readFile, stat } from "node:fs/promises";
import { AppError } from "@copydesk/contracts";
import { largestFile, mostTextBytes } from "./limits.ts";

const tooLarge = () => new AppError("TOO_LARGE", "This file is larger than 10 MB. Take out what is not needed, or paste the text.");

/** @throws {AppError} TOO_LARGE for a file of more than 10 MB. */
export async function readWhole(path: string): Promise<Buffer> {
  if ((await stat(path)).size > largestFile) throw tooLarge();
  return readFile(path);
}

/** All of a document; of what may be text, as much as is ever looked at. @throws {AppError} TOO_LARGE */
export async function readEnough(path: string): Promise<Buffer> {
  await using file = await open(path);
  const { size } = await file.stat();
  if (size > largestFile) throw tooLarge();
  const head = Buffer.alloc(Math.min(size, 1_024));
  await file.read(head, 0, head.length, 0);
  const isDocument = head.includes("%PDF-") || head.subarray(0, 2).toString("latin1") === "PK";
  const bytes = Buffer.alloc(isDocument ? size : Math.min(size, mostTextBytes + 4));
  await file.read(bytes, 0, bytes.length, 0);
  return bytes;
}
