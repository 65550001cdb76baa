import { type FormOptions, modulesOf, type SchedulerRules } from "@copydesk/contracts";
import { readConfigurationRows } from "../campaign-defaults/index.ts";
import { readChannelRows } from "../channels/index.ts";
import { forbidden } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { readModelRows } from "../models/index.ts";
import { readObjectiveRows } from "../objectives/index.ts";
import { readTeamRows } from "../people/index.ts";
import { listVoiceOptions } from "../voices/index.ts";

/**
 * What forms offer: active master data by name, icon and shape; never prompts or credentials.
 * @throws FORBIDDEN for somebody who has no right at all, and so no form.
 */
export async function readFormOptions(core: Core, actor: Actor): Promise<FormOptions> {
  if (modulesOf(actor.grants).length === 0) throw forbidden();
  const active = { is: { status: "active" } } as const;
  const [languageRows, channelRows, objectiveRows, voices, teamRows, modelRows, schedule_note] = await Promise.all([
    readLanguageRows(core, ["id", "code", "name", "native_name", "direction", "word_spacing", "is_default"], active),
    readChannelRows(core, ["id", "code", "name", "description", "icon", "kind", "fields", "unit", "fold", "status"]),
    readObjectiveRows(core, ["id", "name", "description", "is_default"], active),
    listVoiceOptions(core),
    actor.teamIds.length === 0 ? [] : readTeamRows(core, ["id", "name", "colour"], { ...active, ids: actor.teamIds }),
    readModelRows(core, ["id", "name", "provider", "is_default_content"], active),
    readScheduleNote(core),
  ]);
  return {
    languages: languageRows,
    // Campaigns go on showing channels that are switched off since, so those are here as well.
    channels: channelRows.map(({ status, ...channel }) => ({ ...channel, is_active: status === "active" })),
    objectives: objectiveRows,
    voices,
    teams: teamRows,
    models: modelRows.map(({ is_default_content: is_default, ...model }) => ({ ...model, is_default })),
    schedule_note,
    time_zone: actor.timezone,
  };
}

async function readScheduleNote(core: Core): Promise<string> {
  const [row] = await readConfigurationRows(core, ["rules"], { is: { kind: "scheduler" } });
  return row?.rules ? scheduleNote(row.rules) : "";
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function scheduleNote(rules: SchedulerRules): string {
  const most = numbers[rules.posts_per_day] ?? String(rules.posts_per_day);
  return `Up to ${most} ${rules.posts_per_day === 1 ? "post" : "posts"} a day, none between ${rules.quiet_from} and ${rules.quiet_to}.`;
}
