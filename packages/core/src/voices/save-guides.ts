import { guideFields, type StyleGuideFields } from "@copydesk/contracts";
import { outOfTheWay, schema, type Transaction } from "@copydesk/db";
import { and, eq, inArray } from "drizzle-orm";
import { type Changes, changesBetween } from "../audit/index.ts";
import type { Core } from "../kernel/index.ts";
import type { ScopeNames } from "./check-guide-scopes.ts";
import type { GuideRow } from "./read-voice.ts";

/** A guide that was asked for, at its place in its language. */
interface PlacedGuide extends Omit<StyleGuideFields, "id"> {
  id: string;
  position: number;
  before: GuideRow | null;
}

/** What saving guides comes to. */
export interface GuideChanges {
  placed: PlacedGuide[];
  /** Ids of those that are not asked for any more. */
  removed: string[];
  /** Field by field, for the log; empty when nothing changes. */
  log: Changes;
}

/** Compares guides as they are asked for with those that are there. An id of another voice's guide makes a new one. */
export function compareGuides(
  core: Core,
  { wanted, current, names }: { wanted: readonly StyleGuideFields[]; current: readonly GuideRow[]; names: ScopeNames },
): GuideChanges {
  const left = new Map(current.map((row) => [row.id, row]));
  const positions = new Map<string, number>();
  const placed = wanted.map((guide): PlacedGuide => {
    const before = left.get(guide.id ?? "") ?? null;
    if (before) left.delete(before.id);
    const position = positions.get(guide.language_id) ?? 0;
    positions.set(guide.language_id, position + 1);
    return { ...guide, id: before?.id ?? core.newId(), position, before };
  });
  return { placed, removed: [...left.keys()], log: changesOf(placed, [...left.values()], names) };
}

function changesOf(placed: readonly PlacedGuide[], removed: readonly GuideRow[], names: ScopeNames): Changes {
  const entries: Changes = {};
  for (const guide of placed) Object.assign(entries, named(labelOf(guide, names), changesBetween(guide.before ?? {}, contentOf(guide))));
  for (const guide of removed) entries[labelOf(guide, names)] = { before: "guide", after: null };
  return entries;
}

/** Such as `guide.de` for a catch-all and `guide.de.linkedin` for one of a channel. */
function labelOf({ language_id, channel_ids }: Pick<GuideRow, "language_id" | "channel_ids">, names: ScopeNames): string {
  return ["guide", names.get(language_id) ?? language_id, channel_ids.map((id) => names.get(id) ?? id).join("+")].filter(Boolean).join(".");
}

const named = (label: string, changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [`${label}.${field}`, change]));

/** What a guide says and where it holds. Its place in the list follows from those before it, and is no change of its own. */
const contentOf = (guide: PlacedGuide) => ({
  language_id: guide.language_id,
  channel_ids: guide.channel_ids,
  ...(Object.fromEntries(guideFields.map((field) => [field, guide[field]])) as Pick<PlacedGuide, (typeof guideFields)[number]>),
});

/** The statements that make a voice's guides what was asked for; none when nothing changes. */
export function writeGuides(tx: Transaction, core: Core, save: { voiceId: string; by: string; changes: GuideChanges }) {
  const { placed, removed, log } = save.changes;
  if (Object.keys(log).length === 0) return [];
  const { style_guides } = schema;
  const ofVoice = eq(style_guides.voice_id, save.voiceId);
  return [
    ...(removed.length > 0 ? [tx.delete(style_guides).where(and(ofVoice, inArray(style_guides.id, removed)))] : []),
    // Guides that change places would meet on the way.
    tx
      .update(style_guides)
      .set({ position: outOfTheWay(style_guides.position) })
      .where(ofVoice),
    ...placed.map((guide) => writeGuide(tx, core, { guide, ...save })),
  ];
}

function writeGuide(tx: Transaction, core: Core, { guide, voiceId, by }: { guide: PlacedGuide; voiceId: string; by: string }) {
  const { style_guides } = schema;
  const { before, id } = guide;
  const now = new Date(core.now());
  const content = contentOf(guide);
  const columns = { ...content, position: guide.position };
  if (!before)
    return tx
      .insert(style_guides)
      .values({ id, voice_id: voiceId, ...columns, created_at: now, created_by: by, updated_at: now, updated_by: by });
  const isSame = Object.keys(changesBetween(before, content)).length === 0;
  const stamp = isSame ? {} : { version: before.version + 1, updated_at: now, updated_by: by };
  return tx
    .update(style_guides)
    .set({ ...columns, ...stamp })
    .where(eq(style_guides.id, id));
}
