import { loginInput } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { missing } from "./use-sign-in.ts";

/** First message of each field, as the contracts have it. */
function refusedByContract(values: { email: string; password: string }) {
  const result = loginInput.safeParse(values);
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [String(issue.path[0]), [issue.message]]));
}

describe("missing", () => {
  it.each([
    { email: "", password: "" },
    { email: "  ", password: "x" },
    { email: "mira", password: "" },
    { email: "mira", password: " " },
  ])("says the same as the contracts about %o", (values) => expect(missing(values)).toEqual(refusedByContract(values)));
});
