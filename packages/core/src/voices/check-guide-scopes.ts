import { AppError, type StyleGuideFields } from "@copydesk/contracts";
import { readChannelRows } from "../channels/index.ts";
import type { Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";

type GuideScope = Pick<StyleGuideFields, "language_id" | "channel_ids">;

/** Codes by id of the languages and channels that guides name, for the log. */
export type ScopeNames = ReadonlyMap<string, string>;

/**
 * Makes sure that languages and channels of guides are there.
 * @param known guides as they were: what they named already may have been switched off since.
 * @throws BAD_REQUEST with the guide's field.
 */
export async function checkGuideScopes(core: Core, guides: readonly GuideScope[], known: readonly GuideScope[]): Promise<ScopeNames> {
  const all = [...guides, ...known];
  const languageIds = [...new Set(all.map((guide) => guide.language_id))];
  const channelIds = [...new Set(all.flatMap((guide) => guide.channel_ids))];
  const rows = [
    ...(await readLanguageRows(core, ["id", "code", "status"], { ids: languageIds })),
    ...(await readChannelRows(core, ["id", "code", "status"], { ids: channelIds })),
  ];
  const before = new Set(known.flatMap((guide) => [guide.language_id, ...guide.channel_ids]));
  const usable = new Set(rows.filter((row) => row.status === "active" || before.has(row.id)).map((row) => row.id));
  guides.forEach((guide, at) => {
    if (!usable.has(guide.language_id)) throw notFound(`style_guides.${at}.language_id`, "This language is no longer available");
    if (guide.channel_ids.some((id) => !usable.has(id)))
      throw notFound(`style_guides.${at}.channel_ids`, "A channel is no longer available");
  });
  return new Map(rows.map((row) => [row.id, row.code]));
}

const notFound = (field: string, message: string) => new AppError("BAD_REQUEST", `${message}.`, { fields: { [field]: [message] } });
