import { AppError, type LanguageRow, type languageInput, type languageStatusInput, type languageUpdateInput } from "@copydesk/contracts";
import { anything, batch, changeVersion, countOf, holds, must, nextPosition, schema, type Transaction } from "@copydesk/db";
import { and, eq, lt, ne, notExists } from "drizzle-orm";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../audit/index.ts";
import { type Actor, type Core, changedBy, createdBy, demandVersion, savingVersion, type Taken, takingUnique } from "../kernel/index.ts";
import { findLanguage, readLanguage, type StoredLanguage } from "./read-language.ts";

type Input = z.output<typeof languageInput>;
type Fields = Omit<Input, "code">;
const { languages } = schema;

/** More than anybody needs, and few enough for one page. */
const most = 500;

/** Adds a language at the end of the list. @throws NAME_TAKEN for a code that there is; RULE_BROKEN for one too many. */
export async function createLanguage(core: Core, actor: Actor, input: Input): Promise<LanguageRow> {
  const id = core.newId();
  const position = nextPosition(languages);
  const changes = changesBetween({}, input);
  const tooMany = new AppError("RULE_BROKEN", `There are ${most} languages already. Delete one you no longer use.`);
  await takingUnique(codeTaken(input.code), () =>
    batch(core.db, (tx) => [
      holds(tx, lt(countOf(languages), most), tooMany),
      tx.insert(languages).values({ id, ...input, is_default: false, position, ...createdBy(core, actor) }),
      recordActivity(tx, core, { actor, action: "language.created", entity: { type: "language", id, name: input.name }, changes }),
    ]),
  );
  return readLanguage(core, id);
}

/**
 * Changes a language; the next text in it is written by the new words. A save that changes nothing writes nothing.
 * @throws STALE_VERSION with `details.current`; RULE_BROKEN for switching the default off; NOT_FOUND.
 */
export async function updateLanguage(core: Core, actor: Actor, input: z.output<typeof languageUpdateInput>): Promise<LanguageRow> {
  const { id, version, ...fields } = input;
  return savingVersion(savedAs(core, id), async () => {
    const before = await findLanguage(core, id);
    demandVersion(before, version);
    return change(core, actor, { before, fields });
  });
}

/**
 * Offers a language to campaigns, or no longer; campaigns that are written in it go on.
 * @throws RULE_BROKEN for the default; NOT_FOUND.
 */
export async function setLanguageStatus(
  core: Core,
  actor: Actor,
  { id, status }: z.output<typeof languageStatusInput>,
): Promise<LanguageRow> {
  return savingVersion(savedAs(core, id), async () => {
    const before = await findLanguage(core, id);
    return change(core, actor, { before, fields: { ...fieldsOf(before), status } });
  });
}

/** Makes new campaigns begin in a language, in place of the one before. @throws RULE_BROKEN for an inactive one; NOT_FOUND. */
export async function setDefaultLanguage(core: Core, actor: Actor, id: string): Promise<LanguageRow> {
  const { name, is_default, status } = await findLanguage(core, id);
  if (is_default) return readLanguage(core, id);
  const inactive = new AppError("RULE_BROKEN", `${name} is inactive. Make it active first, then campaigns can start in it.`);
  if (status !== "active") throw inactive;
  const changes = changesBetween({ is_default: false }, { is_default: true });
  await batch(core.db, (tx) => [
    // Neither of the two is a change of its words: whoever is editing one meanwhile goes on.
    tx
      .update(languages)
      .set({ is_default: false })
      .where(and(eq(languages.is_default, true), ne(languages.id, id))),
    must(
      tx
        .update(languages)
        .set({ is_default: true, ...changedBy(core, actor) })
        .where(and(eq(languages.id, id), eq(languages.status, "active"))),
      inactive,
    ),
    recordActivity(tx, core, { actor, action: "language.updated", entity: { type: "language", id, name }, changes }),
  ]);
  return readLanguage(core, id);
}

async function change(core: Core, actor: Actor, { before, fields }: { before: StoredLanguage; fields: Fields }): Promise<LanguageRow> {
  const { id } = before;
  const changes = changesBetween(fieldsOf(before), fields);
  if (Object.keys(changes).length === 0) return readLanguage(core, id);
  await batch(core.db, (tx) => [
    ...(fields.status === "inactive" ? [notTheDefault(tx, before)] : []),
    changeVersion(tx, languages, { row: before, set: { ...fields, ...changedBy(core, actor) } }),
    recordActivity(tx, core, { actor, action: "language.updated", entity: { type: "language", id, name: fields.name }, changes }),
  ]);
  return readLanguage(core, id);
}

/** Guards a batch: campaigns always have a language to begin in. */
const notTheDefault = (tx: Transaction, { id, name }: StoredLanguage) =>
  holds(
    tx,
    notExists(
      tx
        .select(anything)
        .from(languages)
        .where(and(eq(languages.id, id), eq(languages.is_default, true))),
    ),
    new AppError("RULE_BROKEN", `New campaigns start in ${name}. Make another language the default first.`, {
      fields: { status: ["The default language stays active"] },
    }),
  );

const fieldsOf = ({ name, native_name, direction, word_spacing, formality_note, status }: StoredLanguage): Fields => ({
  name,
  native_name,
  direction,
  word_spacing,
  formality_note,
  status,
});

const savedAs = (core: Core, id: string) => ({ what: "this language", read: () => readLanguage(core, id) });

const codeTaken = (code: string): Taken => ({ "languages.code": ["code", `There is a language with the code ${code} already`] });
