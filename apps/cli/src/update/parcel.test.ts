import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { copyParcel, examineParcel, type ParcelKind } from "./parcel.ts";

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const pem = (key: typeof publicKey) => key.export({ type: "spki", format: "pem" }).toString();
const tarball = gzipSync("the files of a version");
let release: string;
let file: string;

beforeEach(() => {
  release = mkdtempSync(join(tmpdir(), "copydesk-parcel-"));
  file = join(release, "copydesk-9.9.9.tgz");
  writeFileSync(file, tarball);
  writeFileSync(join(release, "SHA256SUMS"), `${createHash("sha256").update(tarball).digest("hex")}  copydesk-9.9.9.tgz\n`);
  writeFileSync(join(release, "key.pub"), pem(publicKey));
});
afterEach(() => rmSync(release, { recursive: true }));

const examine = (kind: ParcelKind = "npm", key?: string) => examineParcel(file, { kind, key: key && join(release, key) });
const signList = () => writeFileSync(join(release, "SHA256SUMS.sig"), sign(null, readFileSync(join(release, "SHA256SUMS")), privateKey));

/** The beginning of a program for Linux: 62 is x64, 183 arm64. */
function program(machine: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write("\x7fELF\x02\x01", "latin1");
  bytes.writeUInt16LE(machine, 18);
  return bytes;
}

test("what its list names is copied, and nothing that differs in one byte", async () => {
  const parcel = examine();
  const copy = join(release, "copy");
  await copyParcel(parcel, copy, 0o644);
  expect(readFileSync(copy)).toEqual(tarball);
  const spoilt = Buffer.from(tarball);
  spoilt[spoilt.length - 1] = (spoilt.at(-1) ?? 0) ^ 1;
  for (const bytes of [spoilt, tarball.subarray(0, 20)]) {
    writeFileSync(file, bytes);
    await expect(copyParcel(parcel, copy, 0o644)).rejects.toThrow("is cut or was changed");
  }
});

test("a list that is not there, or names something else, is said", () => {
  writeFileSync(join(release, "SHA256SUMS"), `${"0".repeat(64)}  copydesk-9.9.8.tgz\n`);
  expect(() => examine()).toThrow("does not name copydesk-9.9.9.tgz");
  rmSync(join(release, "SHA256SUMS"));
  expect(() => examine()).toThrow("SHA256SUMS is not beside");
  rmSync(file);
  expect(() => examine()).toThrow(`There is no file ${file}.\nNothing was changed.`);
});

describe("with a key", () => {
  test("a signed list is taken", () => {
    signList();
    expect(examine("npm", "key.pub")).toEqual({ file, sum: createHash("sha256").update(tarball).digest("hex") });
  });

  test("an unsigned list, one changed since and somebody else's signature are not", () => {
    expect(() => examine("npm", "key.pub")).toThrow("only signed releases are taken");
    signList();
    writeFileSync(join(release, "key.pub"), pem(generateKeyPairSync("ed25519").publicKey));
    expect(() => examine("npm", "key.pub")).toThrow("was not made with the key");
    writeFileSync(join(release, "key.pub"), pem(publicKey));
    writeFileSync(join(release, "SHA256SUMS"), `${readFileSync(join(release, "SHA256SUMS"), "utf8")}\n`);
    expect(() => examine("npm", "key.pub")).toThrow("was not made with the key");
  });

  test("a key that is none, or of another kind, is named", () => {
    signList();
    expect(() => examine("npm", "SHA256SUMS")).toThrow("no public key could be read there");
    expect(() => examine("npm", "nowhere.pub")).toThrow("no public key could be read there");
    writeFileSync(join(release, "key.pub"), pem(generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey));
    expect(() => examine("npm", "key.pub")).toThrow("of another kind");
  });
});

test.skipIf(process.platform !== "linux" || process.arch !== "x64")("a parcel of another kind or platform names the one to take", () => {
  expect(() => examine("executable")).toThrow("Take copydesk-VERSION-linux-x64");
  writeFileSync(file, program(183));
  expect(() => examine("executable")).toThrow("is no program for this machine");
  expect(() => examine("npm")).toThrow("Take copydesk-VERSION.tgz");
  writeFileSync(file, program(62));
  expect(examine("executable")).toMatchObject({ file });
  writeFileSync(file, "");
  expect(() => examine("executable")).toThrow("is no program for this machine");
});
