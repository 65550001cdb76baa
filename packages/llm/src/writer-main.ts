import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { askContent, askOutline } from "./writer/fixtures/ask.ts";
import { channelFields } from "./writer/fixtures/channels.ts";
import { detectLanguage } from "./writer/reader/detect-language.ts";

/**
 * Prints what the built-in writer makes of stories, channel by channel, for a person to read:
 * `npm run writer -- story.txt [more.txt] [--language de] [--campaign "Summer"] [--channels x,sms] [--angle]`
 * `--angle` asks for another angle. Without `--language` a story is in its own.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: "string" }, campaign: { type: "string" }, channels: { type: "string" }, angle: { type: "boolean" } },
});

if (positionals.length === 0) throw new Error("Name a file with a story, such as: npm run writer -- story.txt");
const channels = values.channels?.split(",") ?? Object.keys(channelFields);

for (const file of positionals) {
  const story = readFileSync(file, "utf8");
  const language = values.language ?? detectLanguage(story) ?? "en";
  const named: Record<string, string> = values.campaign === undefined ? {} : { campaign_name: values.campaign };
  const outline = askOutline({ language, story, materials: named }).text;
  const materials = { ...named, outline, ...(values.angle ? { wish: "Another angle" } : {}) };
  process.stdout.write(`\n${"=".repeat(80)}\n${file} (${language})\n`);
  for (const channel of channels) {
    const { text, note } = askContent({ language, story, materials }, channel);
    process.stdout.write(`\n----- ${channel} -----\n${text}\n${note === undefined ? "" : `(${note})\n`}`);
  }
}
