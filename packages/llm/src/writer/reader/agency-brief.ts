import { asides, type BriefPart, briefHead, partNamed } from "./brief-words.ts";
import { isUsualLabel } from "./labels.ts";
import { stop } from "./lines.ts";

// “Brief for the agency”: a story with orders to whoever writes it, which are none of its own.

/** A story that says in one of its first lines that it is a brief, as readers may have it: with the campaign as its headline, and without what is asked of an agency. */
export function withoutOrders(story: string): string {
  const lines = story.normalize("NFC").split(/\r\n?|\n/u);
  const head = headOf(lines);
  const rows = lines.map((line, at) => rowOf(line, lines[at - 1] ?? "")).slice((head?.at ?? 0) + 1);
  // In German a “Brief” is a letter.
  if (head === null || rows.filter(({ part }) => part !== null).length < fewestKnown) return story;
  const named = (part: BriefPart) => rows.find((row) => row.part === part && row.rest !== "")?.rest ?? "";
  const text = toldIn(rows).join("\n").trim();
  const headline = named("headline") || head.campaign;
  if (headline === "") return `${text}\n`;
  const client = nameIn(named("client"));
  const isSaid = `${headline}\n${text}`.includes(client.replace(/["“”„«»「」]/gu, ""));
  return `# ${headline.charAt(0).toUpperCase()}${headline.slice(1)}${isSaid ? "" : ` – ${client}`}\n\n${text}\n`;
}
const fewestKnown = 2;

/** Where a story says that it is a brief, and of which campaign, among the first lines that have something in them. */
function headOf(lines: readonly string[]): { at: number; campaign: string } | null {
  const first = lines.flatMap((line, at) => (line.trim() === "" ? [] : [at])).slice(0, mostAbove);
  for (const at of first) {
    const campaign = campaignOf(lines[at] ?? "");
    if (campaign !== null) return { at, campaign };
  }
  return null;
}
/** To, from and what it is about may stand above. */
const mostAbove = 4;

/** The campaign that a line calls a brief of, "" where it says only that it is one; null for any other line. */
function campaignOf(line: string): string | null {
  const [label = "", told = ""] = plain(line).split(/[:：]\s*(.*)/su);
  const whole = told === "" ? label : told;
  if (whole.length > longestName * 2) return null;
  // “[Campaign brief] A library on wheels”
  const [, tag = "", behind = ""] = /^[[【〔(（]([^\]】〕)）]{3,40})[\]】〕)）]\s*(.{6,})$/u.exec(whole) ?? [];
  if (briefHead.test(tag)) return behind;
  // “Summer sale 2026 – campaign brief”, “Agency brief – launch of ‘Wheel’”
  const [, one = "", other = ""] = /^(.{3,}?)\s*(?:[–—|]{1,2}|\s-\s)\s*(.{3,})$/u.exec(whole) ?? [];
  const says = (name: string) => name.length <= longestName && briefHead.test(name);
  if (says(one)) return other;
  if (says(whole)) return "";
  return says(other) ? one.replace(/(?:上市)?(?:推[广廣]|宣[传傳])$/u, "") : null;
}

interface Row {
  line: string;
  /** “Tone” of “5. Tone (for all texts)” and of “Tone: friendly”. */
  name: string;
  /** What stands behind its colon. */
  rest: string;
  part: BriefPart | null;
  /** Stands above what belongs to it. */
  isHead: boolean;
  isNumbered: boolean;
}

function rowOf(line: string, above: string): Row {
  const [, sign = "", whole = ""] =
    /^\s*(#+\s*|\*\*|\p{Nd}{1,2}[.)](?!\p{Nd})\s*|[一二三四五六七八九十]{1,3}、(?![一二三四五六七八九十])\s*|[•*–-]\s+)?(.*)$/u.exec(
      line,
    ) ?? [];
  // A table that was pasted has a tab for the colon.
  const [, label = "", rest = ""] = /^([^:：\t]{2,50})(?:[:：]\**|\t)\s*(.*)$/u.exec(whole) ?? [];
  const name = plain(label === "" ? whole : label).replace(/\s*[(（][^()（）]*[)）]$/u, "");
  // “Quote, approved”
  const part = partNamed(name) ?? partNamed(name.split(/\s?[,،，、]\s|\s[–—-]\s/u)[0] ?? "");
  const isNumbered = /[#\p{Nd}、]|\*\*/u.test(sign);
  const isShort = rest === "" && name !== "" && name.length <= longestName && !stop.test(name);
  const isHead = isShort && (isNumbered ? part !== null || !/[；;，,、]/u.test(name) : above.trim() === "");
  return { line, name, rest, part, isHead, isNumbered };
}
const longestName = 60;

const plain = (line: string) => line.replace(/^[\s#*]+|[\s*:：]+$/gu, "");

/** The lines of the story's own. */
function toldIn(rows: readonly Row[]): string[] {
  const told: string[] = [];
  let section: BriefPart | null = null;
  for (const row of rows) {
    const { line, name, rest, part } = row;
    if (row.isHead || (part !== null && rest !== "")) section = rest === "" ? part : null;
    if (part === "text") told.push(withoutAsides(rest));
    // “Period: 2 November to 31 December” among goals is for everybody.
    else if (section === "order" && rest !== "" && isUsualLabel(name)) told.push("", `${name}: ${rest}`, "");
    // Words to quote may stand in a list.
    else if (section === "text" && /["“„«「『]/u.test(line)) told.push(withoutAsides(line.replace(/^\s*[•*–-]\s+/u, "")), "");
    else if (part === null && section !== "order") told.push(row.isHead && row.isNumbered ? `## ${name}` : withoutAsides(line));
  }
  return told;
}

const withoutAsides = (line: string): string =>
  asides.test(line)
    ? line
        .split(/(?<=[!?。！？।;]["”»」]?)(?!["”»」])|(?<=\.)(?=\s)/u)
        .filter((sentence) => !asides.test(sentence))
        .join("")
        .replace(/[;,]$/u, ".")
        .replace(/^\s*(?:[•*–-]\s*)?$/u, "")
    : line;

/** “chain of sports shops «Ski Yard» (Perm, 4 shops)”: what stands between marks, else what stands before the first comma or bracket. */
const nameIn = (client: string) => /[“„«"「『][^”“»"」』]+[”“»"」』]/u.exec(client)?.[0] ?? client.replace(/\s*[(（,،，、].*$/u, "");
