import { type Action, AppError } from "@copydesk/contracts";
import { flag, isTrue, never, rowReader, schema } from "@copydesk/db";
import { and, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import { can, effectiveLevel, forbidden } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { teammates } from "../people/index.ts";

export type VoiceRow = typeof schema.voices.$inferSelect;
export type VoiceAction = Exclude<Action<"voices">, "create">;

export interface VoiceAccess {
  created_by: string | null;
  /** Whoever made it is in a team with the asker. */
  of_team: boolean;
}

/** How far a right over voices reaches: `own` is those one made, `team` also those of people one shares a team with, `any` all. */
export function mayAccessVoice(actor: Actor, action: VoiceAction, voice: VoiceAccess): boolean {
  const privacy = voice.of_team ? "public" : "private";
  return can(actor, `voices.${action}`, { ownerId: voice.created_by, privacy, teamIds: [] });
}

/** Living voices that somebody sees, as a condition of a query over `voices`. */
export function visibleVoices(core: Core, actor: Actor): SQL | undefined {
  const { voices } = schema;
  return and(isNull(voices.deleted_at), accessible(core, actor));
}

function accessible(core: Core, actor: Actor): SQL | undefined {
  const mine = eq(schema.voices.created_by, actor.userId);
  switch (effectiveLevel(actor, "voices.view")) {
    case "any":
      return undefined;
    case "team":
      return or(mine, ofTeam(core, actor));
    case "own":
      return mine;
    case "none":
      return never;
  }
}

/** Whether whoever made a voice is in an active team with the asker, as a condition of a query over `voices`. */
export function ofTeam(core: Core, actor: Actor): SQL {
  return actor.teamIds.length === 0 ? never : isTrue(inArray(schema.voices.created_by, teammates(core, actor)));
}

export interface FoundVoice extends VoiceAccess {
  row: VoiceRow;
}

/**
 * A voice for somebody who wants to do something to it.
 * @throws NOT_FOUND when there is none or they may not see it, FORBIDDEN when the right does not reach it.
 */
export async function findVoice(core: Core, actor: Actor, { id, action }: { id: string; action: VoiceAction }): Promise<FoundVoice> {
  const { voices } = schema;
  const [found] = await core.db
    .select({ row: voices, of_team: flag(ofTeam(core, actor)) })
    .from(voices)
    .where(and(eq(voices.id, id), visibleVoices(core, actor)));
  if (!found) throw voiceNotFound();
  const voice = { row: found.row, created_by: found.row.created_by, of_team: found.of_team };
  if (!mayAccessVoice(actor, action, voice)) throw forbidden();
  return voice;
}

export const voiceNotFound = () => new AppError("NOT_FOUND", "This voice no longer exists.");

interface Shown {
  status: VoiceRow["status"];
  is_default: boolean;
}

/**
 * What campaigns may choose, and what they begin with, is decided by whoever may publish.
 * @throws FORBIDDEN when a change makes a voice active or takes that away, or moves the default, and the right does not reach it.
 */
export function demandPublish(actor: Actor, voice: VoiceAccess, change: { before: Shown | null; after: Shown }): void {
  const { before, after } = change;
  const wasOffered = before?.status === "active";
  const isOffered = after.status === "active";
  if (wasOffered === isOffered && (before?.is_default ?? false) === after.is_default) return;
  if (!mayAccessVoice(actor, "publish", voice)) throw new AppError("FORBIDDEN", notYoursToPublish);
}

const notYoursToPublish =
  "You can't decide which voices campaigns can use. Leave the status as it is, and ask somebody who can publish voices.";

/** Columns of voices, by name. */
export const readVoiceRows = rowReader(schema.voices, schema.voices.name_folded);
