import type { BlockDetail, VersionContent } from "../answers/blocks.ts";
import type { ChannelOption } from "../answers/master-data.ts";
import { mainField } from "./posted-text.ts";
import { truncateToLength } from "./truncate.ts";

const titleMax = 120;
const titleKeys = ["headline", "title", "subject", "h1", "hook"];

/** What the posts of each piece are called, by channel code: its headline, or how it begins. */
export function postTitles(
  pieces: readonly (Pick<BlockDetail, "channel_id" | "channel_code"> & { selected: { content: VersionContent } | null })[],
  channelById: ReadonlyMap<string, Pick<ChannelOption, "fields">>,
): Record<string, string> {
  return Object.fromEntries(
    pieces.flatMap(({ channel_id, channel_code, selected }) => {
      if (!channel_code || selected?.content.kind !== "content") return [];
      const { fields } = selected.content;
      const specs = channelById.get(channel_id ?? "")?.fields ?? [];
      const key = titleKeys.find((one) => fields[one]) ?? mainField(specs)?.key ?? "";
      const title = firstLine(fields[key]);
      return title === "" ? [] : [[channel_code, title]];
    }),
  );
}

/** “Hello,”: what a letter begins with is no title, unless nothing comes after it. */
const isGreeting = (line: string) => line.length <= 60 && /[,，،、]$/u.test(line);

function firstLine(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? (value[0] ?? "") : (value ?? "");
  const lines = text
    .split("\n")
    .map((one) => one.replace(/^#+\s*/, "").trim())
    .filter((one) => one !== "");
  const line = lines.find((one) => !isGreeting(one)) ?? lines[0] ?? "";
  return truncateToLength(line, "graphemes", titleMax).trim();
}
