import type { Outline, SchedulePlan } from "@copydesk/contracts";
import type { PartDocument, PieceDocument } from "./document.ts";
import { filledFields, inOrder, partNames, statusWords } from "./words.ts";

/** A piece as UTF-8 text: each label on a line of its own with its text below it. */
export function pieceText(piece: PieceDocument, campaignName: string): string {
  const head = [campaignName, `${piece.channel_name} · ${piece.language_name ?? piece.language_code} · version ${piece.version}`];
  const parts = filledFields(piece).map(
    ({ spec, ...field }) => `${spec.label}\n${field.kind === "list" ? field.values.join("\n") : field.text}`,
  );
  return `${[head.join("\n"), ...parts].join("\n\n")}\n`;
}

/** An outline or a schedule as UTF-8 text, its parts under their names; what is empty is left out. */
export function partText({ content, language_name, version, channels }: PartDocument, campaignName: string): string {
  const head = [campaignName, `${partNames[content.kind]} · ${language_name} · version ${version}`].join("\n");
  const parts = content.kind === "outline" ? outlineParts(content.outline, channels) : scheduleParts(content.plan, channels);
  return `${[head, ...parts.filter((part) => part !== "")].join("\n\n")}\n`;
}

const under = (name: string, text: string): string => (text === "" ? "" : `${name}\n${text}`);
const points = (list: readonly string[]): string => list.map((one) => `- ${one}`).join("\n");

function outlineParts(outline: Outline, channels: ReadonlyMap<string, string>): string[] {
  return [
    outline.title,
    outline.summary,
    under("Audience", outline.audience),
    under("Key messages", points(outline.key_messages)),
    ...outline.sections.map(({ heading, points: list }) => [heading, points(list)].filter((one) => one !== "").join("\n")),
    under("Call to action", outline.call_to_action),
    under("Facts", points(outline.facts)),
    under("Angles by channel", outline.angles.map(({ channel, angle }) => `${channels.get(channel) ?? channel}: ${angle}`).join("\n")),
  ];
}

function scheduleParts({ posts, time_zone }: SchedulePlan, channels: ReadonlyMap<string, string>): string[] {
  const lines = inOrder(posts).map(({ date, time, channel, title, status, angle, reason, notes }) =>
    [`${date} ${time} · ${channels.get(channel) ?? channel} · ${statusWords(status)}`, title, angle, reason, notes]
      .filter((one) => one !== "")
      .join("\n"),
  );
  return [`Times in ${time_zone}`, ...(lines.length > 0 ? lines : ["No posts are planned."])];
}
