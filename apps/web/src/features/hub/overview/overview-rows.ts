import type { BlockSummary, ChannelOption, LanguageOption } from "@copydesk/contracts";

/** A column of the overview: what stands under it in every language. */
export interface OverviewColumn {
  key: string;
  kind: BlockSummary["kind"];
  /** Null for outline and schedule. */
  channel: Pick<ChannelOption, "id" | "name" | "icon"> | null;
}

export interface OverviewRow {
  language: LanguageOption;
  /** By column; null where the language has nothing. */
  cells: (BlockSummary | null)[];
}

type Known = Pick<ChannelOption, "id" | "name" | "icon">;

/** A row a language, a column a channel that any language has, in the channels' own order; outline first, schedule last. */
export function overviewOf(
  blocks: readonly BlockSummary[],
  { languages, channels }: { languages: readonly LanguageOption[]; channels: readonly Known[] },
): { columns: OverviewColumn[]; rows: OverviewRow[] } {
  const used = new Map(
    blocks.filter((block) => block.kind === "content").map((block) => [block.channel_id ?? "", block.channel_code ?? ""]),
  );
  const known = channels.filter((channel) => used.has(channel.id));
  // A channel that is not offered any more still has its texts.
  const others = [...used]
    .filter(([id]) => known.every((channel) => channel.id !== id))
    .map(([id, code]) => ({ id, name: code, icon: code }));
  const columns: OverviewColumn[] = [
    { key: "outline", kind: "outline", channel: null },
    ...[...known, ...others].map((channel): OverviewColumn => ({ key: channel.id, kind: "content", channel })),
    ...(blocks.some((block) => block.kind === "schedule") ? [{ key: "schedule", kind: "schedule" as const, channel: null }] : []),
  ];
  const byCell = new Map(blocks.map((block) => [cellKey(block.language_id, block.channel_id ?? block.kind), block]));
  const rows = languages.map((language) => ({
    language,
    cells: columns.map((column) => byCell.get(cellKey(language.id, column.key)) ?? null),
  }));
  return { columns, rows };
}

const cellKey = (languageId: string, key: string) => `${languageId} ${key}`;
