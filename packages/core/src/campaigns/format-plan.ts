import type { CampaignBrief } from "@copydesk/contracts";
import { type Changes, changesBetween } from "../audit/index.ts";
import type { Core } from "../kernel/index.ts";
import { readReferenceCodes } from "./reference-codes.ts";

type Languages = CampaignBrief["languages"];

/** Changes as people read them in the log: languages with their channels by code, "en: linkedin, x", instead of by id. */
export async function withReadablePlan(core: Core, changes: Changes, plan: { before: Languages; after: Languages }): Promise<Changes> {
  if (!("languages" in changes)) return changes;
  const { languageCode, channelCode } = await readReferenceCodes(core);
  const formatLanguages = (languages: Languages) =>
    languages.map((one) => {
      const channels = one.channel_ids.map((id) => channelCode(id) ?? id).join(", ");
      return `${languageCode(one.language_id) ?? one.language_id}: ${channels}`;
    });
  return { ...changes, ...changesBetween({ languages: formatLanguages(plan.before) }, { languages: formatLanguages(plan.after) }) };
}
