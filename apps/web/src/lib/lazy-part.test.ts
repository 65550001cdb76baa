import { expect, test } from "vitest";
import { untilLoaded } from "./lazy-part.ts";

const failed = new TypeError("Failed to fetch dynamically imported module");

/** A module that is there after so many tries, and a server that is away for the first of them. */
function network(failures: number, away: number) {
  const seen = { tries: 0, asked: 0, waited: 0 };
  const load = async () => {
    seen.tries += 1;
    if (seen.tries <= failures) throw failed;
    return "the part";
  };
  const isReached = async () => {
    seen.asked += 1;
    return seen.asked > away;
  };
  const wait = async (milliseconds: number) => {
    seen.waited += milliseconds;
  };
  return { seen, load, network: { isReached, wait } };
}

test("a part that is there is loaded once, and nobody is asked", async () => {
  const { seen, load, network: given } = network(0, 0);
  expect(await untilLoaded(load, given)).toBe("the part");
  expect(seen).toEqual({ tries: 1, asked: 0, waited: 0 });
});

test("a part is asked for until the server is back, however long that takes", async () => {
  const { seen, load, network: given } = network(20, 20);
  expect(await untilLoaded(load, given)).toBe("the part");
  expect(seen).toEqual({ tries: 21, asked: 20, waited: 40_000 });
});

test("a request that was cut while the server is there is sent once more", async () => {
  const { load, network: given } = network(1, 0);
  expect(await untilLoaded(load, given)).toBe("the part");
});

test("a part that the server no longer has fails with the error of its load", async () => {
  const { seen, load, network: given } = network(Number.POSITIVE_INFINITY, 3);
  await expect(untilLoaded(load, given)).rejects.toBe(failed);
  expect(seen.tries).toBe(5);
});
