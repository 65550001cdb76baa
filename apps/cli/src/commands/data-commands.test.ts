import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn } from "@copydesk/core";
import { createPerson, createTestCore } from "@copydesk/core/testing";
import { closeDatabase, databaseName, lockDataFolder, openDatabase } from "@copydesk/db";
import { createTestDatabase } from "@copydesk/db/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { run } from "../program.ts";
import { testWorld } from "../testing.ts";

const email = "mara@example.com";
const password = "sixteen wet umbrellas";
let work: string;
let data: string;

beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), "copydesk-cli-"));
  data = join(work, "data");
  mkdirSync(join(data, "uploads"), { recursive: true });
  const template = await createTestDatabase();
  writeFileSync(join(data, databaseName), template.$client.serialize());
  closeDatabase(template);
  writeFileSync(join(data, "uploads", "photo"), "a photo");
  writeFileSync(join(data, "secret.key"), "s".repeat(40));
  await inDatabase((core) => createPerson(core, { email }));
});
afterEach(() => rmSync(work, { recursive: true }));

async function inDatabase<T>(look: (core: Awaited<ReturnType<typeof createTestCore>>) => Promise<T>): Promise<T> {
  const db = openDatabase(join(data, databaseName));
  const core = await createTestCore({ db, dataFolder: data });
  try {
    return await look(core);
  } finally {
    await core.close();
    closeDatabase(db);
  }
}

async function copydesk(args: string[], secret = "") {
  const world = testWorld({ DATA_DIR: data }, { secret });
  const code = await run(args, world);
  return { code, out: world.said.out.join("\n"), err: world.said.err.join("\n") };
}
/** A folder on a disk of 128 kB, for a shell script that is run in a namespace of its own; not everybody may make one. */
const onSmallDisk = (script: string, env: Record<string, string> = {}) =>
  spawnSync("unshare", ["-Urm", "sh", "-c", `mount -t tmpfs -o size=128k none /mnt && ${script}`], {
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", ...env },
    encoding: "utf8",
  });
const hasSmallDisks = onSmallDisk("true").status === 0;

const people = () => inDatabase(async (core) => core.db.$client.prepare("select email from users").pluck().all());
const signIn = () =>
  inDatabase((core) => {
    const origin = { address: "127.0.0.1", userAgent: "", requestId: "r", source: "rest" as const };
    return logIn(core, { email, password, remember: false }, origin);
  });

describe("backup and restore", () => {
  test("into a folder without the secret says where its copy belongs, and a folder is no backup", async () => {
    const file = join(work, "copy.tar");
    expect((await copydesk(["backup", file])).code).toBe(0);
    const elsewhere = join(work, "elsewhere");
    expect((await copydesk(["--data", elsewhere, "restore", file])).out).toContain(
      `Put your copy of the secret at ${join(elsewhere, "secret.key")} before the first start`,
    );
    expect((await copydesk(["restore", file])).out).not.toContain("Put your copy");
    expect(await copydesk(["restore", work])).toEqual({
      code: 2,
      out: "",
      err: `${work} is a folder. Name the backup in it.\nNothing was changed.`,
    });
  });

  test.skipIf(!hasSmallDisks)("into a folder without room end in a sentence, and leave nothing there", () => {
    const main = join(import.meta.dirname, "../main.ts");
    const script = `{ "$NODE" "$MAIN" backup /mnt/mine.tar; echo "ended with $?"; ls -A /mnt; }`;
    const { stdout, stderr } = onSmallDisk(script, { DATA_DIR: data, NODE: process.execPath, MAIN: main });
    expect(stderr.trim()).toBe(
      "The backup could not be made: there is no room left where /mnt/mine.tar would lie. Free some space, or name a file on another disk.\nNothing is left of it, and the data is as it was.",
    );
    expect(stdout).toBe("ended with 1\n");
  });

  test("bring back the database and the uploads, and keep what was there", async () => {
    const file = join(work, "saved", "mine.tar");
    const saved = await copydesk(["backup", file]);
    expect(saved).toMatchObject({ code: 0, err: "" });
    expect(saved.out).toBe(
      `Saved to ${file}\nKeep a copy of ${join(data, "secret.key")} somewhere else: without it the keys of your models cannot be read.`,
    );
    await inDatabase(async (core) => void core.db.$client.prepare("delete from users").run());
    rmSync(join(data, "uploads", "photo"));
    const restored = await copydesk(["restore", file]);
    expect(restored).toMatchObject({ code: 0, err: "" });
    expect(restored.out).toMatch(/^Restored the backup of 20\d\d-.*\nWhat was there before is in .*replaced-/);
    expect(await people()).toEqual([email]);
    expect(readFileSync(join(data, "uploads", "photo"), "utf8")).toBe("a photo");
  });

  test("a backup without a name has the time in its name", async () => {
    expect((await copydesk(["backup"])).code).toBe(0);
    expect(readdirSync(join(data, "backups"))).toEqual([expect.stringMatching(/^copydesk-20\d\d-\d\d-\d\dT\d\d-\d\d-\d\d\.tar$/)]);
  });

  test("a port that is wrong keeps nobody from a backup", async () => {
    const world = testWorld({ DATA_DIR: data, PORT: "lots" });
    expect(await run(["backup"], world)).toBe(0);
  });

  test("a folder without a database, and a place that is a file, are named", async () => {
    expect(await copydesk(["--data", work, "backup"])).toEqual({
      code: 1,
      out: "",
      err: `There is no database in ${work}. Set DATA_DIR to the folder that Copydesk uses.`,
    });
    const { code, err } = await copydesk(["backup", join(data, "secret.key", "x.tar")]);
    expect(code).toBe(1);
    expect(err).toMatch(/^The backup could not be made: [\s\S]*Nothing is left of it, and the data is as it was\.$/);
  });

  test("a damaged backup, and a folder in use, change nothing", async () => {
    const file = join(work, "mine.tar");
    await copydesk(["backup", file]);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    expect(await copydesk(["restore", file])).toEqual({ code: 1, out: "", err: "The backup ends early.\nNothing was changed." });
    writeFileSync(file, bytes);
    const lock = lockDataFolder(data);
    const { code, err } = await copydesk(["restore", file]);
    lock.release();
    expect(code).toBe(1);
    expect(err).toMatch(/Another Copydesk is already running on .*\nNothing was changed\.$/);
    expect(await people()).toEqual([email]);
  });
});

describe("reset-password", () => {
  test("lets somebody in again", async () => {
    const { code, out, err } = await copydesk(["reset-password", email], password);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toBe(`${email} signs in with the new password from now on. Where they were signed in, they are no longer.`);
    expect(await signIn()).toMatchObject({ token: expect.any(String) });
  });

  test.each([
    ["an unknown address", "nobody@example.com", password, "Nobody here has the address nobody@example.com."],
    ["a weak password", email, "short", "Use 12 characters or more"],
  ])("%s is refused, and the password stays", async (_, who, secret, words) => {
    expect(await copydesk(["reset-password", who], secret)).toEqual({ code: 1, out: "", err: words });
    await expect(signIn()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  test("makes no installation where there is none", async () => {
    const { code, err } = await copydesk(["--data", join(work, "typo"), "reset-password", email], password);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining("There is no database in") });
    expect(existsSync(join(work, "typo"))).toBe(false);
  });
});
