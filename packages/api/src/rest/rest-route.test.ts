import { expect, test } from "vitest";
import { z } from "zod";
import { routesOf } from "./rest-route.ts";
import { answerOf } from "./route-facts.ts";

const spec = { method: "GET", path: "/teams/{id}", summary: "One team" } as const;
const route = routesOf("Teams");
const own = z.strictObject({ title: z.string() });

test("a row that answers something else than its procedure does not compile", () => {
  // @ts-expect-error the procedure answers a whole team
  const drifted = route({ ...spec, procedure: "teams.get" }, async () => ({ title: "Desk" }));
  // @ts-expect-error the row says of its answer that it has a title
  const other = route({ ...spec, procedure: "teams.get", answer: own }, async () => ({ name: "Desk" }));
  expect([drifted.path, other.path]).toEqual([spec.path, spec.path]);
});

test("a row without a shape of its own is described as its procedure is", () => {
  const row = route({ ...spec, procedure: "profile.administrators" }, async () => ["Ines"]);
  expect(answerOf(row)?.safeParse(["Ines"]).success).toBe(true);
  expect(answerOf(row)?.safeParse([{ name: "Ines" }]).success).toBe(false);
});
