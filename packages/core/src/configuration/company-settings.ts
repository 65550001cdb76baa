import { AppError, type CompanyDetail, type companyInput } from "@copydesk/contracts";
import { batch, changeVersion, schema, type Transaction } from "@copydesk/db";
import { and, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import { type Changes, changesBetween, recordActivity, retentionWake } from "../audit/index.ts";
import { readBudgetUse } from "../budgets/index.ts";
import { type Actor, type Core, changedBy, demandVersion, fileAddress, makeSmaller, savingVersion, storeFile } from "../kernel/index.ts";
import { administratorRemains } from "../people/index.ts";

/** Longer side of a stored logo in pixels. */
const logoSide = 512;

const { company_settings: company } = schema;
type CompanyRow = typeof company.$inferSelect;

/** Everything that an administrator sets for the whole company, and what the environment brings. */
export async function readCompanySettings(core: Core): Promise<CompanyDetail> {
  const { version, name, logo_file_id, timezone, ms_auth, enable_chat_agent, ...row } = await readRow(core);
  const { llm_body_days, llm_metadata_days, activity_days, monthly_budget, budget_currency, budget_stops } = row;
  return {
    version,
    name,
    logo: logo_file_id && fileAddress(logo_file_id),
    timezone,
    ms_auth,
    enable_chat_agent,
    llm_body_days,
    llm_metadata_days,
    activity_days,
    monthly_budget,
    budget_currency,
    budget_stops,
    budget: await readBudgetUse(core, null),
    environment: { microsoft: core.services.microsoft !== null, asana: core.services.asana !== null, mail: core.mail.carries },
  };
}

/**
 * Saves the company's settings; what is the same as before writes nothing.
 * @throws STALE_VERSION with `details.current`; RULE_BROKEN when no administrator could sign in without Microsoft.
 */
export async function updateCompany(core: Core, actor: Actor, input: z.output<typeof companyInput>): Promise<CompanyDetail> {
  const { version, ...values } = input;
  await savingVersion({ what: "these settings", read: () => readCompanySettings(core) }, async () => {
    const before = await readRow(core);
    demandVersion(before, version);
    const changes = changesBetween(before, values);
    if (Object.keys(changes).length === 0) return;
    const isNewBudget = "monthly_budget" in changes || "budget_currency" in changes;
    const set = { ...values, ...(isNewBudget && { budget_warned: null }), ...changedBy(core, actor) };
    await batch(core.db, (tx) => [
      changeVersion(tx, company, { row: before, set }),
      ...(before.ms_auth && !values.ms_auth ? [administratorRemains(tx)] : []),
      noteChange(tx, core, actor, { name: values.name, changes }),
    ]);
  });
  retentionWake.call(core);
  return readCompanySettings(core);
}

/**
 * Gives the company a logo, in its own shape and at most 512 pixels wide and high, and answers its address.
 * @throws as `makeSmaller` does.
 */
export async function saveLogo(core: Core, actor: Actor, bytes: Uint8Array): Promise<string> {
  const picture = await makeSmaller(bytes, logoSide);
  const file = await storeFile(core, { ...picture, purpose: "logo", ownerId: actor.userId });
  await replaceLogo(core, actor, { id: file.id, statements: (tx) => [file.statement(tx)] });
  return fileAddress(file.id);
}

/** Takes the logo away; without one it writes nothing. */
export async function removeLogo(core: Core, actor: Actor): Promise<null> {
  const { logo_file_id } = await readRow(core);
  if (logo_file_id !== null) await replaceLogo(core, actor, { id: null, statements: () => [] });
  return null;
}

interface NewLogo {
  id: string | null;
  statements: (tx: Transaction) => ReturnType<Awaited<ReturnType<typeof storeFile>>["statement"]>[];
}

async function replaceLogo(core: Core, actor: Actor, { id, statements }: NewLogo): Promise<void> {
  const { logo_file_id, name } = await readRow(core);
  const logo = { before: logo_file_id && fileAddress(logo_file_id), after: id && fileAddress(id) };
  // A logo is no part of the form: whoever is changing the rest meanwhile goes on.
  await batch(core.db, (tx) => [
    ...statements(tx),
    tx.update(company).set({ logo_file_id: id, ...changedBy(core, actor) }),
    // Every other one, also of an upload that came at the same moment.
    tx.delete(schema.files).where(and(eq(schema.files.purpose, "logo"), ne(schema.files.id, id ?? ""))),
    noteChange(tx, core, actor, { name, changes: { logo } }),
  ]);
}

const noteChange = (tx: Transaction, core: Core, actor: Actor, { name, changes }: { name: string; changes: Changes }) =>
  recordActivity(tx, core, { actor, action: "company.updated", entity: { type: "company", id: null, name }, changes });

async function readRow(core: Core): Promise<CompanyRow> {
  const [row] = await core.db.select().from(company).limit(1);
  if (!row) throw new AppError("NOT_FOUND", "This database has no company. Restore it from a backup.");
  return row;
}
