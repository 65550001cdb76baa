import type { CompanyDetail, companyInput } from "@copydesk/contracts";
import { batch, type Transaction } from "@copydesk/db";
import type { z } from "zod";
import { type Changes, changesBetween, recordActivity, retentionWake } from "../audit/index.ts";
import { readBudgetUse } from "../budgets/index.ts";
import { changeCompany, changeLogo, readCompanyRow } from "../company/index.ts";
import {
  type Actor,
  type Core,
  changedBy,
  demandVersion,
  fileAddress,
  makeSmaller,
  removeFilesOf,
  savingVersion,
  storeFile,
} from "../kernel/index.ts";
import { administratorRemains } from "../people/index.ts";

/** Longer side of a stored logo in pixels. */
const logoSide = 512;

/** Everything that an administrator sets for the whole company, and what the environment brings. */
export async function readCompanySettings(core: Core): Promise<CompanyDetail> {
  const { version, name, logo_file_id, timezone, ms_auth, enable_chat_agent, ...row } = await readCompanyRow(core);
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
    const before = await readCompanyRow(core);
    demandVersion(before, version);
    const changes = changesBetween(before, values);
    if (Object.keys(changes).length === 0) return;
    const isNewBudget = "monthly_budget" in changes || "budget_currency" in changes;
    const set = { ...values, ...(isNewBudget && { budget_warned: null }), ...changedBy(core, actor) };
    await batch(core.db, (tx) => [
      changeCompany(tx, before, set),
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
  const { logo_file_id } = await readCompanyRow(core);
  if (logo_file_id !== null) await replaceLogo(core, actor, { id: null, statements: () => [] });
  return null;
}

interface NewLogo {
  id: string | null;
  statements: (tx: Transaction) => ReturnType<Awaited<ReturnType<typeof storeFile>>["statement"]>[];
}

async function replaceLogo(core: Core, actor: Actor, { id, statements }: NewLogo): Promise<void> {
  const { logo_file_id, name } = await readCompanyRow(core);
  const logo = { before: logo_file_id && fileAddress(logo_file_id), after: id && fileAddress(id) };
  await batch(core.db, (tx) => [
    ...statements(tx),
    changeLogo(tx, { logo_file_id: id, ...changedBy(core, actor) }),
    // Every other one, also of an upload that came at the same moment.
    removeFilesOf(tx, { purpose: "logo", except: id && fileAddress(id) }),
    noteChange(tx, core, actor, { name, changes: { logo } }),
  ]);
}

const noteChange = (tx: Transaction, core: Core, actor: Actor, { name, changes }: { name: string; changes: Changes }) =>
  recordActivity(tx, core, { actor, action: "company.updated", entity: { type: "company", id: null, name }, changes });
