import { type CompanyDetail, type CompanyInput, companyInput, isIntegerText } from "@copydesk/contracts";

/** What the form holds; days as they are typed. */
export interface CompanyValues {
  name: string;
  timezone: string;
  ms_auth: boolean;
  enable_chat_agent: boolean;
  llm_body_days: string;
  llm_metadata_days: string;
  activity_days: string;
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
});

/** A value as a person reads it. */
export function sayCompanyValue(values: CompanyValues, field: CompanyField): string {
  const value = values[field];
  return typeof value === "boolean" ? (value ? "On" : "Off") : value;
}

type Checked = { input: CompanyInput } | { problems: [string, string][] };

/** What is sent, or what is wrong with it, each with its field. */
export function checkCompany(values: CompanyValues, version: number): Checked {
  const { llm_body_days, llm_metadata_days, activity_days, ...rest } = values;
  const days = { llm_body_days, llm_metadata_days, activity_days };
  const notNumbers = Object.entries(days).filter(([, text]) => !isIntegerText(text.trim()));
  if (notNumbers.length > 0) return { problems: notNumbers.map(([field]) => [field, "Enter a whole number of days"]) };
  const counted = Object.fromEntries(Object.entries(days).map(([field, text]) => [field, Number(text)]));
  const input = { version, ...rest, ...counted } as CompanyInput;
  const checked = companyInput.safeParse(input);
  if (checked.success) return { input };
  return { problems: checked.error.issues.map((issue) => [String(issue.path[0]), issue.message]) };
}
