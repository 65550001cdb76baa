import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "./program.ts";
import { testWorld } from "./testing.ts";

const root = join(import.meta.dirname, "../../..");

const readVersion = (file: string) => (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;

async function copydesk(...args: string[]) {
  const world = testWorld();
  const code = await run(args, world);
  return { code, out: world.said.out.join("\n"), err: world.said.err.join("\n") };
}

test("without a command, and with start, it becomes the server, in the folder that is named", async () => {
  expect(await copydesk()).toEqual({ code: 0, out: "serving ./data", err: "" });
  expect(await copydesk("start")).toMatchObject({ code: 0, out: "serving ./data" });
  expect(await copydesk("--data", "/somewhere")).toMatchObject({ code: 0, out: "serving /somewhere" });
  expect(await copydesk("--data", "/somewhere", "start")).toMatchObject({ out: "serving /somewhere" });
});

test.each([
  ["backup"],
  ["restore", "a.tar"],

  ["update", "a.tgz"],
  ["rollback"],
  ["migrate"],
  ["generate", "brief.yaml", "--out", "x"],
])("%s is of the file, and not where the data is in Postgres", async (...args) => {
  const world = testWorld({ DATABASE_URL: "postgres://db.example/copydesk" });
  expect(await run(args, world)).toBe(2);
  expect(world.said.err.join()).toContain(`copydesk ${args[0]} works on a database file`);
  expect(await run(["start"], world)).toBe(0);
});

test("it says its version, which is the project's", async () => {
  const versions = ["package.json", "apps/cli/package.json", "apps/server/package.json"].map((file) => readVersion(join(root, file)));
  const [version = ""] = versions;
  expect(new Set(versions)).toEqual(new Set([version]));
  expect(await copydesk("--version")).toEqual({ code: 0, out: version, err: "" });
});

test("its help lists every command and every exit code", async () => {
  const { code, out } = await copydesk("--help");
  expect(out).toMatch(/^Usage: copydesk \[options\] \[command\]$/m);
  expect(code).toBe(0);
  for (const name of [
    "start",
    "doctor",
    "backup [file]",
    "restore <file>",
    "reset-password <email>",
    "update <parcel>",
    "rollback",
    "migrate",
  ])
    expect(out).toContain(name);
  for (const exit of ["0", "1", "2", "3", "4", "130"]) expect(out).toMatch(new RegExp(`^  ${exit} +\\S`, "m"));
  expect((await copydesk("help", "restore")).out).toContain("Usage: copydesk restore [options] <file>");
});

test.each([
  [["bakup"], "There is no command bakup. copydesk --help lists them."],
  [["--port", "1"], "unknown option '--port'"],
  [["restore"], "missing required argument 'file'"],
  [["restore", "/nowhere/backup.tar"], "There is no file /nowhere/backup.tar.\nNothing was changed."],
  [["backup", "a", "b"], "too many arguments for 'backup'. Expected 1 argument but got 2: a, b."],
])("%j is refused in words, and nothing is begun", async (args, words) => {
  expect(await copydesk(...args)).toEqual({ code: 2, out: "", err: words });
});
