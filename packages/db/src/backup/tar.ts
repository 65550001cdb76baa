import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, stat } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

// The ustar format of POSIX.1-1988: blocks of 512 bytes, a header of fixed columns before each file, two empty blocks last.
const block = 512;
const largest = 0o77777777777;
const padding = (size: number) => Buffer.alloc((block - (size % block)) % block);

export interface TarEntry {
  /** Path inside the archive, with `/`; 100 bytes at most. */
  name: string;
  /** The file it is read from. */
  path: string;
}

/** Writes files into one archive that any tar can read. */
export async function writeTar(file: string, entries: readonly TarEntry[]): Promise<void> {
  await pipeline(Readable.from(blocks(entries)), createWriteStream(file, { flush: true, mode: 0o600 }));
}

async function* blocks(entries: readonly TarEntry[]): AsyncGenerator<Buffer> {
  for (const { name, path } of entries) {
    const { size } = await stat(path);
    yield header(name, size);
    let left = size;
    // A file that grows meanwhile must not shift what follows it.
    for await (const chunk of createReadStream(path, { end: Math.max(size - 1, 0) })) {
      left -= chunk.length;
      yield chunk as Buffer;
    }
    if (left !== 0) throw new Error(`${path} changed while it was copied. Try again.`);
    yield padding(size);
  }
  yield Buffer.alloc(2 * block);
}

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a backup.`);
  if (size > largest) throw new Error(`${name} is larger than the 8 GB that a backup can hold.`);
  const bytes = Buffer.alloc(block);
  const octal = (value: number, at: number, digits: number) => bytes.write(`${value.toString(8).padStart(digits, "0")}\0`, at);
  bytes.write(name, 0);
  octal(0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(0, 136, 11);
  bytes.write("        ", 148);
  bytes.write("0", 156);
  bytes.write("ustar\x0000", 257, "latin1");
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return bytes;
}

/** Name and content of the first file of an archive, which must be small. @throws when there is none. */
export async function readFirst(file: string): Promise<{ name: string; content: string }> {
  await using handle = await open(file);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(block), 0, block, 0);
  if (bytesRead < block) throw new Error("The backup ends early.");
  const { name, size } = readHeader(buffer);
  const content = Buffer.alloc(Math.min(size, 1024 * 1024));
  await handle.read(content, 0, content.length, block);
  return { name, content: content.toString("utf8") };
}

/**
 * Unpacks an archive of plain files into a folder and answers their names.
 * @throws when it is not such an archive, ends early, or a name leads out of the folder.
 */
export async function readTar(file: string, folder: string): Promise<string[]> {
  const names: string[] = [];
  const { size: total } = await stat(file);
  const handle = await open(file);
  try {
    for (let at = 0; ; ) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(block), 0, block, at);
      if (bytesRead < block) throw new Error("The backup ends early.");
      if (buffer.every((byte) => byte === 0)) return names;
      const { name, size } = readHeader(buffer);
      at += block;
      if (at + size > total) throw new Error("The backup ends early.");
      const path = join(folder, safeName(name));
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const content = size === 0 ? Readable.from([]) : createReadStream(file, { start: at, end: at + size - 1 });
      await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
      names.push(name);
      at += size + padding(size).length;
    }
  } finally {
    await handle.close();
  }
}

function readHeader(bytes: Buffer): { name: string; size: number } {
  const string = (from: number, to: number) => bytes.toString("utf8", from, to).replace(/\0.*$/s, "");
  const size = Number.parseInt(string(124, 136).trim() || "0", 8);
  const isFile = string(257, 262) === "ustar" && string(156, 157) === "0";
  const sum = bytes.reduce((all, byte, i) => all + (i >= 148 && i < 156 ? 32 : byte), 0);
  if (!isFile || !Number.isSafeInteger(size) || Number.parseInt(string(148, 156), 8) !== sum)
    throw new Error("This is not a backup of Copydesk.");
  return { name: string(0, 100), size };
}

function safeName(name: string): string {
  const path = normalize(name);
  if (path === "." || /^([/\\]|\.\.|[a-z]:)/i.test(path)) throw new Error("This is not a backup of Copydesk.");
  return path;
}
