import { AppError, type LanguageRow } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, eq, not, type SQL } from "drizzle-orm";
import { changesBetween, recordActivity } from "../audit/index.ts";
import { type Actor, type Core, Port } from "../kernel/index.ts";
import { languageNotFound, readLanguage } from "./read-language.ts";

const { languages } = schema;

/** Whether somebody above has something in a language, for the statement that would delete it. */
export type LanguageUser = (languageId: string) => SQL;

export const languageUsers = new Port<LanguageUser>("what is written in a language");

/**
 * Deletes a language that nothing is written in.
 * @throws IN_USE with `details.used_by` when something is: it can only be made inactive; RULE_BROKEN for the default; NOT_FOUND.
 */
export async function removeLanguage(core: Core, actor: Actor, id: string): Promise<null> {
  const row = await readLanguage(core, id);
  if (row.is_default) throw isDefault(row);
  if (isInUse(row)) throw inUse(row);
  const changes = changesBetween({ name: row.name, code: row.code }, { name: null, code: null });
  const refused = languageNotFound();
  const free = languageUsers.of(core).map((isUsed) => not(isUsed(id)));
  try {
    await batch(core.db, (tx) => [
      must(tx.delete(languages).where(and(eq(languages.id, id), eq(languages.is_default, false), ...free)), refused),
      recordActivity(tx, core, { actor, action: "language.deleted", entity: { type: "language", id, name: row.name }, changes }),
    ]);
  } catch (error) {
    if (error !== refused) throw error;
    // Either it is gone, or something has begun to use it meanwhile.
    const now = await readLanguage(core, id);
    throw now.is_default ? isDefault(now) : inUse(now);
  }
  return null;
}

const isInUse = ({ used_by }: LanguageRow) => used_by.campaigns + used_by.style_guides + used_by.examples > 0;

const isDefault = ({ name }: LanguageRow) =>
  new AppError("RULE_BROKEN", `New campaigns start in ${name}. Make another language the default first.`);

function inUse({ name, used_by }: LanguageRow): AppError {
  const parts = [
    counted(used_by.campaigns, "campaign"),
    counted(used_by.style_guides, "style guide"),
    counted(used_by.examples, "example"),
  ].filter((part) => part !== null);
  const words = `${name} is used by ${inWords.format(parts)}. Make it inactive instead: new campaigns can't choose it, and the others keep it.`;
  return new AppError("IN_USE", words, { details: { used_by } });
}

const counted = (count: number, noun: string) => (count === 0 ? null : `${count} ${noun}${count === 1 ? "" : "s"}`);
const inWords = new Intl.ListFormat("en", { type: "conjunction" });
