import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { demandDatabase } from "./open-core.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "copydesk-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, content = "x") {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), content);
}
const words = () => {
  try {
    demandDatabase(folder);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(folder, "DATA") : "";
  }
};

test("an empty folder is a new installation, also with empty folders and a lock in it", () => {
  expect(words()).toBeNull();
  for (const name of ["backups", "uploads", "outbox"]) mkdirSync(join(folder, name));
  put("copydesk.lock", "");
  put("copydesk.sqlite", "");
  expect(words()).toBeNull();
});

test("a folder with a database is one to go on with", () => {
  put("secret.key");
  put("copydesk.sqlite");
  expect(words()).toBeNull();
});

test.each(["secret.key", "uploads/abc", "backups/nightly-2026-11-21.tar"])("with %s and no database it is refused", (path) => {
  put(path);
  expect(words()).toMatch(/copydesk\.sqlite is missing, but .* earlier installation (?:is|are) there\. Nothing was changed\./);
  expect(words()).toMatch(/npm run restore -- [\s\S]*DATA_DIR/);
});

test("with an empty database it is refused, and the newest backup is named", () => {
  put("copydesk.sqlite", "");
  put("secret.key");
  put("backups/nightly-2026-11-20.tar");
  put("backups/nightly-2026-11-21.tar");
  expect(words()).toContain("copydesk.sqlite is empty, but secret.key and backups of an earlier installation are there");
  expect(words()).toMatch(/copydesk restore DATA\/backups\/nightly-2026-11-2\d\.tar/);
});

test("a folder that processes on Postgres share is not opened as a file's, whatever lies in it", () => {
  put("copydesk.sqlite");
  put("shared.id");
  expect(words()).toMatch(/^DATA belongs to a Copydesk on Postgres, as shared\.id in it says, and DATABASE_URL is not set\./);
});
