import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { finishRestore, isBegun, putInPlace } from "./put-in-place.ts";

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "copydesk-place-"));
  lay("copydesk.sqlite", "old");
  lay("copydesk.sqlite-wal", "old log");
  lay("work/copydesk.sqlite", "new");
  lay("work/uploads/photo", "new photo");
});
afterEach(() => rmSync(data, { recursive: true }));

function lay(name: string, content: string): void {
  mkdirSync(join(data, name, ".."), { recursive: true });
  writeFileSync(join(data, name), content);
}
const read = (name: string) => (existsSync(join(data, name)) ? readFileSync(join(data, name), "utf8") : null);

function demandNew(): void {
  expect(read("copydesk.sqlite")).toBe("new");
  expect(read("uploads/photo")).toBe("new photo");
  expect(read("aside/copydesk.sqlite")).toBe("old");
  expect(read("aside/copydesk.sqlite-wal")).toBe("old log");
  expect(readdirSync(data).sort()).toEqual(["aside", "copydesk.sqlite", "uploads"]);
}

test("what was there goes aside, and the log of the older database with it", () => {
  expect(putInPlace(data, { work: "work", aside: "aside" })).toBe(true);
  demandNew();
});

test("an empty folder has nothing to put aside", () => {
  for (const name of ["copydesk.sqlite", "copydesk.sqlite-wal"]) rmSync(join(data, name));
  expect(putInPlace(data, { work: "work", aside: "aside" })).toBe(false);
  expect(readdirSync(data).sort()).toEqual(["copydesk.sqlite", "uploads"]);
});

describe("a process that ended", () => {
  const plan = {
    work: "work",
    aside: "aside",
    leaving: ["copydesk.sqlite", "copydesk.sqlite-wal"],
    coming: ["copydesk.sqlite", "uploads"],
  };
  const moves: [string, string][] = [
    ["copydesk.sqlite", "aside/copydesk.sqlite"],
    ["copydesk.sqlite-wal", "aside/copydesk.sqlite-wal"],
    ["work/copydesk.sqlite", "copydesk.sqlite"],
    ["work/uploads", "uploads"],
  ];
  test.each(moves.map((_, i) => i).concat(moves.length))("after %i of the moves is followed by one that does the others", (done) => {
    lay("restore.json", JSON.stringify(plan));
    mkdirSync(join(data, "aside"));
    for (const [from, to] of moves.slice(0, done)) renameSync(join(data, from), join(data, to));
    expect(isBegun(data)).toBe(true);
    finishRestore(data);
    demandNew();
  });

  test("before the plan lay there has changed nothing", () => {
    lay("restore.json.making", '{"work":');
    finishRestore(data);
    expect(read("copydesk.sqlite")).toBe("old");
  });
});
