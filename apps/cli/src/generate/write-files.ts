import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerApi } from "./server-api.ts";
import type { Block } from "./write-campaign.ts";

/** Writes everything that a campaign has into the folder, in the place of what an earlier run left, and answers the names. */
export async function writeFiles(
  api: ServerApi,
  { campaign, blocks, folder }: { campaign: string; blocks: readonly Block[]; folder: string },
): Promise<string[]> {
  const names: string[] = [];
  const write = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    names.push(name);
  };
  const written = blocks.filter((one) => one.selected_version);
  const hasPosts = written.some(({ kind, selected_version }) => kind === "schedule" && countOf(selected_version?.fields.posts) > 0);
  for (const format of ["pdf", "xlsx", ...(hasPosts ? ["ics"] : [])])
    write(`campaign.${format}`, await api.file(`/campaigns/${campaign}/export?format=${format}`));
  mkdirSync(join(folder, "texts"), { recursive: true });
  for (const { language, channel, kind, selected_version } of written)
    write(join("texts", `${language}-${channel ?? kind}.txt`), `${selected_version?.text.trim() ?? ""}\n`);
  const texts = written.map(({ kind, language, channel, selected_version }) => ({ kind, language, channel, ...selected_version }));
  write("texts.json", `${JSON.stringify({ campaign, texts }, null, 2)}\n`);
  return names;
}

const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);
