import type { BlockSummary, SchedulePlan, VersionDetail } from "@copydesk/contracts";
import { expect, type Page } from "@playwright/test";
import { call } from "./call.ts";
import { often } from "./hub.ts";
import { story } from "./story.ts";

/** A campaign of six weeks in the first language, for these channels. */
export async function makeCampaign(page: Page, name: string, channels: readonly string[]): Promise<string> {
  const options = await call<{ objectives: { id: string }[] }>(page, "options.get", {}, "GET");
  const { id } = await call<{ id: string }>(page, "campaigns.create", {
    name,
    main_story: story,
    objective_ids: [options.objectives[0]?.id],
    // Six weeks from a Monday.
    from_date: "2083-03-01",
    to_date: "2083-04-11",
    timezone: "Europe/Copenhagen",
    languages: [await anyLanguage(page, channels)],
  });
  return id;
}

/** Writes a campaign, or one piece of it, and waits until it is done. */
export async function generate(page: Page, campaign_id: string, block_id?: string): Promise<void> {
  const { run_id } = await call<{ run_id: string }>(page, "generation.start", {
    campaign_id,
    ...(block_id && { scope: "block", block_id, again: true }),
  });
  const state = async () => (await call<{ state: string }>(page, "generation.run", { campaign_id, run_id }, "GET")).state;
  await expect.poll(state, often).toBe("succeeded");
}

const blocksOf = (page: Page, campaign_id: string) => call<BlockSummary[]>(page, "blocks.overview", { campaign_id }, "GET");
const selectedOf = async (page: Page, campaign_id: string, kind: BlockSummary["kind"]) => {
  const block = (await blocksOf(page, campaign_id)).find((one) => one.kind === kind);
  const versions = await call<{ id: string; is_selected: boolean }[]>(page, "blocks.versions", { block_id: block?.id }, "GET");
  const id = versions.find((one) => one.is_selected)?.id;
  return { block, version: id && (await call<VersionDetail>(page, "blocks.version", { version_id: id }, "GET")) };
};

/** How far the outline of a campaign is, and how many sections the selected version has. */
export async function outlineOf(page: Page, campaign_id: string): Promise<{ state: string | undefined; sections: number | null }> {
  const { block, version } = await selectedOf(page, campaign_id, "outline");
  return { state: block?.state, sections: version && version.content.kind === "outline" ? version.content.outline.sections.length : null };
}

/** The selected schedule of a campaign. */
export async function planOf(page: Page, campaign_id: string): Promise<{ block: string; version: string; plan: SchedulePlan }> {
  const { block, version } = await selectedOf(page, campaign_id, "schedule");
  if (!block || !version || version.content.kind !== "schedule") throw new Error("The campaign has no schedule.");
  return { block: block.id, version: version.id, plan: version.content.plan };
}

/** The browser says itself that a call was answered 409; that is what is tested here. */
export function expectConflicts(troubles: string[]): void {
  troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("409")));
}

/** The first language with some channels, as a campaign names them. */
export async function anyLanguage(page: Page, codes: readonly string[] = ["linkedin"]) {
  const { languages, channels } = await call<{ languages: { id: string }[]; channels: { id: string; code: string }[] }>(
    page,
    "options.get",
    {},
    "GET",
  );
  const channel_ids = channels.filter((one) => codes.includes(one.code)).map((one) => one.id);
  return { language_id: languages[0]?.id, channel_ids };
}
