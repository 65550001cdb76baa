import {
  AppError,
  type CheckResult,
  type FieldErrors,
  type saveVersionInput,
  type VersionContent,
  type VersionDetail,
} from "@copydesk/contracts";
import { batchTogether, mark, must, schema } from "@copydesk/db";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { type AuthorizedBlock, authorizeBlock, type BlockRow } from "../access/index.ts";
import { recordActivity } from "../audit/index.ts";
import { nameVersionOfCall } from "../calls/index.ts";
import { type Core, ofCore } from "../kernel/index.ts";
import { acceptPlan } from "./accept-plan.ts";
import { checkContextFor, factsOf, type VersionFacts } from "./check-context.ts";
import { followSelection } from "./follow-selection.ts";
import { checkLanguageOf } from "./language/language-check.ts";
import { readSiblingTexts } from "./language/sibling-texts.ts";
import { publishBlocks } from "./publish-blocks.ts";
import { dropOldVersions, readVersion, selectVersion, touchCampaign, versionEntity } from "./versions.ts";

export type VersionToSave = z.output<typeof saveVersionInput>;
type VersionRow = typeof schema.versions.$inferSelect;

/** A text that a person did not write but took: what is kept of the model that wrote it, and the call in which it did. */
export interface TakenText {
  log_id: string;
  is_incomplete: boolean;
  /** Results of checks that need more than the text. */
  checks: readonly CheckResult[];
  origin: Pick<
    VersionRow,
    | "model_id"
    | "model_name"
    | "is_offline"
    | "parameters"
    | "messages"
    | "tokens_in"
    | "tokens_out"
    | "tokens_cached"
    | "tokens_estimated"
    | "cost"
    | "currency"
    | "total_ms"
    | "first_token_ms"
    | "finish_reason"
  >;
}

/**
 * Saves what a person wrote as a new version, which becomes the selected one unless told otherwise. Saves of one editing
 * session are one version: while the newest version is theirs and of that session, its text is replaced. Errors and warnings of the
 * text never stop saving. A save that changes nothing writes nothing.
 * What they took from a model instead says so, and who wrote it.
 * What came in between without being selected, such as a text that somebody kept aside, stops nobody.
 * @throws STALE_VERSION with `details.newest`, the version that is selected now, when another one came in between;
 *   BAD_REQUEST for content that does not belong to the block, or for a schedule that cannot be.
 */
export async function saveVersion(
  core: Core,
  allowed: AuthorizedBlock<"edit">,
  given: VersionToSave,
  taken?: TakenText,
): Promise<VersionDetail> {
  const { block, campaign } = allowed;
  const context = await checkContextFor(core, campaign, block);
  refuseForeign(allowed, given.content, context.fields);
  const newest = await newestOf(core, block.id);
  const input = { ...given, content: await acceptPlan(core, allowed, { content: given.content, before: newest?.content }) };
  const ownSession = newest !== undefined && isOwnSession(allowed, input, newest);
  const current = [block.selected_version_id ?? newest?.id ?? null, newest?.id ?? null];
  const bases = [...current, ...(ownSession ? [newest.base_version_id] : [])];
  if (!bases.includes(input.base_version_id) && !current.some((id) => id !== null && id === input.over_version_id))
    throw await stale(core, allowed, input);
  const selects = input.is_selected !== false || block.selected_version_id === null;
  if (newest && JSON.stringify(newest.content) === JSON.stringify(input.content)) return again(core, allowed, newest.id, selects);
  const siblings = () => readSiblingTexts(core, { campaign: campaign.id, block: block.id, language: context.language });
  const write: Write = {
    input,
    facts: factsOf(input.content, context, taken?.checks ?? (await checkLanguageOf(core, input.content, context.language, siblings))),
    selects,
    taken,
  };
  const id =
    ownSession && selects && !(await isUsed(core, allowed, newest))
      ? await replace(core, allowed, { ...write, newest })
      : await add(core, allowed, write);
  return readVersion(core, await authorizeBlock(core, allowed.actor, "edit", block.id), id);
}

interface Write {
  input: VersionToSave;
  facts: VersionFacts;
  /** Whether it becomes the version that is shown. */
  selects: boolean;
  taken: TakenText | undefined;
}

/** The newest version says the same already. */
async function again(core: Core, allowed: AuthorizedBlock<"edit">, id: string, selects: boolean): Promise<VersionDetail> {
  const version = await readVersion(core, allowed, id);
  if (!selects) return version;
  await selectVersion(core, allowed, id);
  return { ...version, is_selected: true };
}

async function add(core: Core, allowed: AuthorizedBlock<"edit">, { input, facts, selects, taken }: Write): Promise<string> {
  const { block, actor } = allowed;
  const { blocks, versions } = schema;
  const id = core.newId();
  const number = block.next_number;
  const now = new Date(core.now());
  const conflict = new AppError("STALE_VERSION", staleWords);
  const following = selects ? await followSelection(core, allowed, id, facts.checks) : null;
  try {
    await batchTogether(core.db, (tx) => [
      must(
        tx
          .update(blocks)
          .set({
            next_number: number + 1,
            ...(selects ? { selected_version_id: id, ...readyState(block) } : {}),
            updated_at: now,
            updated_by: actor.userId,
          })
          .where(and(eq(blocks.id, block.id), eq(blocks.next_number, number))),
        conflict,
      ),
      tx.insert(versions).values({
        id,
        block_id: block.id,
        number,
        origin: taken ? "replayed" : "edited",
        label: "",
        content: input.content,
        ...facts,
        note: "",
        is_incomplete: taken?.is_incomplete ?? false,
        base_version_id: input.base_version_id,
        // What the session writes next begins from the text that was chosen, not from this one.
        editing_session: (selects && input.editing_session) || null,
        author_id: actor.userId,
        author_name: `${actor.firstName} ${actor.lastName}`.trim(),
        is_offline: false,
        ...taken?.origin,
        created_at: now,
      }),
      ...(taken ? [nameVersionOfCall(tx, taken.log_id, id)] : []),
      ...dropOldVersions(tx, block.id),
      ...(following?.statements(tx) ?? []),
      touchCampaign(tx, core, allowed),
      recordActivity(tx, core, {
        actor,
        action: taken ? "version.taken" : "version.saved",
        entity: versionEntity(allowed, number),
        ...(taken && { changes: { model: { before: null, after: taken.origin.model_name } } }),
      }),
    ]);
  } catch (error) {
    throw error === conflict ? await stale(core, allowed, input) : error;
  }
  await (following ? following.publish() : publishBlocks(core, allowed.campaign.id, [block.id]));
  return id;
}

/** A text by hand is a text; only a run says when its own is there. */
const readyState = (block: BlockRow) =>
  block.state === "queued" || block.state === "writing" ? {} : { state: "ready" as const, failure: null };

/** Puts the text of a session's version in place of what the session had saved before. */
async function replace(
  core: Core,
  allowed: AuthorizedBlock<"edit">,
  { input, facts, newest }: Write & { newest: VersionRow },
): Promise<string> {
  const { versions, blocks } = schema;
  const conflict = new AppError("STALE_VERSION", staleWords);
  const following = await followSelection(core, allowed, newest.id, facts.checks);
  try {
    await batchTogether(core.db, (tx) => [
      must(
        tx
          .update(blocks)
          .set({ selected_version_id: newest.id, ...readyState(allowed.block), updated_at: new Date(core.now()) })
          .where(and(eq(blocks.id, allowed.block.id), eq(blocks.next_number, newest.number + 1))),
        conflict,
      ),
      tx
        .update(versions)
        .set({ content: input.content, ...facts, created_at: new Date(core.now()) })
        .where(eq(versions.id, newest.id)),
      ...following.statements(tx),
      touchCampaign(tx, core, allowed),
    ]);
  } catch (error) {
    throw error === conflict ? await stale(core, allowed, input) : error;
  }
  await following.publish();
  return newest.id;
}

const staleWords = "Somebody saved another version in the meantime. Look at it, then decide what to keep.";

async function stale(core: Core, allowed: AuthorizedBlock<"edit">, { base_version_id }: VersionToSave): Promise<AppError> {
  const fresh = await authorizeBlock(core, allowed.actor, "edit", allowed.block.id);
  const selected = fresh.block.selected_version_id;
  // Of two saves at one moment the selected version may still be the one that both began from.
  const id = selected === base_version_id ? ((await newestOf(core, allowed.block.id))?.id ?? null) : selected;
  const newest = id === null ? null : await readVersion(core, fresh, id);
  return new AppError("STALE_VERSION", staleWords, { details: { newest } });
}

const newestOf = async (core: Core, blockId: string): Promise<VersionRow | undefined> =>
  (await newestByBlock(core).execute({ block: blockId }))[0];

const newestByBlock = ofCore(({ db }) => {
  const { versions } = schema;
  return db
    .select()
    .from(versions)
    .where(and(eq(versions.block_id, mark("block")), isNull(versions.removed_at)))
    .orderBy(desc(versions.number))
    .limit(1)
    .prepare();
});

const isOwnSession = ({ actor }: AuthorizedBlock<"edit">, input: VersionToSave, newest: VersionRow) =>
  input.editing_session !== undefined && newest.editing_session === input.editing_session && newest.author_id === actor.userId;

/** Whether other texts were already written from this outline, which then has to stay as it was. */
async function isUsed(core: Core, { campaign, block }: AuthorizedBlock<"edit">, newest: VersionRow): Promise<boolean> {
  if (block.kind !== "outline") return false;
  const { versions, blocks } = schema;
  const [row] = await core.db
    .select({ id: versions.id })
    .from(blocks)
    .innerJoin(versions, eq(versions.block_id, blocks.id))
    .where(and(eq(blocks.campaign_id, campaign.id), eq(versions.outline_version_id, newest.id)))
    .limit(1);
  return row !== undefined;
}

/** Content of another kind, or with parts that the channel does not have, is a mistake of the caller. */
function refuseForeign(
  { block }: AuthorizedBlock<"edit">,
  content: VersionContent,
  specs: readonly { key: string; format: string }[],
): void {
  if (content.kind !== block.kind)
    throw new AppError("BAD_REQUEST", `This is not the content of ${block.kind === "outline" ? "an" : "a"} ${block.kind}.`);
  if (content.kind !== "content") return;
  const fields: FieldErrors = {};
  for (const [key, value] of Object.entries(content.fields)) {
    const spec = specs.find((one) => one.key === key);
    if (!spec) fields[`fields.${key}`] = [`This channel has no part ${key}; it has ${specs.map((one) => one.key).join(", ")}`];
    else if (Array.isArray(value) !== (spec.format === "list"))
      fields[`fields.${key}`] = [`${key} is ${spec.format === "list" ? "a list of texts" : "one text"}`];
  }
  const first = Object.values(fields)[0]?.[0];
  if (first) throw new AppError("BAD_REQUEST", first, { fields });
}
