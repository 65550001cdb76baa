import type { CompanyDetail } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { checkCompany, formatRetention, shortenedRetention, valuesOf } from "./company-values.ts";

const company: CompanyDetail = {
  version: 3,
  name: "Northwind",
  logo: null,
  timezone: "Europe/Oslo",
  ms_auth: false,
  enable_chat_agent: true,
  llm_body_days: 90,
  llm_metadata_days: 400,
  activity_days: 365,
  monthly_budget: 500,
  budget_currency: "EUR",
  budget_stops: false,
  budget: null,
  environment: { microsoft: false, asana: false, mail: false },
};
const values = valuesOf(company);

test("what is stored is sent as it was", () => {
  const { logo: _, environment: __, budget: ___, ...stored } = company;
  expect(checkCompany(values, 3)).toEqual({ input: stored });
});

test.each([
  [{ name: "" }, "name"],
  [{ activity_days: "0" }, "activity_days"],
  [{ activity_days: "" }, "activity_days"],
  [{ llm_body_days: "1.5" }, "llm_body_days"],
  [{ llm_metadata_days: "many" }, "llm_metadata_days"],
  [{ llm_metadata_days: "99999" }, "llm_metadata_days"],
  [{ timezone: "Mars" }, "timezone"],
  [{ monthly_budget: "lots" }, "monthly_budget"],
  [{ monthly_budget: "0" }, "monthly_budget"],
  [{ budget_currency: null }, "budget_currency"],
])("%j is a problem of its field", (change, field) => {
  expect(checkCompany({ ...values, ...change }, 3)).toEqual({ problems: [[field, expect.any(String)]] });
});

describe("logs that are kept less long", () => {
  test.each([
    [{ llm_body_days: "30" }, { llm_body_days: 30, llm_metadata_days: 400, activity_days: 365 }],
    [
      { activity_days: "1", llm_body_days: "900" },
      { llm_body_days: 900, llm_metadata_days: 400, activity_days: 1 },
    ],
    [{}, null],
    [{ llm_body_days: "91" }, null],
    [{ llm_body_days: "" }, null],
    [{ llm_body_days: "0" }, null],
  ])("%j asks about %j", (change, days) => expect(shortenedRetention({ ...values, ...change, name: "" }, company)).toEqual(days));

  const none = { llm_body_days: 30, llm_metadata_days: 90, activity_days: 365, texts: 0, calls: 0, activities: 0 };
  test.each([
    [none, null],
    [
      { ...none, texts: 12_430, calls: 900 },
      "12,430 texts of calls older than 30 days and 900 calls older than 90 days will be deleted soon after saving.",
    ],
    [
      { ...none, llm_metadata_days: 1, texts: 1, calls: 1, activities: 1 },
      "1 text of a call older than 1 day, 1 call older than 1 day and 1 entry of the activity log older than 365 days will be deleted soon after saving.",
    ],
  ])("%j", (preview, words) => expect(formatRetention(preview)).toBe(words));
});
