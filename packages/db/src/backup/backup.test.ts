import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lockDataFolder } from "../lock.ts";
import { migrateDatabase } from "../migrate.ts";
import { closeDatabase, type Database, openDatabase } from "../open.ts";
import { users } from "../schema/index.ts";
import { insertUser } from "../test/rows.ts";
import { migrationsFolder } from "../testing.ts";
import { backUpTo } from "./back-up.ts";
import { restoreBackup } from "./restore.ts";

const now = new Date("2026-11-21T08:00:00Z");
let root: string;
let data: string;
let file: string;
let db: Database;
let saved: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "copydesk-backup-"));
  data = join(root, "data");
  file = join(root, "copies", "today.tar");
  mkdirSync(join(data, "uploads", "ab"), { recursive: true });
  writeFileSync(join(data, "uploads", "ab", "photo"), Buffer.from([1, 2, 3]));
  writeFileSync(join(data, "uploads", "empty"), "");
  writeFileSync(join(data, "secret.key"), "never in a backup");
  db = openDatabase(join(data, "copydesk.sqlite"));
  migrateDatabase(db, migrationsFolder);
  saved = await insertUser(db);
  await backUpTo(db, file, { dataFolder: data, now });
});

afterEach(() => {
  closeDatabase(db);
  rmSync(root, { recursive: true });
});

/** Ids of the people in the folder's database. */
async function people(folder = data): Promise<string[]> {
  const opened = openDatabase(join(folder, "copydesk.sqlite"));
  const rows = await opened.select({ id: users.id }).from(users);
  closeDatabase(opened);
  return rows.map((row) => row.id);
}

describe("a backup", () => {
  test("is one archive that any tar reads, without the key and without leftovers", () => {
    const names = execFileSync("tar", ["-tf", file], { encoding: "utf8" }).trim().split("\n");
    expect(names.sort()).toEqual(["copydesk.sqlite", "manifest.json", "uploads/ab/photo", "uploads/empty"]);
    expect(readFileSync(file).includes("never in a backup")).toBe(false);
    expect(readdirSync(join(root, "copies"))).toEqual(["today.tar"]);
  });

  test("takes the place of an earlier one", async () => {
    await backUpTo(db, file, { dataFolder: data, now });
    expect(await people()).toEqual([saved]);
  });

  test.each([
    ["copydesk.sqlite", /lies among the data/],
    ["secret.key", /lies among the data/],
    ["uploads/ab/photo", /lies among the data/],
    ["new.tar", /lies among the data/],
    ["../notes.md", /is no backup of Copydesk/],
    ["../copies", /is a folder/],
    ["../linked/secret.key", /lies among the data/],
  ])("takes the place of nothing else: %s", async (place, why) => {
    writeFileSync(join(root, "notes.md"), "mine");
    symlinkSync(data, join(root, "linked"));
    const target = join(data, place);
    const before = existsSync(target) && statSync(target).isFile() ? readFileSync(target) : null;
    await expect(backUpTo(db, target, { dataFolder: data, now })).rejects.toThrow(why);
    expect(existsSync(target) && statSync(target).isFile() ? readFileSync(target) : null).toEqual(before);
  });

  test("may lie in the folder of backups among the data", async () => {
    await backUpTo(db, join(data, "backups", "today.tar"), { dataFolder: data, now });
    expect(readdirSync(join(data, "backups"))).toEqual(["today.tar"]);
  });

  test.skipIf(process.platform === "win32")("can be read by its owner only", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("holds what is still in the write-ahead log", async () => {
    expect(existsSync(join(data, "copydesk.sqlite-wal"))).toBe(true);
    const elsewhere = join(root, "elsewhere");
    await restoreBackup(file, elsewhere, now);
    expect(await people(elsewhere)).toEqual([saved]);
  });
});

describe("a restore", () => {
  test("brings back database and uploads, and keeps what was there", async () => {
    const later = await insertUser(db);
    closeDatabase(db);
    writeFileSync(join(data, "uploads", "ab", "photo"), "changed");
    writeFileSync(join(data, "uploads", "new"), "newer");

    const { made_at, replaced } = await restoreBackup(file, data, now);

    expect(made_at).toBe(now.toISOString());
    expect(await people()).toEqual([saved]);
    expect(readFileSync(join(data, "uploads", "ab", "photo"))).toEqual(Buffer.from([1, 2, 3]));
    expect(existsSync(join(data, "uploads", "new"))).toBe(false);
    expect(await people(replaced ?? "")).toEqual([saved, later]);
    expect(readFileSync(join(data, "secret.key"), "utf8")).toBe("never in a backup");
    expect(readdirSync(data).filter((name) => name.startsWith("restoring"))).toEqual([]);
  });

  test("takes away what one that was killed while it unpacked has left", async () => {
    closeDatabase(db);
    mkdirSync(join(data, "restoring-AbC123", "uploads"), { recursive: true });
    writeFileSync(join(data, "restoring-AbC123", "uploads", "photo"), "half");
    await restoreBackup(file, data, now);
    expect(readdirSync(data).filter((name) => name.startsWith("restoring"))).toEqual([]);
  });

  test("into an empty folder replaces nothing", async () => {
    expect(await restoreBackup(file, join(root, "fresh"), now)).toMatchObject({ replaced: null });
    if (process.platform !== "win32")
      for (const folder of ["fresh", join("fresh", "uploads"), join("fresh", "uploads", "ab")])
        expect([folder, statSync(join(root, folder)).mode & 0o077]).toEqual([folder, 0]);
  });

  test("is refused while Copydesk runs on the folder", async () => {
    const lock = lockDataFolder(data);
    await expect(restoreBackup(file, data, now)).rejects.toThrow("already running");
    lock.release();
  });

  const spoil: [string, (bytes: Buffer) => Buffer][] = [
    ["a changed byte in the database", (bytes) => Buffer.from(bytes).fill(bytes[100_000] === 7 ? 8 : 7, 100_000, 100_001)],
    ["a cut end", (bytes) => bytes.subarray(0, bytes.length - 20_000)],
    ["a changed header", (bytes) => Buffer.from(bytes).fill("x", 10, 11)],
    ["something else altogether", () => Buffer.from("This is a letter. ".repeat(100))],
    ["nothing in it", () => Buffer.alloc(0)],
  ];
  test.each(spoil)("of a file with %s changes nothing", async (_, change) => {
    closeDatabase(db);
    const bad = join(root, "bad.tar");
    writeFileSync(bad, change(readFileSync(file)));
    const before = readdirSync(data).sort();
    await expect(restoreBackup(bad, data, now)).rejects.toThrow(/backup/);
    expect(
      readdirSync(data)
        .filter((name) => name !== "copydesk.lock")
        .sort(),
    ).toEqual(before);
    expect(await people()).toEqual([saved]);
  });

  test("of an archive whose names lead elsewhere writes nothing there", async () => {
    const evil = join(root, "evil.tar");
    writeFileSync(join(root, "outside"), "x");
    mkdirSync(join(root, "sub"));
    spawnSync("tar", ["--format=ustar", "-cPf", evil, "../outside"], { cwd: join(root, "sub") });
    writeFileSync(join(root, "outside"), "mine");
    await expect(restoreBackup(evil, data, now)).rejects.toThrow("not a backup");
    expect(readFileSync(join(root, "outside"), "utf8")).toBe("mine");
  });
});
