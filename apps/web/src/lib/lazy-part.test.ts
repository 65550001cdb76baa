import { expect, test } from "vitest";
import { tellUnreached } from "./fetch-answer.ts";
import { lazyPart, loadWhenReached } from "./lazy-part.tsx";

/** A server that is away for so many questions after it was last heard of; what is asked for then fails for good, as in Chromium. */
function network(away: number, isKnown = away > 0) {
  const seen = { tries: 0, asked: 0, waited: 0 };
  let isAway = isKnown;
  const load = async () => {
    seen.tries += 1;
    if (seen.asked < away) throw new TypeError("Failed to fetch dynamically imported module");
    return "the part";
  };
  const isReached = async () => {
    seen.asked += 1;
    isAway = seen.asked < away;
    return !isAway;
  };
  const wait = async (milliseconds: number) => {
    seen.waited += milliseconds;
  };
  return { seen, load, network: { isAway: () => isAway, isReached, wait } };
}

test("a part that is there is loaded at once, and nobody is asked", async () => {
  const { seen, load, network: given } = network(0);
  expect(await loadWhenReached(load, given)).toBe("the part");
  expect(seen).toEqual({ tries: 1, asked: 0, waited: 0 });
});

test("a part is not asked for while the server is away, however long that takes", async () => {
  const { seen, load, network: given } = network(20);
  expect(await loadWhenReached(load, given)).toBe("the part");
  expect(seen).toEqual({ tries: 1, asked: 20, waited: 38_000 });
});

test("a part that nobody has fails with the error of its load", async () => {
  const { seen, load, network: given } = network(1, false);
  await expect(loadWhenReached(load, given)).rejects.toThrow("Failed to fetch");
  expect(seen.tries).toBe(1);
});

test("a part that was loaded in good time needs no server any more; one that failed is tried again", async () => {
  let tries = 0;
  const part = lazyPart(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: () => null };
  });
  await expect(part.load()).rejects.toThrow("Failed to fetch");
  await part.load();
  tellUnreached();
  await part.load();
  expect(tries).toBe(2);
});
