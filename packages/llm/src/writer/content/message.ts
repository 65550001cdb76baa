import { countedText, smsSegments } from "@copydesk/contracts";
import { asSentence } from "../punctuation.ts";
import { settingText } from "../read-settings.ts";
import { isForACase } from "../reader/conditions.ts";
import { isForSome } from "../reader/for-some.ts";
import { isForWhoever } from "../reader/for-whoever.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { objectsOf } from "./call-objects.ts";
import { combine } from "./combine.ts";
import { newsOf } from "./essentials.ts";
import { headAndCall } from "./head-and-call.ts";
import { beginsWithFacts, dayTextOf } from "./openings.ts";
import type { FieldWriter, Piece } from "./piece.ts";
import { whatOf } from "./short-beginnings.ts";
import { callForms } from "./short-calls.ts";
import { shortSupportOf, wholeOf } from "./social.ts";

/** One text message, two at most: who, what, when and where, what to do; whole statements only. */
export const writeMessage: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const sender = settingText(work.brief.settings, "sender");
  const begin = sender === "" ? "" : `${sender}: `;
  const must = work.brief.mandatory_text;
  const join = ({ what, support, call }: { what: string; support: readonly RankedSentence[]; call: string }) =>
    forTelephones(
      `${begin}${[what, ...support.map((one) => one.text), call]
        .filter((part) => part !== "")
        // A full stop behind an address would be taken for a part of it.
        .map((part) => (endsInAddress.test(part) ? part : asSentence(part, work.language)))
        .join(" ")} ${must}`,
    );
  const cost = (text: string) => smsSegments(countedText(spec, { ...piece.values, [spec.key]: text }, piece.fields)).segments;
  const most = segmentsFor((spec.max ?? 306) * piece.tightness);
  const parts = {
    what: whatOf(piece),
    support: shortSupportOf(piece).filter((one) => one.length < 160),
    call: callForms(piece),
    join,
    isTerse: true,
    turn: work.brief.turn,
    isListed: beginsWithFacts(work),
    news: dayTextOf(work),
  };
  const whole = wholeOf(piece);
  const told = whole === null ? "" : join({ ...whole, call: callForms(piece)[0] ?? "" });
  if (told !== "" && cost(told) <= most) return told;
  const within = (text: string) => cost(text) <= most;
  const usual = () => {
    const text = combine({ ...parts, fits: within });
    const asked = callInFull(piece);
    const alone = asked === "" ? "" : join({ what: "", support: [], call: asked });
    return alone !== "" && within(alone) && !text?.includes(piece.work.call?.address ?? "") ? alone : text;
  };
  const headed = headAndCall(
    piece,
    { fits: within, isGood: within },
    ({ headline, second, news, detail, before, call }) => {
      const told = [headline, second, news, detail, before].filter((part) => part !== "").map((part) => asSentence(part, work.language));
      return join({ what: told.join(" "), support: [], call });
    },
    { most: 2, isTerse: true },
  );
  return headed ?? usual();
};

/**
 * “For the library to come to your village, fill in … by 10 April”: where news and call are too long together, a call that names the matter
 * says both. Not one for some readers only.
 */
function callInFull({ work: { call, isTold, language, titles, pool } }: Piece): string {
  if (!isTold || call === null || call.address === null) return "";
  if (isForACase(call.text, language) || isForWhoever(call.text, language) || isForSome(call.text)) return "";
  const matter = [titles[0] ?? "", newsOf(pool)?.text ?? ""].join(" ").toLowerCase();
  return objectsOf(call, language).some((word) => [...word].length >= shortestStem && matter.includes(word)) ? call.text : "";
}
const shortestStem = 4;

const endsInAddress = /(?:https?:\/\/|www\.|\S@)\S+$/u;

const segmentsFor = (length: number) => (length <= 160 ? 1 : Math.max(1, Math.floor(length / 153)));

/** The line that lets people leave, word for word from the settings; how they can is not ours to promise. */
export const writeOptOut: FieldWriter = ({ work }) => settingText(work.brief.settings, "opt-out line") || null;

/** Signs outside of the GSM alphabet make a message twice as dear; these have a plain twin. */
function forTelephones(text: string): string {
  return text
    .replace(/[‘’‚ʼ]/g, "'")
    .replace(/«\s([^«»]+?)\s»/g, '"$1"')
    .replace(/[«“„]\u00a0?|\u00a0?[»”]/g, '"')
    .replace(/[–—]/g, "-")
    .replace(/…/g, "...")
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
