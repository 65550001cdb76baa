import { AppError, type CompanySettings } from "@copydesk/contracts";
import { changeVersion, rowReader, schema, type Transaction } from "@copydesk/db";
import { isNull, ne, or } from "drizzle-orm";
import { type Core, fileAddress } from "../kernel/index.ts";

const { company_settings: company } = schema;

/** What the sign-in page must know before anybody has signed in. Microsoft is offered only where the environment knows how. */
export async function readCompany(core: Core): Promise<CompanySettings> {
  const [row] = await core.db
    .select({ ms_auth: company.ms_auth, enable_chat_agent: company.enable_chat_agent, logo_file_id: company.logo_file_id })
    .from(company)
    .limit(1);
  if (!row) return { ms_auth: false, enable_chat_agent: false, logo: null };
  const { enable_chat_agent, logo_file_id } = row;
  return { ms_auth: row.ms_auth && core.services.microsoft !== null, enable_chat_agent, logo: logo_file_id && fileAddress(logo_file_id) };
}

type CompanyRow = typeof company.$inferSelect;

/** The one row of it. @throws NOT_FOUND in a database without one. */
export async function readCompanyRow({ db }: Core): Promise<CompanyRow> {
  const [row] = await db.select().from(company).limit(1);
  if (!row) throw new AppError("NOT_FOUND", "This database has no company. Restore it from a backup.");
  return row;
}

/** The statement that changes what stands in the company's form. @throws StaleVersion when it is run and somebody was quicker. */
export const changeCompany = (tx: Transaction, row: CompanyRow, set: Partial<CompanyRow>) => changeVersion(tx, company, { row, set });

/** The statement that gives it another logo, which is no part of the form: whoever is changing the rest meanwhile goes on. */
export const changeLogo = (tx: Transaction, set: Pick<CompanyRow, "logo_file_id" | "updated_at" | "updated_by">) =>
  tx.update(company).set(set);

/** The statement that notes that the warning of its budget is written down for a month; it changes nothing where that was known. */
export const noteCompanyBudgetWarned = (tx: Transaction, month: string) =>
  tx
    .update(company)
    .set({ budget_warned: month })
    .where(or(isNull(company.budget_warned), ne(company.budget_warned, month)));

/** Columns of the company. */
export const readCompanyRows = rowReader(company);
