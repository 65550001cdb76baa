import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCampaign } from "@copydesk/core";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "@copydesk/core/testing";
import { closeDatabase, databaseName, openDatabase, restoreBackup, schema } from "@copydesk/db";
import { testDatabaseImage } from "@copydesk/db/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startNightlyBackup } from "./nightly-backup.ts";

const day = 24 * 3_600_000;
/** By the clock of this machine, wherever it stands. */
const noon = new Date(2026, 10, 21, 12);
let core: TestCore;

let work: string;

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), "copydesk-nightly-"));
  // The process that makes the backup opens the database itself, so it must be a file.
  await writeFile(join(work, databaseName), await testDatabaseImage());
  core = await createTestCore({ dataFolder: work, db: openDatabase(join(work, databaseName)), now: noon.toISOString() });
});
afterEach(async () => {
  await core.close();
  closeDatabase(core.db);
  await rm(work, { recursive: true });
});

/** With the process of the built program: from its source each would take seconds to begin. */
const entry = new URL("../../dist/make-backup.js", import.meta.url);
const nightly = (keep: number) => startNightlyBackup(core, { keep, entry });
const kept = () => readdirSync(join(core.dataFolder, "backups")).sort();

test("each night's backup holds the database and the uploads, and is made once", async () => {
  const person = await createPerson(core);
  await mkdir(join(core.dataFolder, "uploads"));
  await writeFile(join(core.dataFolder, "uploads", "abc"), "a photo");
  const backup = nightly(7);
  const file = await backup.look();
  expect(file).toMatch(/nightly-2026-11-21\.tar$/);
  expect(await backup.look()).toBeNull();
  await backup.stop();

  const folder = await mkdtemp(join(tmpdir(), "copydesk-restored-"));
  await restoreBackup(file ?? "", folder, new Date(core.now()));
  const db = openDatabase(join(folder, databaseName));
  expect(db.$client.prepare("select id from users").pluck().all()).toEqual([person.userId]);
  closeDatabase(db);
  expect(readdirSync(join(folder, "uploads"))).toEqual(["abc"]);
  await rm(folder, { recursive: true });
});

test("as many nights are kept as are asked for, and other files are left alone", async () => {
  await mkdir(join(core.dataFolder, "backups"));
  // As nights before have left them: which go is told by their names.
  const before = ["copydesk-by-hand.tar", "nightly-2026-11-21.tar", "nightly-2026-11-22.tar", "nightly-2026-11-23.tar"];
  for (const name of before) await writeFile(join(core.dataFolder, "backups", name), "");
  const backup = nightly(2);
  core.advance(3 * day);
  await backup.look();
  expect(kept()).toEqual(["copydesk-by-hand.tar", "nightly-2026-11-23.tar", "nightly-2026-11-24.tar"]);
  await backup.stop();
});

test("the last one with campaigns in it is kept, however many empty nights follow", async () => {
  const backup = nightly(2);
  const author = await createPerson(core);
  await createCampaign(core, author, await sampleBrief(core));
  for (const night of [1, 2, 3]) {
    await backup.look();
    core.advance(day);
    if (night === 2) await core.db.delete(schema.campaigns);
  }
  expect(kept()).toEqual(["nightly-2026-11-22.tar", "nightly-2026-11-23.tar"]);
  for (let night = 4; night <= 6; night += 1) {
    await backup.look();
    core.advance(day);
  }
  expect(kept()).toEqual(["nightly-2026-11-22.tar", "nightly-2026-11-25.tar", "nightly-2026-11-26.tar"]);
  await backup.stop();
});

test("none is made when none is to be kept, nor in the hours before", async () => {
  expect(await nightly(0).look()).toBeNull();
  const midnight = new Date(core.now());
  midnight.setHours(0, 30);
  core.advance(midnight.getTime() - core.now());
  expect(await nightly(7).look()).toBeNull();
});

test("one that cannot be made is made at the next look", async () => {
  const backup = nightly(7);
  await writeFile(join(core.dataFolder, "backups"), "a file where the folder should be");
  await expect(backup.look()).rejects.toThrow("EEXIST");
  await rm(join(core.dataFolder, "backups"));
  expect(await backup.look()).toMatch(/nightly-2026-11-21\.tar$/);
  await backup.stop();
});

test("one that fails says why, and leaves nothing half made", async () => {
  core.db.$client.exec("alter table campaigns rename to elsewhere");
  const backup = nightly(7);
  await expect(backup.look()).rejects.toThrow("no such table: campaigns");
  expect(kept()).toEqual([]);
  await backup.stop();
});

test("what a server that was killed has left half made is gone with the next one", async () => {
  const backup = nightly(7);
  await mkdir(join(core.dataFolder, "backups", "nightly-2026-11-20.tar.making-aBc123"), { recursive: true });
  await backup.look();
  expect(kept()).toEqual(["nightly-2026-11-21.tar"]);
  await backup.stop();
});

test("a stop in the middle leaves nothing half made", async () => {
  const backup = nightly(7);
  const made = backup.look();
  await expect.poll(() => existsSync(join(core.dataFolder, "backups"))).toBe(true);
  await Promise.allSettled([backup.stop(), made]);
  expect(kept().filter((name) => name.includes("making"))).toEqual([]);
});
