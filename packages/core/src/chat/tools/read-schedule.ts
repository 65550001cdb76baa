import { type BlockDetail, type SchedulePost, zonedToUtc } from "@copydesk/contracts";
import { z } from "zod";
import { readAllTexts, readFormOptions, readTexts } from "../../campaigns/index.ts";
import { campaignSource, findCampaign } from "./find-campaign.ts";
import { findPart } from "./find-piece.ts";
import { campaignInput, optionalDay, optionalText } from "./inputs.ts";
import { defineTool, type Source } from "./tool.ts";

export const readSchedule = defineTool({
  name: "read_schedule",
  description: "Reads when a campaign's posts go out, in the campaign's own time zone, in all its languages or in one.",
  permission: "campaigns.view",
  input: z.object({
    campaign: campaignInput,
    language: optionalText("Code or name of a language; all of them when left out."),
    from: optionalDay("First day, as 2026-03-09."),
    to: optionalDay("Last day."),
  }),
  async run(call, input) {
    const { core } = call;
    const allowed = await findCampaign(call, "view", input.campaign);
    const { id, name, timezone, from_date, to_date } = allowed.campaign;
    const part = input.language === undefined ? null : await findPart(call, input, "schedule");
    const blocks = part === null ? await readAllTexts(core, allowed) : await readTexts(core, allowed, part.summary.language_id);
    const schedules = blocks.filter((one) => one.kind === "schedule");
    const { languages } = await readFormOptions(core, call.actor);
    const nameOf = (one: BlockDetail) => languages.find((language) => language.id === one.language_id)?.name ?? one.language_code;
    const sources = schedules.map(
      (one): Source => ({
        kind: one.selected === null ? "piece" : "version",
        title: `${name}: Schedule, ${nameOf(one)}${one.selected === null ? "" : `, version ${one.selected.number}`}`,
        campaign_id: id,
        block_id: one.id,
        version_id: one.selected?.id ?? null,
      }),
    );
    return {
      target: name,
      sources: [campaignSource({ id, name }), ...sources],
      result: {
        campaign: name,
        time_zone: timezone,
        from_date,
        to_date,
        schedules: schedules.map(({ id: piece_id, language_code, state, selected }) => ({
          piece_id,
          language: language_code,
          state,
          posts:
            selected?.content.kind === "schedule"
              ? selected.content.plan.posts.filter((post) => isWithin(post, input)).map((post) => ({ ...post, utc: utcOf(post, timezone) }))
              : null,
        })),
      },
    };
  },
});

const isWithin = ({ date }: SchedulePost, { from, to }: { from?: string | undefined; to?: string | undefined }) =>
  (from === undefined || date >= from) && (to === undefined || date <= to);

/** When a post goes out, whatever zone its reader is in. */
export const utcOf = ({ date, time }: Pick<SchedulePost, "date" | "time">, zone: string): string =>
  new Date(zonedToUtc(date, time, zone).utc).toISOString();
