import type { Outline, SchedulePlan } from "@copydesk/contracts";
import type { PartDocument, PieceDocument } from "./document.ts";
import { type Headings, headingsOf } from "./headings.ts";
import { filledFields, inOrder, statusWords } from "./words.ts";

interface TextOptions {
  campaign_name: string;
  /** For colleagues: with versions and the status of posts. */
  internal: boolean;
}

/** A piece as UTF-8 text: each label on a line of its own with its text below it. */
export function pieceText(piece: PieceDocument, { campaign_name, internal }: TextOptions): string {
  const head = [piece.channel_name, languageOf(piece), internal && `version ${piece.version}`].filter(Boolean).join(" · ");
  const parts = filledFields(piece).map(
    ({ spec, ...field }) => `${spec.label}\n${field.kind === "list" ? field.values.join("\n") : field.text}`,
  );
  return `${[`${campaign_name}\n${head}`, ...parts].join("\n\n")}\n`;
}

/** An outline or a schedule as UTF-8 text, its parts under their names; what is empty is left out. */
export function partText(part: PartDocument, { campaign_name, internal }: TextOptions): string {
  const { content, version, channels } = part;
  const words = headingsOf(part.language_code);
  const head = [words[content.kind], languageOf(part), internal && `version ${version}`].filter(Boolean).join(" · ");
  const parts =
    content.kind === "outline"
      ? outlineParts(content.outline, channels, words)
      : scheduleParts(content.plan, channels, { words, internal });
  return `${[`${campaign_name}\n${head}`, ...parts.filter((one) => one !== "")].join("\n\n")}\n`;
}

const languageOf = ({ language_code: code, language_name }: Pick<PieceDocument, "language_code" | "language_name">) =>
  headingsOf(code).languageName({ code, name: language_name ?? code });

const under = (name: string, text: string): string => (text === "" ? "" : `${name}\n${text}`);
const points = (list: readonly string[]): string => list.map((one) => `- ${one}`).join("\n");

function outlineParts(outline: Outline, channels: ReadonlyMap<string, string>, words: Headings): string[] {
  return [
    outline.title,
    outline.summary,
    under(words.audience, outline.audience),
    under(words.messages, points(outline.key_messages)),
    ...outline.sections.map(({ heading, points: list }) => [heading, points(list)].filter((one) => one !== "").join("\n")),
    under(words.action, outline.call_to_action),
    under(words.facts, points(outline.facts)),
    under(words.angles, outline.angles.map(({ channel, angle }) => `${channels.get(channel) ?? channel}: ${angle}`).join("\n")),
  ];
}

function scheduleParts(
  { posts, time_zone }: SchedulePlan,
  channels: ReadonlyMap<string, string>,
  { words, internal }: { words: Headings; internal: boolean },
): string[] {
  const lines = inOrder(posts, internal).map(({ date, time, channel, title, status, angle, reason, notes }) =>
    [
      [`${date} ${time}`, channels.get(channel) ?? channel, internal && statusWords(status)].filter(Boolean).join(" · "),
      title,
      angle,
      reason,
      internal && notes,
    ]
      .filter((one) => one)
      .join("\n"),
  );
  return [`${words.timeZone}: ${time_zone}`, ...(lines.length > 0 ? lines : [words.empty])];
}
