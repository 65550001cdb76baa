import { AppError, postTitles, type VersionDetail, withNewChannelsInSteps } from "@copydesk/contracts";
import { inTurns } from "@copydesk/llm";
import type { AuthorizedBlock } from "../access/index.ts";
import { readChannelRows } from "../channels/index.ts";
import type { Core } from "../kernel/index.ts";
import { readTexts } from "./read-blocks.ts";
import { saveVersion } from "./save-version.ts";
import { readScheduleFrame } from "./schedule-frame.ts";

/**
 * Plans posts for the channels that came after a schedule was made, as a version of its own. What is planned already
 * stays where it is.
 * @throws RULE_BROKEN when there is no plan yet, or when it has every channel; STALE_VERSION as saving does.
 */
export async function planNewChannels(core: Core, allowed: AuthorizedBlock<"edit">): Promise<VersionDetail> {
  const { block } = allowed;
  if (block.kind !== "schedule") throw new AppError("RULE_BROKEN", "Only a schedule can be updated with new channels.");
  const frame = await readScheduleFrame(core, allowed, block.language_id);
  const texts = await readTexts(core, allowed, block.language_id);
  const selected = texts.find((one) => one.id === block.id)?.selected;
  if (selected?.content.kind !== "schedule") throw new AppError("RULE_BROKEN", "Nothing is planned yet. Have the posts planned first.");
  const { plan } = selected.content;
  const all = await channelRows(core);
  const missing = all.filter(({ code }) => frame.channels.includes(code) && !plan.based_on.includes(code));
  if (missing.length === 0) throw new AppError("RULE_BROKEN", "Every channel of this language is planned.");
  const steps = withNewChannelsInSteps(plan, {
    frame: { ...frame, now: core.now(), channel_names: Object.fromEntries(all.map((one) => [one.code, one.name])) },
    channels: missing.map(({ code, name }) => ({ code, name })),
    titles: postTitles(
      texts.filter((one) => one.kind === "content"),
      new Map(all.map((one) => [one.id, one])),
    ),
    newId: core.newId,
  });
  const next = await inTurns(steps);
  const base = { base_version_id: selected.id };
  return saveVersion(core, allowed, { block_id: block.id, ...base, content: { kind: "schedule", plan: next } });
}

function channelRows(core: Core) {
  return readChannelRows(core, ["id", "code", "name", "fields"]);
}
