import type { TemplateBrief, TemplateDeletions } from "@copydesk/contracts";
import { readChannelRows } from "../channels/index.ts";
import type { Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { readObjectiveRows } from "../objectives/index.ts";
import { readVoiceRows } from "../voices/index.ts";

/**
 * A template's brief with only what can be chosen today, and what had to be left out. A language takes its channels
 * along, so that another language can have them.
 */
export async function withoutDeleted(core: Core, brief: TemplateBrief): Promise<{ brief: TemplateBrief; gone: TemplateDeletions[] }> {
  const columns = ["id", "name", "status"] as const;
  const language = namesOf(await readLanguageRows(core, columns));
  const channel = namesOf(await readChannelRows(core, columns));
  const objective = namesOf(await readObjectiveRows(core, columns));
  const voice = namesOf(await readVoiceRows(core, [...columns, "deleted_at"]));
  const plan = brief.languages.map((one) => ({ ...one, channel_ids: one.channel_ids.filter((id) => channel.active.has(id)) }));
  const used = [...new Set(brief.languages.flatMap((one) => one.channel_ids))];
  const chosenIn = (id: string) => brief.languages.filter((one) => one.channel_ids.includes(id)).map((one) => one.language_id);
  return {
    brief: {
      ...brief,
      languages: plan.filter((one) => language.active.has(one.language_id)),
      objective_ids: brief.objective_ids.filter((id) => objective.active.has(id)),
      voice_id: brief.voice_id !== null && voice.active.has(brief.voice_id) ? brief.voice_id : null,
    },
    gone: [
      ...plan.flatMap((one, place) =>
        deletionsOf(language, "language", one.language_id, { ...one, language_ids: [one.language_id], place }),
      ),
      ...used.flatMap((id) => deletionsOf(channel, "channel", id, { language_ids: chosenIn(id) })),
      ...brief.objective_ids.flatMap((id) => deletionsOf(objective, "objective", id)),
      ...(brief.voice_id === null ? [] : deletionsOf(voice, "voice", brief.voice_id)),
    ],
  };
}

interface Names {
  active: ReadonlySet<string>;
  all: ReadonlyMap<string, string>;
}

type Where = Partial<Pick<TemplateDeletions, "language_ids" | "channel_ids" | "place">>;

function deletionsOf(names: Names, kind: TemplateDeletions["kind"], id: string, where: Where = {}): TemplateDeletions[] {
  if (names.active.has(id)) return [];
  const { language_ids = [], channel_ids = [], place = 0 } = where;
  return [{ kind, id, name: names.all.get(id) ?? "", language_ids, channel_ids, place }];
}

interface Listed {
  id: string;
  name: string;
  status: string;
  deleted_at?: Date | null;
}

const namesOf = (rows: readonly Listed[]): Names => ({
  active: new Set(rows.filter((row) => row.status === "active" && !row.deleted_at).map((row) => row.id)),
  all: new Map(rows.map((row) => [row.id, row.name])),
});
