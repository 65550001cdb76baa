import { expect, test } from "vitest";
import { startWithout } from "./start-without.ts";

const refused = (id?: string) => Object.assign(new Error("It cannot be asked."), { data: { app_code: "RULE_BROKEN", details: { id } } });

/** A server that refuses some calls, the first one first. */
const server = (bad: readonly string[]) => {
  const asked: string[][] = [];
  return {
    asked,
    async start({ ids }: { ids: string[] }) {
      asked.push(ids);
      const first = ids.find((id) => bad.includes(id));
      if (first) throw refused(first);
      return "started";
    },
  };
};
const input = (ids: string[]) => ({ name: "Spring", ids });

test("an experiment starts without the calls that cannot be asked", async () => {
  const { asked, start } = server(["a", "c"]);
  expect(await startWithout(input(["a", "b", "c", "d"]), start)).toBe("started");
  expect(asked.at(-1)).toEqual(["b", "d"]);
});
test("it does not start when none can be asked", async () => {
  const { asked, start } = server(["a", "b"]);
  await expect(startWithout(input(["a", "b"]), start)).rejects.toThrow("It cannot be asked.");
  expect(asked).toHaveLength(2);
});
test("a failure that is about no one call is told at once", async () => {
  let tries = 0;
  const start = () => {
    tries += 1;
    return Promise.reject(refused());
  };
  await expect(startWithout(input(["a", "b"]), start)).rejects.toThrow();
  expect(tries).toBe(1);
});
