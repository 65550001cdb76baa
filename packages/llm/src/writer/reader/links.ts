import { oncePerText } from "../once-per-text.ts";

// Where words have no blanks between them, what follows an address is none of it: “www.x.example/download下载安装包”.
const web = /(?:https?:\/\/|www\.)[^\s<>()[\]"“”„«»、。，）「」\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]+/giu;
// A particle or a preposition of another script may be joined to it: “x.example에서”, “ל-x.example”.
const label = "[a-z\\p{Nd}](?:[a-z\\p{Nd}-]*[a-z\\p{Nd}])?";
const cyrillicLabel = "[\\p{sc=Cyrillic}\\p{Nd}](?:[\\p{sc=Cyrillic}\\p{Nd}-]*[\\p{sc=Cyrillic}\\p{Nd}])?";
const bare = new RegExp(
  `(?<![a-z\\p{sc=Cyrillic}\\p{N}@./]|[a-z\\p{N}]-)(?:(?:${label}\\.)+(?:com|org|net|info|biz|gov|edu|example|test|invalid|app|dev|io|[a-z]{2})|(?:(?:${label}|${cyrillicLabel})\\.)+(?:рф|укр))(?:\\/[^\\s<>()"“”„«»、。，）\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}]*)?(?![a-z\\p{sc=Cyrillic}\\p{N}])`,
  "giu",
);
const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.(?:[a-z]{2,}|\p{sc=Cyrillic}{2,})/giu;
/** “LINE @name”: what a shop or a club is called where people write to each other. */
const handle = /(?<![\p{L}\p{N}._%+-])@[a-z\d][a-z\d._]{2,}[a-z\d]/giu;
const phone =
  /(?<![\p{L}\p{Nd}.,/-])(?:\+|\(?[0٠०০])\p{Nd}[\p{Nd}\s()/.–-]{6,18}\p{Nd}(?![\p{Nd}]|[.,]\p{Nd})|(?<![\p{Nd}-])8[\s-]?\(?\p{Nd}{3,5}\)?[\s-]?\p{Nd}{1,3}(?:[\s-]\p{Nd}{2}){2}(?![\p{Nd}-])|(?<![\p{Nd}-])\(\p{Nd}{2,5}\)\s?\p{Nd}{3,5}[\s-]\p{Nd}{3,4}(?![\p{Nd}-])|(?<![\p{Nd}-])1?[- ]?[38]00[- ]\p{Nd}{3}[- ]\p{Nd}{3,4}(?![\p{Nd}-])|(?<![\p{Nd}-])80[01](?: \p{Nd}{2,3}){3}(?![\p{Nd}-])|(?<![\p{Nd}-])\p{Nd}{2,4}-\p{Nd}{3,4}-?\p{Nd}{3,4}(?![\p{Nd}-])|(?<![\p{Nd}.,-])(?:0[ -]\p{Nd}{4}[ -]\p{Nd}{4}|0[ -]800(?:[ -]\p{Nd}{2,3}){2,3}|2\p{Nd}{3} \p{Nd}{3} \p{Nd}{3})(?![\p{Nd}-]|[.,]\p{Nd}| \p{Nd})|(?<![\p{Nd}.,-])\p{Nd}(?:\p{Nd}{4} \p{Nd}{5}|\p{Nd}{4} \p{Nd}{3} \p{Nd}{2,3}|\p{Nd}{2} \p{Nd}{3} \p{Nd}{4}|\p{Nd}{2}(?: \p{Nd}{2}){3})(?![\p{Nd}-]|[.,]\p{Nd})/gu;

// “09.00–18.00”, “02/5 – 07” of “02/5 – 07h30”, “01.03.2026 – 812 340”
const openingHours =
  /^\p{Nd}{2}[./-]\p{Nd}{2}[./-](?:19|20|25)\p{Nd}{2}(?!\p{Nd})|^\p{Nd}{1,2}[.:]\p{Nd}{2}\s*[–—-]\s*\p{Nd}{1,2}[.:]\p{Nd}{2}$|^\p{Nd}{1,2}\/\p{Nd}{1,2}\s/u;

/** Without the marks of the sentence it stands in; in most scripts they may follow without a blank. */
const trimmed = (link: string) => link.replace(/[.,;:!?…।॥،؛؟۔՝։、，；：！？]+$/u, "");

/** Web addresses with their scheme, each once, in order. */
export function findLinks(text: string): string[] {
  return [...new Set((text.match(/https?:\/\/[^\s<>()[\]"“”„«»、。，）「」]+/g) ?? []).map(trimmed))];
}

/** Where readers can turn: web and mail addresses and telephone numbers as written, each once. */
export const findAddresses = oncePerText((text): readonly string[] => {
  const links = text.match(web) ?? [];
  const mails = text.match(mail) ?? [];
  const rest = text.replace(web, " ").replace(mail, " ");
  const found = [
    ...links,
    ...mails,
    ...(rest.match(handle) ?? []),
    ...(rest.match(bare) ?? []).filter((one) => /[a-z]|\.(?:рф|укр)(?:\/|$)/iu.test(one)),
    ...(rest.match(phone) ?? []).filter((one) => !openingHours.test(one)),
  ];
  return [...new Set(found.map((one) => trimmed(one.trim())))];
});

/** Whether an address stands in a text, or is the whole of it. */
export function hasAddress(text: string): "whole" | "part" | null {
  const found = findAddresses(text);
  if (found.length === 0) return null;
  return /^[\s\p{P}]*$/u.test(found.reduce((left, one) => left.replace(one, ""), text)) ? "whole" : "part";
}
