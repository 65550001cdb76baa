import { countLength } from "@copydesk/contracts";
import { asSentence } from "../punctuation.ts";
import { settingNumber, settingText } from "../read-settings.ts";
import { pickSentences } from "../story/pick-sentences.ts";
import { asHeadline } from "./clauses.ts";
import { fitDraft, line, toParagraphs } from "./draft.ts";
import { hashtagsFor } from "./hashtags.ts";
import { pickLine } from "./lines.ts";
import { around, byRank, callLine, type FieldWriter, wantedSize } from "./piece.ts";
import { openingThatFits, roomOf } from "./social.ts";

/** The first words of a short video. */
export const writeHook: FieldWriter = (piece, spec) =>
  pickLine([...byRank(piece).map((one) => asHeadline(one.text)), ...piece.work.titles], spec, piece);

/** Only what is spoken, two and a half words a second. */
export const writeScript: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const seconds = settingNumber(work.brief.settings, "length in seconds") ?? 35;
  const size = Math.min(spec.max ?? 150, Math.round(seconds * 2.5));
  const count = Math.max(2, Math.round(size / 15));
  const spoken = pickSentences(work.pool, count, around(piece));
  const hook = typeof piece.values.hook === "string" ? piece.values.hook : (piece.lead?.text ?? work.topic);
  const draft = [
    line(asSentence(hook, work.language), 0),
    ...toParagraphs(
      spoken.filter((one) => asHeadline(one.text) !== hook),
      2,
      10,
    ),
    line(work.action === null ? "" : asSentence(work.action, work.language), 2),
  ];
  return fitDraft(draft, roomOf(piece, spec, size)) || null;
};

/** What a video leaves out, with hashtags at its end where the channel has no part of their own for them. */
export const writeVideoCaption: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const tags = piece.fields.some((one) => one.key === "hashtags") ? [] : hashtagsFor(work, 3);
  const fold = work.brief.fold ?? 400;
  const second = byRank(piece).find((one) => one !== piece.lead && one.length <= fold && !one.hasLink);
  const draft = [
    { parts: [{ text: second?.text ?? work.titles[0] ?? work.topic, rank: 0 }], joiner: " " as const },
    line(callLine(piece), 3),
    line(work.brief.mandatory_text, 0),
    line(tags.join(" "), 2),
  ];
  return fitDraft(draft, roomOf(piece, spec, wantedSize(piece))) || null;
};

/** What stands under a video. */
export const writeVideoDescription: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const size = wantedSize(piece);
  const room = roomOf(piece, spec, size);
  const chosen = pickSentences(work.pool, Math.max(3, Math.round(size / 130)), around(piece));
  const [first, ...rest] = chosen;
  const links = work.links.filter((link) => link !== work.link).slice(0, 4);
  const draft = [
    {
      parts: [
        { text: openingThatFits(piece, room), rank: 0 },
        ...(first ? [{ text: first.text, rank: 4, index: first.index, pointsBack: first.pointsBack }] : []),
      ],
      joiner: " " as const,
    },
    ...toParagraphs(rest, 3, 10),
    line(settingText(work.brief.settings, "chapters"), 1),
    line(callLine(piece), 2),
    { parts: links.map((text) => ({ text, rank: 5 })), joiner: "\n" as const },
    line(work.brief.mandatory_text, 0),
  ];
  return fitDraft(draft, roomOf(piece, spec, size)) || null;
};

/** Search words of a video, from specific to general, within what they may have together. */
export const writeTags: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const words = work.isOwnLanguage || work.phrases === null ? work.story.keywords : work.story.names;
  const tags: string[] = [];
  for (const word of [work.topic, ...words]) {
    const next = [...tags, word];
    if (tags.includes(word) || (spec.max !== undefined && countLength(word, spec.unit) > spec.max)) continue;
    if (spec.totalMax !== undefined && countLength(next.join(","), spec.unit) > spec.totalMax * piece.tightness) break;
    tags.push(word);
    if (tags.length >= Math.min(spec.countMax ?? 15, 15)) break;
  }
  return tags;
};
