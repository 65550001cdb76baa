import { createInflateRaw, inflateRawSync } from "node:zlib";
import { AppError } from "@copydesk/contracts";
import { highestRatio, mostEntries, mostUnpacked } from "./limits.ts";

interface Entry {
  name: string;
  encrypted: boolean;
  method: number;
  packed: number;
  unpacked: number;
  /** Offset of its local header. */
  at: number;
}

/**
 * Names of the files in a ZIP archive (PKWARE APPNOTE 6.3), after proving that unpacking all of them stays within the
 * limits: sizes are not believed but tried. ZIP64 is refused: nothing of up to 10 MB needs it.
 * @throws {AppError} TOO_LARGE for a bomb, RULE_BROKEN for a damaged or protected archive.
 */
export function checkZip(bytes: Buffer): string[] {
  const entries = readDirectory(bytes);
  const total = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (total > mostUnpacked || total > Math.max(bytes.length * highestRatio, 1024 * 1024)) throw tooLarge();
  for (const entry of entries) proveSize(bytes, entry);
  return entries.map((entry) => entry.name);
}

/** The first `most` bytes of a file in an archive that has been checked; null when there is no such file. */
export async function readEntry(bytes: Buffer, name: string, most: number): Promise<Buffer | null> {
  const entry = readDirectory(bytes).find((one) => one.name === name);
  if (!entry) return null;
  const data = packedBytes(bytes, entry);
  if (entry.method === stored) return data.subarray(0, most);
  const parts: Buffer[] = [];
  let length = 0;
  const inflate = createInflateRaw();
  inflate.end(data);
  for await (const part of inflate as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}

const endSignature = 0x06054b50;
const directorySignature = 0x02014b50;
const localSignature = 0x04034b50;

/**
 * The central directory. Readers differ in what they make of an archive that contradicts itself, and another one opens it after us: so
 * the directory has as many entries as its end says, fills the place up to it, and nothing but its comment follows.
 */
function readDirectory(bytes: Buffer): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  const isWhole = bytes.readUInt32LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count;
  if (!isWhole || start + bytes.readUInt32LE(end + 12) !== end) throw damaged();
  const entries: Entry[] = [];
  let at = start;
  while (at < end) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== directorySignature) throw damaged();
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    if (entries.length > mostEntries) throw tooLarge();
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (at !== end || entries.length !== count) throw damaged();
  demandApart(bytes, entries, start);
  return entries;
}

/** Each file has a name and a place of its own, in front of the directory. */
function demandApart(bytes: Buffer, entries: readonly Entry[], directory: number): void {
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) throw damaged();
  const inOrder = entries.toSorted((a, b) => a.at - b.at);
  for (const [i, entry] of inOrder.entries()) {
    if (entry.at + 30 > directory || bytes.readUInt32LE(entry.at) !== localSignature) throw damaged();
    if (dataStart(bytes, entry) + entry.packed > (inOrder[i + 1]?.at ?? directory)) throw damaged();
  }
}

/** The end record, with a comment of up to 65 535 bytes as the last thing in the file. */
function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at -= 1) {
    if (bytes.readUInt32LE(at) !== endSignature) continue;
    if (at + 22 + bytes.readUInt16LE(at + 20) !== bytes.length) throw damaged();
    return at;
  }
  throw damaged();
}

const stored = 0;
const deflated = 8;

function proveSize(bytes: Buffer, entry: Entry): void {
  if (entry.encrypted) throw new AppError("RULE_BROKEN", "This file is protected with a password. Remove the password and try again.");
  const data = packedBytes(bytes, entry);
  if (entry.method === stored && data.length === entry.unpacked) return;
  if (entry.method !== deflated || data.length !== entry.packed) throw damaged();
  try {
    inflateRawSync(data, { maxOutputLength: Math.max(1, entry.unpacked) });
  } catch (cause) {
    throw cause instanceof RangeError ? tooLarge() : damaged();
  }
}

function packedBytes(bytes: Buffer, entry: Entry): Buffer {
  const start = dataStart(bytes, entry);
  return bytes.subarray(start, start + entry.packed);
}

const dataStart = (bytes: Buffer, { at }: Entry): number => at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);

const tooLarge = () =>
  new AppError(
    "TOO_LARGE",
    "This file unpacks to far more than a document should. Open it, save a copy and try the copy, or paste the text.",
  );
const damaged = () => new AppError("RULE_BROKEN", "This file is damaged and cannot be opened. Save it again and try once more.");
