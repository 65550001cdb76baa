import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answersWithin, demandUsableFolder, FolderHangs } from "./usable-folder.ts";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "copydesk-usable-"));
});
afterEach(() => rmSync(place, { recursive: true }));

const at = (...names: string[]) => join(place, ...names);
const pipe = (path: string) => execFileSync("/usr/bin/env", ["mkfifo", path]);
const link = (to: string, path: string) => symlinkSync(to, path);

test("a folder that is not there yet is made, with those above it, and nothing is left of the look", async () => {
  await demandUsableFolder(at("a", "b", "c"));
  await demandUsableFolder(at("a", "b", "c"));
  expect(readdirSync(at("a", "b", "c"))).toEqual([]);
});

test("what Copydesk left there, a link to a folder, and other people's files are fine", async () => {
  mkdirSync(at("real", "uploads"), { recursive: true });
  for (const name of ["copydesk.sqlite", "copydesk.lock", "secret.key", "notes.txt"]) writeFileSync(at("real", name), "x");
  link(at("real"), at("link"));
  await expect(demandUsableFolder(at("link"))).resolves.toBeUndefined();
});

test.skipIf(process.platform === "win32")("a folder that is made is for nobody else, those above it as the system makes them", async () => {
  await demandUsableFolder(at("above", "data"));
  expect(statSync(at("above", "data")).mode & 0o777).toBe(0o700);
  expect(statSync(at("above")).mode & 0o777).toBe(0o777 & ~process.umask());
});

test("a folder that nobody asked to be made is not made", async () => {
  await demandUsableFolder(at("new"), { make: false });
  expect(readdirSync(place)).toEqual([]);
});

describe("is refused at once, with what is wrong and what to do", () => {
  test.each([
    ["a file", (path: string) => writeFileSync(path, ""), "", "it is a file, or lies below one."],
    ["a path below a file", (path: string) => writeFileSync(path, ""), "/data", "it is a file, or lies below one."],
    ["a pipe", pipe, "", "it is a file, or lies below one."],
    ["a path below a pipe", pipe, "/data", "it is a file, or lies below one."],
    ["a dead link", (path: string) => link(at("nowhere"), path), "", "it is a link to a place that is not there."],
    ["a path below a dead link", (path: string) => link(at("nowhere"), path), "/data", "it is a link to a place that is not there."],
    ["a link to itself", (path: string) => link(path, path), "", "it is a link that leads back to itself."],
    ["a path that is too long", () => undefined, "/x".padEnd(5_000, "x"), "its path is too long."],
    ["a path with a NUL", () => undefined, "\0", "a path has no NUL in it."],
  ])("%s", async (_, make, below, reason) => {
    make(at("data"));
    const path = at("data") + below;
    await expect(demandUsableFolder(path)).rejects.toThrow(
      `Copydesk cannot use ${JSON.stringify(path)} for its data: ${reason} Set DATA_DIR to a folder that it may write to.`,
    );
  });

  test.runIf(process.platform === "linux")("a place where nothing can be made", async () => {
    await expect(demandUsableFolder("/proc/copydesk/data")).rejects.toThrow("cannot be made. Set DATA_DIR");
  });

  // Whoever may do everything may also write here.
  test.runIf(process.getuid?.() !== 0)("a folder of somebody else", async () => {
    mkdirSync(at("data"), { mode: 0o500 });
    await expect(demandUsableFolder(at("data"))).rejects.toThrow("may not read and write there.");
  });

  test.each([
    ["copydesk.sqlite", pipe, "it is no file."],
    ["copydesk.lock", pipe, "it is no file."],
    ["secret.key", pipe, "it is no file."],
    ["copydesk.sqlite-wal", (path: string) => mkdirSync(path), "it is no file."],
    ["copydesk.sqlite", (path: string) => link(at("nowhere"), path), "it is a link to a place that is not there."],
    ["uploads", pipe, "it is no folder."],
    ["backups", (path: string) => writeFileSync(path, ""), "it is no folder."],
  ])("its %s that is something else", async (name, make, reason) => {
    make(at(name));
    await expect(demandUsableFolder(place)).rejects.toThrow(
      `Copydesk cannot use ${at(name)}: ${reason} Move it away, or set DATA_DIR to another folder.`,
    );
  });
});

test("a disk that does not answer is told of in time", async () => {
  pipe(at("pipe"));
  let opened = Promise.resolve();
  const look = async () => {
    // Waits in a thread, as the file system of a server does that is gone.
    opened = open(at("pipe"), constants.O_RDONLY).then((file) => file.close());
    await opened;
  };
  const began = performance.now();
  const refused = answersWithin(200, "/mnt/gone", look);
  await expect(refused).rejects.toThrow("The disk of /mnt/gone does not answer.");
  await expect(refused).rejects.toBeInstanceOf(FolderHangs);
  expect(performance.now() - began).toBeLessThan(2_000);
  closeSync(openSync(at("pipe"), constants.O_WRONLY));
  await opened;
});
