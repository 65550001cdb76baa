import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import { closeSync, createReadStream, createWriteStream, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CommandFailure, exitCodes } from "../exit-codes.ts";

/** What an installation is, and what it can be updated with. */
export type ParcelKind = "executable" | "npm";

/** A file of a release that is what it should be by its list of checksums; its content is compared while it is copied. */
export interface Parcel {
  file: string;
  /** SHA-256 in hex. */
  sum: string;
}

const listName = "SHA256SUMS";
const signatureName = `${listName}.sig`;

/**
 * Looks whether a file may be taken at all, before anything in it is run: its kind and platform, that the list of checksums beside it
 * names it, and that the list is signed where a key is configured.
 * @param key a file with the public key, Ed25519 in PEM
 * @throws CommandFailure saying what is wrong with it.
 */
export function examineParcel(file: string, { kind, key }: { kind: ParcelKind; key: string | undefined }): Parcel {
  if (!existsSync(file)) throw refusal(`There is no file ${file}.`);
  demandKind(file, kind);
  const list = join(dirname(file), listName);
  if (!existsSync(list))
    throw refusal(`${listName} is not beside ${file}. Fetch it from the same release: it says whether the parcel is whole.`);
  const sums = readFileSync(list);
  if (key) demandSignature(sums, { list, key });
  const sum = sums
    .toString("utf8")
    .split("\n")
    .map((line) => /^([0-9a-f]{64}) [ *](.+)$/.exec(line))
    .find((found) => found?.[2] === basename(file))?.[1];
  if (!sum) throw refusal(`${list} does not name ${basename(file)}. They are not of one release, or the file was renamed.`);
  return { file, sum };
}

/**
 * Copies a parcel and compares what was copied with its checksum, so that nothing else can be taken than what was compared.
 * @throws CommandFailure when it is cut or was changed.
 */
export async function copyParcel({ file, sum }: Parcel, target: string, mode: number): Promise<void> {
  const hash = createHash("sha256");
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(createReadStream(file), through, createWriteStream(target, { mode, flush: true }));
  if (hash.digest("hex") !== sum)
    throw refusal(`${file} is cut or was changed: its checksum is not the one in ${listName}. Fetch it again.`);
}

function demandSignature(sums: Buffer, { list, key }: { list: string; key: string }): void {
  const signature = join(dirname(list), signatureName);
  if (!existsSync(signature))
    throw refusal(`${signatureName} is not beside ${listName}. UPDATE_KEY is set, so only signed releases are taken.`);
  if (!verify(null, sums, publicKey(key), readFileSync(signature)))
    throw refusal(`${signature} was not made with the key that belongs to ${key}. Do not use this release; ask whoever made it.`);
}

function publicKey(file: string): KeyObject {
  try {
    const key = createPublicKey(readFileSync(file));
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch (cause) {
    throw refusal(`UPDATE_KEY is ${file}, and no public key could be read there. It should be a file with an Ed25519 key in PEM.`, cause);
  }
  throw refusal(`UPDATE_KEY is ${file}, and the key in it is of another kind. It should be a public Ed25519 key in PEM.`);
}

/** By the first bytes: names can be anything. */
function demandKind(file: string, kind: ParcelKind): void {
  const head = Buffer.alloc(20);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, head, 0, head.length, 0);
  } finally {
    closeSync(descriptor);
  }
  const isArchive = head[0] === 0x1f && head[1] === 0x8b;
  if (kind === "npm") {
    if (!isArchive)
      throw refusal(`${file} is no parcel for npm, as which Copydesk is installed here. Take copydesk-VERSION.tgz of the release.`);
    return;
  }
  if (platformOf(head) !== `${process.platform}-${process.arch}`)
    throw refusal(
      `${file} is no program for this machine. Take copydesk-VERSION-${process.platform}-${process.arch} of the release, if there is one.`,
    );
}

/** The beginning of an ELF file: its mark, 64 bits, and the machine in the 19th and 20th byte. Others cannot be swapped while they run. */
function platformOf(head: Buffer): string {
  if (head.toString("latin1", 0, 5) !== "\x7fELF\x02") return "unknown";
  const machines: Record<number, string> = { 62: "linux-x64", 183: "linux-arm64" };
  return machines[head.readUInt16LE(18)] ?? "unknown";
}

const refusal = (words: string, cause?: unknown) =>
  new CommandFailure(`${words}\nNothing was changed.`, { exitCode: exitCodes.usage, cause });
