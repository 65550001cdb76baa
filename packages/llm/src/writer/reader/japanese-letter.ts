// The form of a Japanese letter: a lucky day of the month, the season and thanks behind 拝啓, wishes for the future before 敬具.

/** The lines of a letter without its form: whom it is to above 拝啓, season, thanks and wishes. */
export function withoutJapaneseForm(lines: readonly string[]): string[] {
  const opens = lines.findIndex((line) => japaneseOpening.test(line.trim()));
  if (opens === -1 && !lines.some((line) => japaneseClosing.test(line.trim()))) return [...lines];
  return lines
    .filter(
      (line, at) => !japaneseDay.test(line.trim()) && !japaneseClosing.test(line.trim()) && !(at < opens && isLetterhead(line.trim())),
    )
    .map((line) =>
      line
        .replace(japaneseOpening, "")
        .split(/(?<=。)/u)
        .filter((sentence) => !japaneseFormula.test(sentence.trim()))
        .join("")
        .replace(/^\s*さて、(?:このたび、?)?/u, (opening) => (opening.includes("このたび") ? "このたび" : "")),
    );
}

/**
 * The lines of a Japanese letter without what stands between whom it is to and its matter: the season, how everybody is, who writes by which
 * office, and that the good news comes first. `isGreeted` where the season was named above.
 */
export function withoutJapaneseSeason(lines: readonly string[], isGreeted: boolean): string[] {
  const result = [...lines];
  let isBegun = isGreeted;
  for (const [at, line] of lines.entries()) {
    const sentences = line.trim().split(/(?<=。)/u);
    // Headlines end in no stop.
    if (line.trim() === "" || !/。$/u.test(line.trim())) continue;
    const first = sentences.findIndex((one, place) => !(isSeason(one) || ((isBegun || place > 0) && leadsOn.test(one))));
    isBegun ||= first !== 0;
    if (first !== 0) result[at] = (first === -1 ? [] : sentences.slice(first)).join("");
    if (first !== -1) break;
  }
  return result;
}
const isSeason = (sentence: string) => season.test(sentence) && !/[\p{Nd}]/u.test(sentence);
const season =
  /(?:季節|時期|頃|今日この頃|毎日|暑さ|寒さ)(?:と|に|を|が)(?:なりました|なってまいりました|迎えました|続いて(?:い|おり)ます|続きます)。$|いかがお過ごし(?:でしょうか|ですか)。$|お変わり(?:ありませんか|ございませんか|なく(?:お過ごし)?.{0,12}(?:でしょうか|ことと.*))。$|^(?:皆さま|皆様|皆さん|みなさま)、?お元気(?:でしょうか|ですか|でお過ごし.*)。$/u;
/** Said right behind the season. */
const leadsOn =
  /^[^。]{0,40}(?:[長局係]|代表|担当|理事|店主|編集部|スタッフ)の\s?[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,6}です。$|^まず(?:は)?.{0,16}(?:お知らせ|ご報告|話題|お話)から。$/u;

const japaneseDay = /^[\p{Nd}〇一二三四五六七八九十令和元年月]+吉日$/u;
const japaneseOpening = /^(?:拝啓|謹啓|拝呈|粛啓|前略|冠省)[\s、，,]*/u;
const japaneseFormula =
  /(?:お慶び|お喜び|ご健勝|ご清栄|ご清祥|ご隆盛|ご繁栄|ご愛顧|ご厚情|ご高配|お引き?立て).*(?:申し上げます|存じます|ありがとうございます|いたします)。?$|^(?:平素|日頃|日ごろ|いつも).*(?:ありがとうございます|[御お]礼(?:を)?申し上げます|感謝(?:を|いた|して|申し).{0,12}ます)。?$|^(?:まずは|取り急ぎ|略儀ながら).*(?:申し上げます|いたします)。?$/u;
const japaneseClosing = /^(?:敬具|敬白|謹言|謹白|草々|早々|かしこ|記|以上)$/u;
/** Whom it is to, when, and who signs it by which office, above 拝啓. */
const isLetterhead = (line: string) =>
  /^(?:[\p{Nd}〇一二三四五六七八九十令和元]{1,6}年)?[\p{Nd}一二三四五六七八九十]{1,3}月[\p{Nd}一二三四五六七八九十]{1,3}日$|(?:各位|御中|皆様|皆さま|様)$|^(?:株式会社|有限会社|合同会社|一般社団法人)\s?\S{1,20}$|^\S{1,20}\s?(?:株式会社|有限会社)$|^(?:代表|取締役|社長|会長|理事|店主|支配人|[部課所校園院館]長|事務局)[\S\s]{0,20}$/u.test(
    line,
  );
