import type { CompanyDetail } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { checkCompany, valuesOf } from "./company-values.ts";

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
  environment: { microsoft: false, asana: false, mail: false },
};
const values = valuesOf(company);

test("what is stored is sent as it was", () => {
  const { logo: _, environment: __, ...stored } = company;
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
])("%j is a problem of its field", (change, field) => {
  expect(checkCompany({ ...values, ...change }, 3)).toEqual({ problems: [[field, expect.any(String)]] });
});
