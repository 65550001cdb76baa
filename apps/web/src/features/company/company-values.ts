import { type CompanyDetail, type CompanyInput, companyInput, isIntegerText, type RetentionPreview } from "@copydesk/contracts";
import { consoleLocale, formatCount } from "@copydesk/ui";
import { readAmount } from "../../lib/budget/budget-words.ts";
import { type Checked, checkBy } from "../../lib/versioned-form/form-problems.ts";

/** What the form holds; days as they are typed. */
export interface CompanyValues {
  name: string;
  timezone: string;
  ms_auth: boolean;
  enable_chat_agent: boolean;
  llm_body_days: string;
  llm_metadata_days: string;
  activity_days: string;
  monthly_budget: string;
  budget_currency: string | null;
  budget_stops: boolean;
}
export type CompanyField = keyof CompanyValues;

export const companyLabels: Record<CompanyField, string> = {
  name: "Name",
  timezone: "Time zone",
  ms_auth: "Microsoft sign-on",
  enable_chat_agent: "AI Chat Agent",
  llm_body_days: "Messages, days",
  llm_metadata_days: "LLM logs, days",
  activity_days: "Activity log, days",
  monthly_budget: "Monthly budget",
  budget_currency: "Currency",
  budget_stops: "Stop when it is used up",
};
export const companyFields = Object.keys(companyLabels) as CompanyField[];

export const valuesOf = (company: CompanyDetail): CompanyValues => ({
  name: company.name,
  timezone: company.timezone,
  ms_auth: company.ms_auth,
  enable_chat_agent: company.enable_chat_agent,
  llm_body_days: String(company.llm_body_days),
  llm_metadata_days: String(company.llm_metadata_days),
  activity_days: String(company.activity_days),
  monthly_budget: company.monthly_budget === null ? "" : String(company.monthly_budget),
  budget_currency: company.budget_currency,
  budget_stops: company.budget_stops,
});

/** A value as a person reads it. */
export function formatCompanyValue(values: CompanyValues, field: CompanyField): string {
  const value = values[field];
  return typeof value === "boolean" ? (value ? "On" : "Off") : (value ?? "None");
}

/** What is sent, or what is wrong with it, each with its field. */
export function checkCompany(values: CompanyValues, version: number): Checked<CompanyInput> {
  const { llm_body_days, llm_metadata_days, activity_days, monthly_budget, ...rest } = values;
  const days = { llm_body_days, llm_metadata_days, activity_days };
  const notNumbers = Object.entries(days).filter(([, text]) => !isIntegerText(text.trim()));
  if (notNumbers.length > 0) return { problems: notNumbers.map(([field]) => [field, "Enter a whole number of days"]) };
  const amount = readAmount(monthly_budget);
  if (Number.isNaN(amount)) return { problems: [["monthly_budget", "Enter an amount such as 500"]] };
  const counted = Object.fromEntries(Object.entries(days).map(([field, text]) => [field, Number(text)]));
  const input = { version, ...rest, ...counted, monthly_budget: amount } as CompanyInput;
  return checkBy(companyInput, input);
}

const retentionFields = ["llm_body_days", "llm_metadata_days", "activity_days"] as const;
export type RetentionDays = Pick<CompanyInput, (typeof retentionFields)[number]>;

/** The days as they are typed, when logs would be kept less long than now; null when nothing would go, or nothing can be saved. */
export function shortenedRetention(values: CompanyValues, company: CompanyDetail): RetentionDays | null {
  const checked = checkCompany({ ...valuesOf(company), ...daysIn(values) }, company.version);
  if ("problems" in checked || retentionFields.every((field) => checked.input[field] >= company[field])) return null;
  const { llm_body_days, llm_metadata_days, activity_days } = checked.input;
  return { llm_body_days, llm_metadata_days, activity_days };
}

const daysIn = ({ llm_body_days, llm_metadata_days, activity_days }: CompanyValues) => ({
  llm_body_days,
  llm_metadata_days,
  activity_days,
});

/** "12,430 texts of calls older than 30 days and 900 calls older than 90 days will be deleted soon after saving."; null when nothing will. */
export function formatRetention(preview: RetentionPreview): string | null {
  const { llm_body_days, llm_metadata_days, activity_days } = preview;
  const parts = (
    [
      [preview.texts, "text of a call", "texts of calls", Math.min(llm_body_days, llm_metadata_days)],
      [preview.calls, "call", "calls", llm_metadata_days],
      [preview.activities, "entry of the activity log", "entries of the activity log", activity_days],
    ] as const
  ).flatMap(([count, one, many, days]) =>
    count === 0 ? [] : [`${formatCount(count)} ${count === 1 ? one : many} older than ${formatCount(days)} ${days === 1 ? "day" : "days"}`],
  );
  if (parts.length === 0) return null;
  return `${new Intl.ListFormat(consoleLocale, { type: "conjunction" }).format(parts)} will be deleted soon after saving.`;
}
