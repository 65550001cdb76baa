import { asksFor } from "./asks-for.ts";
import { type Call, findCalls } from "./calls.ts";
import { isForMedia } from "./for-journalists.ts";
import { isSendingWord } from "./furniture.ts";
import { hasAddress } from "./links.ts";

/**
 * “Check the stock by Line @barn or call 020 555 0142”: where a notice or an offer asks for nothing else, whom to ask is what its readers can do.
 * Null where the story is for those who report: nobody else is to ring its press office.
 */
export function asksAtEnd(contacts: readonly string[], story: string, language: string): Call | null {
  const lines = story.split("\n").map((line) => line.trim());
  const isForPress = lines.some((line) => [...line].length <= longestLine && (isSendingWord(line) || press.test(line) || isForMedia(line)));
  if (isForPress) return null;
  const open = contacts.filter((line) => hasAddress(line) !== null && (saysMore(line) || asksFor(line, language).length > 0));
  return (
    findCalls(
      open.slice(0, 1).map((text) => ({ text, index: -1 })),
      language,
    )[0] ?? null
  );
}
const longestLine = 80;

/** A name or a number alone says nothing of what to do there. */
const saysMore = (line: string) =>
  (line.match(/[\p{L}\p{M}]{2,}/gu) ?? []).length >= fewestWords || /\p{sc=Thai}{8}|\p{sc=Han}{4}/u.test(line);
const fewestWords = 4;

const press =
  /(?<!\p{L})(?:press|media|presse\p{L}*|medien\p{L}*|prensa|medios|stampa|imprensa|pers(?:bericht|contact)\p{L}*|pressmedd\p{L}*|prasow\p{L}*|tiskov\p{L}*|sajtó\p{L}*|basın|pers rilis|siaran pers)(?!\p{L})|báo chí|пресс|прес-|преса|для сми|для змі|τύπου|صحفي|صحافي|إعلامي|עיתונות|תקשורת|प्रेस|मीडिया|প্রেস|সংবাদ বিজ্ঞপ্তি|গণমাধ্যম|செய்திக்\s?குறிப்பு|பத்திரிகை|ข่าวประชาสัมพันธ์|ข่าวแจก|สื่อมวลชน|新[闻聞]稿|媒[体體]|プレス|報道|보도|언론/iu;
