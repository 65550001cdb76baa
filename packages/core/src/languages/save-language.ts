import { AppError, type LanguageRow, type languageInput, type languageStatusInput, type languageUpdateInput } from "@copydesk/contracts";
import { batch, countOf, holds, must, nextPosition, schema, type Transaction, uniqueViolation } from "@copydesk/db";
import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { findLanguage, readLanguage, type StoredLanguage } from "./read-language.ts";

type Input = z.output<typeof languageInput>;
type Fields = Omit<Input, "code">;
const { languages } = schema;

/** More than anybody needs, and few enough for one page. */
const most = 500;

/** Adds a language at the end of the list. @throws NAME_TAKEN for a code that there is; RULE_BROKEN for one too many. */
export async function createLanguage(core: Core, actor: Actor, input: Input): Promise<LanguageRow> {
  const id = core.newId();
  const time = new Date(core.now());
  const position = nextPosition(languages);
  const stamp = { created_at: time, created_by: actor.userId, updated_at: time, updated_by: actor.userId };
  const changes = changesBetween({}, input);
  const tooMany = new AppError("RULE_BROKEN", `There are ${most} languages already. Delete one that is not used any more.`);
  try {
    await batch(core.db, (tx) => [
      holds(tx, lt(countOf(languages), most), tooMany),
      tx.insert(languages).values({ id, ...input, is_default: false, position, ...stamp }),
      recordActivity(tx, core, { actor, action: "language.created", entity: { type: "language", id, name: input.name }, changes }),
    ]);
  } catch (error) {
    throw uniqueViolation(error)?.includes("languages.code") ? codeTaken(input.code, error) : error;
  }
  return readLanguage(core, id);
}

/**
 * Changes a language; the next text in it is written by the new words. A save that changes nothing writes nothing.
 * @throws STALE_VERSION with `details.current`; RULE_BROKEN for switching the default off; NOT_FOUND.
 */
export async function updateLanguage(core: Core, actor: Actor, input: z.output<typeof languageUpdateInput>): Promise<LanguageRow> {
  const { id, version, ...fields } = input;
  const before = await findLanguage(core, id);
  if (before.version !== version) throw await stale(core, id);
  return change(core, actor, { before, fields });
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
  const before = await findLanguage(core, id);
  return change(core, actor, { before, fields: { ...fieldsOf(before), status } });
}

/** Makes new campaigns begin in a language, in place of the one before. @throws RULE_BROKEN for an inactive one; NOT_FOUND. */
export async function setDefaultLanguage(core: Core, actor: Actor, id: string): Promise<LanguageRow> {
  const { name, is_default, status } = await findLanguage(core, id);
  if (is_default) return readLanguage(core, id);
  const inactive = new AppError("RULE_BROKEN", `${name} is inactive. Make it active first, then campaigns can begin in it.`);
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
        .set({ is_default: true, ...stampOf(core, actor) })
        .where(and(eq(languages.id, id), eq(languages.status, "active"))),
      inactive,
    ),
    recordActivity(tx, core, { actor, action: "language.updated", entity: { type: "language", id, name }, changes }),
  ]);
  return readLanguage(core, id);
}

const stampOf = (core: Core, actor: Actor) => ({ updated_at: new Date(core.now()), updated_by: actor.userId });

async function change(core: Core, actor: Actor, { before, fields }: { before: StoredLanguage; fields: Fields }): Promise<LanguageRow> {
  const { id, version } = before;
  const changes = changesBetween(fieldsOf(before), fields);
  if (Object.keys(changes).length === 0) return readLanguage(core, id);
  const conflict = new AppError("STALE_VERSION", staleWords);
  const set = { ...fields, version: version + 1, ...stampOf(core, actor) };
  try {
    await batch(core.db, (tx) => [
      ...(fields.status === "inactive" ? [notTheDefault(tx, before)] : []),
      must(
        tx
          .update(languages)
          .set(set)
          .where(and(eq(languages.id, id), eq(languages.version, version))),
        conflict,
      ),
      recordActivity(tx, core, { actor, action: "language.updated", entity: { type: "language", id, name: fields.name }, changes }),
    ]);
  } catch (error) {
    throw error === conflict ? await stale(core, id) : error;
  }
  return readLanguage(core, id);
}

/** Guards a batch: campaigns always have a language to begin in. */
const notTheDefault = (tx: Transaction, { id, name }: StoredLanguage) =>
  holds(
    tx,
    sql`not exists (select 1 from ${languages} where id = ${id} and is_default)`,
    new AppError("RULE_BROKEN", `New campaigns begin in ${name}. Make another language the default first.`, {
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

const staleWords = "Somebody else changed this language in the meantime. Look at their version, then save yours again.";

async function stale(core: Core, id: string): Promise<AppError> {
  return new AppError("STALE_VERSION", staleWords, { details: { current: await readLanguage(core, id) } });
}

function codeTaken(code: string, cause: unknown): AppError {
  const message = `There is a language with the code ${code} already`;
  return new AppError("NAME_TAKEN", message, { fields: { code: [message] }, cause });
}
