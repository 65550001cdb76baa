import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { askContent, askOutline } from "./writer/fixtures/ask.ts";
import { channelFields } from "./writer/fixtures/channels.ts";
import { learnLineLabels } from "./writer/fixtures/examples.ts";
import { countFlaws } from "./writer/fixtures/flaws.ts";
import { isHeldOut, measureReading, readLayouts } from "./writer/fixtures/layouts.ts";
import { lengthsOf, questions, remarksOn } from "./writer/fixtures/remarks.ts";
import { detectLanguage } from "./writer/reader/detect-language.ts";

/**
 * Prints what the built-in writer makes of stories, channel by channel, for a person to read:
 * `npm run writer -- story.txt [more.txt] [--language de] [--campaign "Summer"] [--channels x,sms] [--angle] [--plain]`
 * `--layouts` prints instead how many of the laid-out stories that the reader did not learn from are read as their labels say, and in which line
 * others are not. `--learn` makes the reader learn from all the others again: two minutes. `--pieces` writes all channels of all laid-out stories and counts
 * what is doubtful in them, each with its words: about a minute.
 * `--angle` asks for another angle. Without `--language` a story is in its own. Under each piece stands how long its parts are and what
 * a machine finds worth a look; `--plain` leaves that out.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: "string" },
    campaign: { type: "string" },
    channels: { type: "string" },
    angle: { type: "boolean" },
    plain: { type: "boolean" },
    layouts: { type: "boolean" },
    learn: { type: "boolean" },
    pieces: { type: "boolean" },
  },
});

const print = (text: string) => process.stdout.write(`${text}\n`);

if (values.learn) {
  const weights = new URL("./writer/reader/line-labels/weights.json", import.meta.url);
  writeFileSync(weights, `${JSON.stringify(learnLineLabels(), null, 2)}\n`);
  print(`Written: ${weights.pathname}`);
} else if (values.layouts)
  for (const [what, [right, of]] of Object.entries(measureReading(readLayouts().filter(isHeldOut), print)))
    print(`${what}: ${right} of ${of}, ${Math.round((100 * right) / of)} %`);
else if (values.pieces) for (const [what, count] of Object.entries(countFlaws(readLayouts(), print))) print(`${what}: ${count}`);
else if (positionals.length === 0) throw new Error("Name a file with a story, such as: npm run writer -- story.txt");
const channels = values.channels?.split(",") ?? Object.keys(channelFields);

if (!values.plain && positionals.length > 0)
  print(["To be answered by whoever reads a piece:", ...questions.map((one, at) => `${at + 1}. ${one}`)].join("\n"));

for (const file of positionals) {
  const story = readFileSync(file, "utf8");
  const language = values.language ?? detectLanguage(story) ?? "en";
  const named: Record<string, string> = values.campaign === undefined ? {} : { campaign_name: values.campaign };
  const outline = askOutline({ language, story, materials: named }).text;
  const materials = { ...named, outline, ...(values.angle ? { wish: "Another angle" } : {}) };
  print(`\n${"=".repeat(80)}\n${file} (${language})`);
  const doubtful: string[] = [];
  for (const channel of channels) {
    const piece = askContent({ language, story, materials }, channel);
    print(`\n----- ${channel} -----\n${piece.text}`);
    if (piece.note !== undefined) print(`(${piece.note})`);
    if (values.plain) continue;
    const remarks = remarksOn(channel, piece.values, { story, language });
    print(`  ${lengthsOf(channel, piece.values)}`);
    for (const remark of remarks) print(`  → ${remark}`);
    if (remarks.length > 0) doubtful.push(channel);
  }
  if (!values.plain) print(`\n${channels.length} pieces, worth a look: ${doubtful.length === 0 ? "none" : doubtful.join(", ")}`);
}
