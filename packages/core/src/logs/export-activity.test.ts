import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { actionOf } from "./activity-fixture.ts";
import { csvLine } from "./csv.ts";
import { exportActivity } from "./export-activity.ts";

let core: TestCore;
let ines: Actor;
beforeAll(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines", last_name: "Ø" });
});
afterAll(() => core.close());

async function chunksOf(actor: Actor, filter: Parameters<typeof exportActivity>[2]): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of (await exportActivity(core, actor, filter)).chunks) chunks.push(chunk);
  return chunks;
}

test("a cell is quoted where it must be, and never a formula", () => {
  expect(csvLine(["a", 'say "hi", you', "two\nlines", ""])).toBe('a,"say ""hi"", you","two\nlines",\r\n');
  for (const evil of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"]) {
    expect(csvLine([evil]).replace(/^"/, "")).toMatch(/^'/);
  }
});

test("whatever a line holds can be read again", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (cells) => {
      const read = readLine(csvLine(cells));
      expect(read.map((value, at) => (value === `'${cells[at]}` ? cells[at] : value))).toEqual(cells);
    }),
  );
});

/** A reader of one line, as RFC 4180 describes it. */
function readLine(line: string): string[] {
  const cells = line.slice(0, -2).matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/gsu);
  const read = [...cells].map(([, cell = ""]) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
  return line.slice(0, -2).endsWith(",") || read.length === 1 ? read : read.slice(0, -1);
}

test("the log is a file for spreadsheets, and taking it stands in it", async () => {
  await actionOf(core, ines, { name: "=HYPERLINK(1)", changes: { name: { before: "a", after: "b" } } });
  const whole = (await chunksOf(ines, { actions: ["user.updated"] })).join("");
  const [heading, line, end] = whole.split("\r\n");
  expect(heading).toMatch(/^\ufeffTime \(UTC\),Person,/);
  expect(line).toContain(
    '2026-11-21T09:00:00.000Z,Ines Ø,Administrator,user.updated,user,\'=HYPERLINK(1),,success,web,127.0.0.1,test-request,"{""name""',
  );
  expect(end).toBe("");
  const again = (await chunksOf(ines, { actions: ["activity_log.exported"] })).join("").split("\r\n");
  expect(again).toHaveLength(4);
  expect(again[2]).toContain('"{""actions"":{""before"":null,""after"":[""user.updated""]}}"');
});

test("a long log comes in parts, each record once", async () => {
  for (let at = 0; at < 1_201; at += 1) await actionOf(core, ines, { name: `n${at}`, action: "test.done" });
  const chunks = await chunksOf(ines, { actions: ["test.done"] });
  expect(chunks).toHaveLength(4);
  const names = chunks.join("").match(/,n\d+,/g) ?? [];
  expect(new Set(names).size).toBe(1_201);
  expect(names).toHaveLength(1_201);
});
