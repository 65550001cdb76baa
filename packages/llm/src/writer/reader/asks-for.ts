import { oncePerTextIn } from "../once-per-text.ts";
import { type ActionKind, actionKinds } from "./call-words/kinds.ts";
import { actionWords, anyCue, withoutVowelSigns } from "./call-words.ts";
import { findAddresses } from "./links.ts";

/** Words of a language, in the signs of a text. */
export const wordsOf = (text: string, language: string) => actionWords(language === "zh" && traditional.test(text) ? "zh-hant" : language);

/** What a line asks for in so many words; several where it is not clear. */
export const asksFor = oncePerTextIn((text, language): readonly ActionKind[] => {
  const words = wordsOf(text, language);
  // Without blanks between words an address ends where its own signs do.
  const plain = withoutVowelSigns(findAddresses(text).reduce((left, one) => left.replace(one, " "), text)).replace(booked, "");
  // Most sentences ask for nothing, which is known sooner than what a sentence asks for.
  return asksAnything(words).test(plain) ? actionKinds.filter((one) => words[one]?.asks(plain)) : [];
});

function asksAnything(words: ReturnType<typeof wordsOf>): RegExp {
  const found = askingAnything.get(words) ?? new RegExp(anyCue(words), "iu");
  askingAnything.set(words, found);
  return found;
}
const askingAnything = new WeakMap<object, RegExp>();

/** “If you have booked the 13.00 boat, please choose …”: what somebody has done already is not asked for. */
const booked = /^หาก[^\n]*?(?=โปรด|กรุณา|สามารถ)|(?:หมายเลข|รหัส|เลขที่)การจอง/gu;

// Characters that only texts in traditional ones have.
const traditional = /[們國這會對說時經開關學點體實報電訊門車長東買賣聯絡網請詢預購訂參觀間請線為來過還發種個從後兩無與號場區縣載]/u;
