import { asksFor } from "../reader/asks-for.ts";
import type { Call } from "../reader/calls.ts";
import { findDays, namesTheDay } from "../reader/dates.ts";
import { isForSome } from "../reader/for-some.ts";
import { findAddresses } from "../reader/links.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Work } from "../work.ts";
import { objectsOf } from "./call-objects.ts";
import { wholeEnding } from "./call-paragraph.ts";
import { withoutOpener } from "./connectives.ts";
import { render } from "./draft.ts";
import { asks, namesDay } from "./essentials.ts";
import { isForAPart, saysOnly } from "./for-a-part.ts";
import { callLine, type Piece } from "./piece.ts";
import { callForms, leansOnAbove } from "./short-calls.ts";
import type { Way } from "./way.ts";

/** How a short text may end. */
export interface CallEnding {
  /** Days of the call that its short form leaves out, and what that costs where nothing else names them. */
  left: { days: readonly string[]; worth: number };
  /** What stands before the call in its paragraph, or above it: what it asks for. */
  before: string;
  call: string;
}

const worths = {
  paragraph: 5,
  /** With terms and small print behind the call. */
  paragraphBehind: 3.9,
  led: 4.7,
  call: 4,
  /** What leads to a call says less where the headline says what it is for. */
  ledAgain: 4.1,
  ledShort: 3.6,
  short: 2.6,
  /** A call alone that says what for only along with what stands before it. */
  leaning: 0.5,
  shortLeaning: -1.5,
  address: -12,
  /** Something else that the story asks for. */
  other: -0.5,
  /** Each shorter form says less. */
  shorter: -0.1,
  fewerBefore: -0.2,
  none: 3,
  /** “Only for the workshops …” says itself who is asked. */
  noneInstead: 0,
  undated: -2.7,
  undatedWithObject: -1,
};

/** The whole paragraph of the call, the call with what leads to it, alone, and its short forms. */
export function callEndings(piece: Piece): Way<CallEnding>[] {
  const { call, language, pool } = piece.work;
  if (call === null) return [{ parts: { before: "", call: "", left: nothing }, worth: 0 }];
  const whole = callLine(piece);
  const ending = wholeEnding(piece);
  const anew = (text: string) => withoutOpener(text, language);
  const own = pool.filter((one) => ending.told.has(one.index) && one.index < call.index);
  const above = anew(leadingAbove(piece.work, call, own));
  // What somebody else is asked says nothing of this call.
  const isOthers = ({ text }: RankedSentence) => {
    const kinds = asksFor(text, language);
    return isForSome(text) || (kinds.length > 0 && (call.kind === null || !kinds.includes(call.kind) || findAddresses(text).length > 0));
  };
  const isWhole = own[0]?.pointsBack !== true && !own.some(isOthers);
  const objects = objectsOf(call, language).length;
  // Its verb alone says nothing of what stands before it, or in a long sentence around it.
  const isOfThose = own.length > 0 && whoWants.test(call.text);
  const isShortLed = isOfThose || leansOnAbove(piece) || ((own.length > 0 || objects > mostObjects) && !isNamedAbove(piece.work, call));
  const isLed = isOfThose || (isShortLed && objects < fewestObjects);
  const before = isWhole ? [anew(textOf(own)) || above, anew(textOf(own.slice(0, 1)))] : [above];
  const led = [...new Set(before)].filter((text) => text !== "" && !asks(text));
  const forms = callForms(piece).filter((form) => form !== whole && form !== call.text);
  const others = new Set(piece.work.story.calls.filter((one) => one.kind !== call.kind).map((one) => one.text));
  const leftBy = daysLeftBy([whole, ...forms], call, language);
  const goesOn = [...ending.told].some((index) => index > call.index);
  // Steps that say it stand in long texts alone.
  const paragraph = anew(render(ending.paragraphs)) || whole;
  const ways = [
    ...(isWhole
      ? [
          {
            before: above,
            call: paragraph,
            worth: isLed || own.length === 0 ? (goesOn ? worths.paragraphBehind : worths.paragraph) : worths.ledAgain,
          },
        ]
      : []),
    ...led.map((text, at) => ({ before: text, call: whole, worth: (isLed ? worths.led : worths.ledAgain) + at * worths.fewerBefore })),
    { before: "", call: whole, worth: isLed || (led.length > 0 && namesFromAbove(call.text, own)) ? worths.leaning : worths.call },
    ...forms.flatMap((form, at) => {
      if (isAddress.test(form)) return [{ before: "", call: form, worth: worths.address }];
      const left = leftBy(form);
      const less = at * worths.shorter;
      if (others.has(form)) return [{ before: "", call: form, left, worth: worths.other + less }];
      return [
        ...led.map((text, place) => ({ before: text, call: form, left, worth: worths.ledShort + less + place * worths.fewerBefore })),
        { before: "", call: form, left, worth: (isShortLed ? worths.shortLeaning : worths.short) + less },
      ];
    }),
  ];
  // What is asked of some, for a part of the matter, takes no room from when and where all of it is.
  if (isForAPart(piece.work)) ways.push({ before: "", call: "", worth: saysOnly.test(call.text) ? worths.noneInstead : worths.none });
  return ways.map(({ worth, ...parts }) => ({ parts: { left: nothing, ...parts }, worth }));
}

/** A call that names more says for whom and for what. */
const fewestObjects = 5;
const mostObjects = 12;

/** “Those interested book a seat at …”: in what, the sentence before it says. */
const whoWants =
  /^(?:(?:those|anyone|whoever is|persons?|people|parties) interested|interested (?:persons|people|parties|readers)|interessierte|interessent\p{L}*|les personnes intéressées|(?:l[oa]s )?interesad[oa]s|(?:gli )?interessati|(?:os )?interessados|belangstellenden|zainteresowan\p{L}*|zájemci|желающ\p{L}*|заинтересован\p{L}*|бажаючі|охочі|зацікавлен\p{L}*|(?:οι )?ενδιαφερόμενοι|(?:على |يمكن ل)?(?:ال|لل)(?:راغب|مهتم)\p{L}*|ה?מעוניינ\p{L}+|इच्छुक|আগ্রহী|ஆர்வமுள்ள|விருப்பமுள்ள)(?![\p{L}\p{M}])|^(?:ผู้(?:ที่)?สนใจ|ท่านที่สนใจ|有意者|有兴趣的|有興趣的|ご(?:希望|興味)の|希望(?:者|される)|참가를? ?(?:희망|원)|관심 ?있는|희망자)/iu;

/** “The application is due by …”: by an article a call may begin with what the sentence before it speaks of. */
function namesFromAbove(text: string, own: readonly RankedSentence[]): boolean {
  const [, word = ""] = definite.exec(text) ?? [];
  const stem = word.toLowerCase().slice(0, Math.max(shortestStem, word.length - 2));
  return word.length >= shortestStem && (own.at(-1)?.text ?? "").toLowerCase().includes(stem);
}
const definite = /^(?:the|der|die|das|le|la|les|l['’]|el|los|las|il|lo|gli|o|a|os|as|het|de|ο|η|το|οι|τα)\s?(\p{L}{4,})/iu;
const shortestStem = 5;

const isAddress = /^(?:https?:\/\/|www\.)\S+$/u;

/** What leads to a call from another paragraph: a sentence right above it in its own leans on what that begins with. */
function leadingAbove({ pool, story }: Work, call: Call, own: readonly RankedSentence[]): string {
  const isSure = (one: RankedSentence) =>
    one.isOpening || call.kind === "vote" || (story.sentences[call.index]?.isOpening === true && !namesDay(one.text));
  return textOf(pool.filter((one) => one.leadsToCall && !own.includes(one) && !one.pointsBack && isSure(one)));
}

/** Whether headline or second line have a word of what the call asks for. */
export function isNamedAbove({ titles, story, language }: Work, call: Call): boolean {
  const head = [titles[0] ?? "", story.subtitle ?? ""].join("\n").toLowerCase();
  return objectsOf(call, language).some((word) => head.includes(word));
}

/** “Apply: …” of a call that names its last day is worth less than one that has it, or that says for what. */
function daysLeftBy(forms: readonly string[], call: Call, language: string): (form: string) => CallEnding["left"] {
  const days = findDays(forms.join("\n"));
  const objects = objectsOf(call, language);
  return (form) => {
    if (days.length === 0 || days.some((day) => namesTheDay(form, day))) return nothing;
    const words = form.replace(call.label ?? "", "").toLowerCase();
    return { days, worth: objects.some((word) => words.includes(word)) ? worths.undatedWithObject : worths.undated };
  };
}

const nothing: CallEnding["left"] = { days: [], worth: 0 };

const textOf = (sentences: readonly RankedSentence[]) => sentences.map((one) => one.text).join(" ");
