import { messageWithoutValues, openPostgres, schema } from "@copydesk/db";
import { beforeAll, expect, test } from "vitest";
import { createLog } from "./create-log.ts";

const logged = (error: unknown) => {
  const lines: string[] = [];
  createLog("info", { write: (line) => void lines.push(line) }).error({ err: error }, "it failed");
  return { line: lines.join(), err: JSON.parse(lines.join()).err };
};
const story = "The whole story,\n    at length";

let away: Error;
/** As the library makes one of any query that fails. */
let QueryError: new (query: string, values: unknown[], cause: Error) => Error;
beforeAll(async () => {
  const db = openPostgres("postgres://me:hunter2@127.0.0.1:9/copydesk");
  const asked = db.update(schema.campaigns).set({ main_story: story });
  away = await asked.then(
    () => new Error("It did not fail."),
    (error: Error) => error,
  );
  QueryError = away.constructor as typeof QueryError;
});

test("a query that failed is logged without its values, and so is what it failed by", () => {
  const refused = Object.assign(new Error("duplicate key value"), { code: "23505", detail: `Key (story)=(${story}) exists.` });
  const { line, err } = logged(new QueryError("insert into stories values ($1)", [story], refused));
  expect(line).not.toContain("whole story");
  expect(err).toMatchObject({
    message: "Failed query: insert into stories values ($1)",
    stack: expect.stringContaining("create-log.test.ts"),
    cause: { message: "duplicate key value", code: "23505" },
  });
});

test("a database that is away is told in a few words, without values and places", () => {
  expect(away.message).toContain("whole story");
  const { line, err } = logged(away);
  expect(err).toEqual({
    type: "DatabaseAway",
    message: "The database cannot be reached.",
    cause: { type: "Error", message: expect.stringContaining("ECONNREFUSED"), code: "ECONNREFUSED" },
  });
  expect(line).not.toMatch(/whole story|hunter2|update/);
});

test("any other error has its words, code and places, and nothing that hangs on it", () => {
  const { err } = logged(Object.assign(new TypeError("No such thing"), { code: "E_NONE", body: story }));
  expect(err).toEqual({
    type: "TypeError",
    message: "No such thing",
    code: "E_NONE",
    stack: expect.stringMatching(/^TypeError: No such thing\n +at /),
  });
  expect(logged("a word").err).toEqual({ type: "string", message: "a word" });
});

test("what keeps a server from starting is said without the values of a query", () => {
  expect(messageWithoutValues(new QueryError("select $1", [story], new Error("no")))).toBe("Failed query: select $1");
});
