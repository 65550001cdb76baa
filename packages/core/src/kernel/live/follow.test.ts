import { AppError } from "@copydesk/contracts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestCore, type TestCore } from "../../testing.ts";
import { follow } from "./follow.ts";

let core: TestCore;
let stop: AbortController;
beforeEach(async () => {
  core = await createTestCore();
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await core.close();
});

/** A reader, and what is said to it. */
function begin({ most = 10, checkRight = async () => {} } = {}) {
  let say = (_word: string) => {};
  let isHeard = false;
  const read = follow<string>(core, {
    userId: "reader",
    signal: stop.signal,
    listen(hear) {
      isHeard = true;
      say = hear;
      return () => {
        isHeard = false;
      };
    },
    async first() {
      say("meanwhile");
      return ["first"];
    },
    checkRight,
    most,
    sizeOf: (word) => word.length,
  });
  return { read, say: (word: string) => say(word), isHeard: () => isHeard };
}

test("how it stands comes first, then what was said while that was read, then the rest as it comes", async () => {
  const { read, say, isHeard } = begin();
  expect(await read.next()).toMatchObject({ value: "first" });
  expect(await read.next()).toMatchObject({ value: "meanwhile" });
  const next = read.next();
  say("now");
  expect(await next).toMatchObject({ value: "now" });
  expect(isHeard()).toBe(true);
  const last = read.next();
  stop.abort();
  expect(await last).toMatchObject({ done: true });
  expect(isHeard()).toBe(false);
});

test("whoever is too far behind is let go, but not for much that was read in time", async () => {
  const { read, say } = begin();
  await read.next();
  for (const word of ["seven77", "another"]) {
    await read.next();
    say(word);
  }
  expect(await read.next()).toMatchObject({ value: "another" });
  say("seven77");
  say("eight888");
  await expect(read.next()).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

test("a right that is gone ends it as soon as that is told", async () => {
  const { read, isHeard } = begin({ checkRight: () => Promise.reject(new AppError("NOT_FOUND", "Gone.")) });
  await read.next();
  await read.next();
  const next = read.next();
  core.live.recheck("somebody else");
  core.live.recheck("reader");
  await expect(next).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(isHeard()).toBe(false);
});
