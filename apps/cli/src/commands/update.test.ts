import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, databaseName, lockDataFolder, migrateDatabase, openDatabase } from "@copydesk/db";
import { createTestDatabase } from "@copydesk/db/testing";
import { migrationsFolder, version } from "@copydesk/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "../program.ts";
import { testWorld } from "../testing.ts";

let work: string;
let data: string;
let root: string;
let parcel: string;

/** A version as npm takes it, small: it can say what it is called, and takes every database, or none. */
function makeParcel(name: string, takes = "process.exit(0)"): string {
  const folder = join(work, `make-${name}`, "package");
  mkdirSync(join(folder, "bin"), { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "copydesk", version: name }));
  writeFileSync(
    join(folder, "bin", "copydesk.cjs"),
    `process.argv.includes("--version") ? console.log("${name}") : (() => { ${takes} })();`,
  );
  const file = join(work, "release", `copydesk-${name}.tgz`);
  mkdirSync(join(work, "release"), { recursive: true });
  execFileSync("tar", ["-czf", file, "-C", join(folder, ".."), "package"]);
  const sum = createHash("sha256").update(readFileSync(file)).digest("hex");
  writeFileSync(join(work, "release", "SHA256SUMS"), `${sum}  copydesk-${name}.tgz\n`);
  return file;
}

beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), "copydesk-update-"));
  data = join(work, "data");
  mkdirSync(join(data, "uploads"), { recursive: true });
  writeFileSync(join(data, "uploads", "photo"), "a photo");
  const template = await createTestDatabase();
  writeFileSync(join(data, databaseName), template.$client.serialize());
  closeDatabase(template);
  // What npm has laid out: the launcher of this version, which becomes nothing here.
  root = join(work, "installed", "node_modules", "copydesk");
  mkdirSync(join(root, "bin"), { recursive: true });
  writeFileSync(join(root, "package.json"), JSON.stringify({ name: "copydesk", version }));
  writeFileSync(join(root, "bin", "copydesk.cjs"), "");
  parcel = makeParcel("9.9.9");
});
afterEach(() => rmSync(work, { recursive: true }));

async function copydesk(args: string[], { yes = false, program = true, env = {} as Record<string, string> } = {}) {
  const world = testWorld({ DATA_DIR: data, ...env }, { yes, program: program ? { kind: "npm", path: root } : null });
  const code = await run(args, world);
  return { code, out: world.said.out.join("\n"), err: world.said.err.join("\n") };
}

const installed = () =>
  existsSync(join(root, "current.json")) ? JSON.parse(readFileSync(join(root, "current.json"), "utf8")).version : version;
function languages(): unknown[] {
  const db = openDatabase(join(data, databaseName));
  try {
    return db.$client.prepare("select code from languages").pluck().all();
  } finally {
    closeDatabase(db);
  }
}

test("an update swaps the program once the data is saved, and leaves nothing lying about", async () => {
  const { code, out, err } = await copydesk(["update", parcel]);
  expect({ code, out }).toEqual({
    code: 0,
    out: `This is Copydesk 9.9.9 now; it was ${version}. Start the server. copydesk rollback takes it back.`,
  });
  expect(err.split("\n")).toHaveLength(7);
  expect(installed()).toBe("9.9.9");
  expect(readdirSync(join(root, "versions"))).toEqual(["9.9.9"]);
  const { backup, ...record } = JSON.parse(readFileSync(join(data, "update.json"), "utf8"));
  expect(record).toMatchObject({ format: 1, from: version, to: "9.9.9" });
  expect(existsSync(join(data, backup))).toBe(true);
  expect(readdirSync(data).filter((name) => /updating|restoring|making/.test(name))).toEqual([]);
});

test("a program that cannot take the data is not taken", async () => {
  const bad = makeParcel("9.9.8", 'console.error("This database was written by Copydesk 12.0.0."); process.exit(1)');
  expect(await copydesk(["update", bad])).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      "Copydesk 9.9.8 cannot take this data: This database was written by Copydesk 12.0.0.\nNothing was changed.",
    ),
  });
  expect(installed()).toBe(version);
  expect(readdirSync(join(root, "versions"))).toEqual([]);
  expect(existsSync(join(data, "update.json"))).toBe(false);
  expect(readdirSync(data).filter((name) => /updating|restoring/.test(name))).toEqual([]);
});

test("a parcel that does not run, the present version, a server at work and a checkout are refused in words", async () => {
  const broken = makeParcel("9.9.7");
  cpSync(parcel, broken);
  expect((await copydesk(["update", broken])).err).toMatch(/is cut or was changed/);
  const lock = lockDataFolder(data);
  expect((await copydesk(["update", makeParcel("9.9.6")])).err).toMatch(/Another Copydesk is at work on .*stop the server first/);
  lock.release();
  expect(await copydesk(["update", makeParcel(version)])).toMatchObject({
    code: 2,
    err: expect.stringContaining(`This is Copydesk ${version} already.`),
  });
  expect((await copydesk(["update", parcel], { program: false })).err).toMatch(/runs from a checkout. Update it with git pull/);
  expect((await copydesk(["update", makeParcel("9.9.5")], { env: { DATA_DIR: join(work, "typo") } })).err).toMatch(
    /There is no database in/,
  );
  expect(existsSync(join(work, "typo"))).toBe(false);
  expect(installed()).toBe(version);
});

test("going back brings the data from before the update, after a question that names what is put aside", async () => {
  expect((await copydesk(["backup", join(data, "backups", "before.tar")])).code).toBe(0);
  const before = languages();
  expect(before.length).toBeGreaterThan(0);
  // As an update to the version that is running now has left it.
  writeFileSync(
    join(data, "update.json"),
    JSON.stringify({ format: 1, from: "0.0.1", to: version, at: "2020-01-01T00:00:00.000Z", backup: "backups/before.tar" }),
  );
  mkdirSync(join(root, "versions", "0.0.1"), { recursive: true });
  writeFileSync(join(data, "uploads", "later"), "newer");
  const refused = await copydesk(["rollback"]);
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(
    /No campaign was changed since the update\.\nEverything written since Wed, 01 Jan 2020 .* is put aside\. Go back to Copydesk 0\.0\.1\?/,
  );
  expect(existsSync(join(data, "uploads", "later"))).toBe(true);

  const { code, out } = await copydesk(["rollback"], { yes: true });
  expect(code).toBe(0);
  expect(out).toMatch(/^This is Copydesk 0\.0\.1 again\. Start the server\.\nWhat was there before is in .*replaced-/);
  expect(installed()).toBe("0.0.1");
  expect(languages()).toEqual(before);
  expect(existsSync(join(data, "uploads", "later"))).toBe(false);
  expect(await copydesk(["rollback"])).toMatchObject({ code: 2, err: expect.stringContaining("There is no update of") });
});

test("an update that never came about is not taken back", async () => {
  writeFileSync(
    join(data, "update.json"),
    JSON.stringify({ format: 1, from: version, to: "9.9.9", at: "2026-01-01T00:00:00.000Z", backup: "x.tar" }),
  );
  expect(await copydesk(["rollback", "--yes"])).toMatchObject({
    code: 2,
    err: `There is no update to take back: this is Copydesk ${version}, and the last update was to 9.9.9.\nNothing was changed.`,
  });
});

test("migrate brings an older database up to date after a copy, and refuses a newer one naming the version to take", async () => {
  rmSync(join(data, databaseName));
  const older = join(work, "older");
  cpSync(migrationsFolder, older, { recursive: true });
  const journalFile = join(older, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8"));
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
  let db = openDatabase(join(data, databaseName));
  migrateDatabase(db, older);
  closeDatabase(db);
  expect(await copydesk(["migrate"])).toEqual({ code: 0, out: `The database is up to date for Copydesk ${version} now.`, err: "" });
  expect(readdirSync(join(data, "backups"))).toEqual([expect.stringMatching(/^before-migration-\d+\.sqlite$/)]);
  expect(await copydesk(["migrate"])).toMatchObject({ code: 0, out: `The database was up to date for Copydesk ${version}.` });

  db = openDatabase(join(data, databaseName));
  db.$client.prepare("insert into __drizzle_migrations (hash, created_at) values ('newer', ?)").run(Date.now() + 1e12);
  db.$client.pragma("user_version = 12003004");
  closeDatabase(db);
  const { code, err } = await copydesk(["migrate"]);
  expect(code).toBe(1);
  expect(err).toMatch(/written by Copydesk 12\.3\.4\. Start Copydesk 12\.3\.4 or newer/);
});
