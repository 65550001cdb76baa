import { findDays } from "../dates.ts";
import { factOf } from "../facts.ts";
import { isKicker } from "../furniture.ts";
import { isKindOfText } from "../issues.ts";
import { isDateLabel } from "../labels.ts";
import { isDirection, isGreeting, isMailHeader, isToAll, matterOf } from "../letter-words.ts";
import { plainLine, stop } from "../lines.ts";
import type { StoryLine } from "./story-lines.ts";

// Lines above a text of which their words say for certain that they are no headline, whatever was learned.

/** Labels with what says when, by whom or to whom in its place; a line of the subject is the headline where nothing else is. */
export function withoutCertain(lines: readonly StoryLine[], labels: readonly string[]): string[] {
  const matters = lines.map(({ text }) => matterOf(plainLine(text)) ?? "");
  const told = lines.findIndex(
    ({ text }, at) => stop.test(text) && [...text].length >= shortestTold && matters[at] === "" && factOf(plainLine(text)) === null,
  );
  const questions = answeredIn(lines);
  const own = labelsAround(questions, lines, labels).map((label, at) =>
    at < told ? (certain(plainLine(lines[at]?.text ?? ""), label) ?? label) : label,
  );
  const captions = new Set(lines.filter(({ text, place }) => place === 0 && ofPictures.test(text)).map(({ group }) => group));
  for (const [at, { group }] of lines.entries()) if (captions.has(group)) own[at] = "E";
  const kind = own.indexOf("H");
  // “ANNOUNCEMENT” above “29th blood donation”.
  const isKind = kind !== -1 && "SKO".includes(own[kind + 1] ?? "-") && isKindOfText(withoutAccents(lines[kind]?.text ?? ""));
  if (isKind && own.filter((label) => label === "H").length === 1) return own.with(kind, "K").with(kind + 1, "H");
  // “For publication on your site” above a day and “Post-release”: what was taken for the second line is the headline.
  const below = lines[kind + 1];
  const isLine = below?.size === 1 && kind + 1 < told && [...below.text].length >= shortestTold && !stop.test(below.text);
  const second = own[kind + 1] === "T" && isLine ? kind + 1 : own.indexOf("S", kind + 1);
  if (kind !== -1 && isKicker(plainLine(lines[kind]?.text ?? "")) && second !== -1 && second < told && own.lastIndexOf("H") === kind)
    return own.with(kind, "K").with(second, "H");
  const subject = matters.findIndex((matter, at) => at < told && matter.length >= shortestMatter);
  const isOther = (label: string, at: number) => label === "H" && at !== subject;
  if (subject === -1 || own.some(isOther)) return own;
  // “Date: 29 March 2026” above “Subject: …” is that of the letter.
  const isDate = (at: number) => at < subject && isDateLabel(factOf(plainLine(lines[at]?.text ?? ""))?.label ?? "");
  return own.map((label, at) => (at === subject ? "H" : isDate(at) ? "D" : label));
}

/** “Why now?” right above its answer, where others stand above theirs, is no headline; what stands right above the first of them may be. */
function labelsAround(questions: readonly number[], lines: readonly StoryLine[], labels: readonly string[]): string[] {
  if (questions.length < fewestQuestions) return [...labels];
  const own = labels.map((label, at) => (label === "H" && questions.includes(at) ? "T" : label));
  const above = (questions[0] ?? 0) - 1;
  const text = lines[above]?.text ?? "";
  const names = "TKS".includes(own[above] ?? "-") && !stop.test(text) && !/[:：,،]$/u.test(text) && [...text].length >= shortestMatter;
  return own.includes("H") || !names ? own : own.with(above, "H");
}

const answeredIn = (lines: readonly StoryLine[]) =>
  lines.flatMap(({ text, place, group }, at) =>
    place === 0 && asked.test(text) && lines[at + 1]?.group === group && !asked.test(lines[at + 1]?.text ?? "") ? [at] : [],
  );
const asked = /[?？؟]$/u;
const fewestQuestions = 3;

const shortestTold = 40;
/** Capitals of Greek have none. */
const withoutAccents = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300\u0301]/gu, "")
    .normalize("NFC");
const shortestMatter = 10;

function certain(text: string, label: string): string | null {
  if (isPublished(text)) return "D";
  if (breadcrumbs.test(text)) return "E";
  if (readingTime.test(text) && [...text].length <= longestPublished) return "E";
  if (!"HST".includes(label) || stop.test(text)) return null;
  if (label !== "T" && isToSomebody(text)) return "G";
  // A second line may be “To all our neighbours”.
  const greets = isGreeting(text) || isToAll(text) || isHonoured(text) || (isDirection(text) && !/\p{Nd}/u.test(text));
  if (label === "H" && greets) return "G";
  return followUs.test(text) ? "E" : null;
}

/** “Published: 8 May 2025, 13:40”, “Updated on 18 January 2025, 08:12 PM IST”: nothing but when. */
export function isPublished(text: string): boolean {
  const word = published.exec(text)?.[0] ?? "";
  if (word === "" || [...text].length > longestPublished || findDays(text).length === 0) return false;
  const rest = findDays(text).reduce((left, day) => left.replace(day, " "), text.slice(word.length));
  return (rest.match(/[\p{L}\p{M}]{2,}/gu) ?? []).length <= mostBeside;
}
const longestPublished = 80;
/** “kl.”, “IST”, “พ.ศ.”, “เวลา” */
const mostBeside = 4;
const published =
  /^\P{L}*(?:(?:first )?published|posted|updated|last (?:updated|modified)|veröffentlicht|aktualisiert|erstellt|stand|publiée?|mis à jour|publicad[oa]|actualizad[oa]|pubblicat[oa]|aggiornat[oa]|atualizad[oa]|gepubliceerd|bijgewerkt|publicerad|uppdaterad|publiceret|opdateret|publisert|oppdatert|julkaistu|päivitetty|opublikowan[oaey]|zaktualizowan[oaey]|zveřejněno|aktualizováno|publicat|actualizat|közzétéve|frissítve|yayın(?:lan)?ma|yayımlandı|güncellen\p{L}+|đăng|cập nhật|dipublikasikan|diterbitkan|diperbarui|опубликовано|обновлено|размещено|опубліковано|оновлено|розміщено|публикувано|обновено|објављено|ажурирано|δημοσιε[ύυ]\p{L}+|ενημερώθηκε|تاريخ النشر|نُ?شر(?:ت)?|آخر تحديث|تحديث|منتشر شده|به.?روز|פורסם|עודכן|עדכון אחרון|प्रकाशित|अद्यतन|अपडेट(?:ेड)?|প্রকাশিত|প্রকাশ|আপডেট|হালনাগাদ|வெளியிடப்பட்டது|வெளியீடு|பதிவிட்டது|புதுப்பிக்கப்பட்டது|ప్రచురణ|เผยแพร่(?:เมื่อ)?|อัปเดต(?:ล่าสุด)?(?:เมื่อ)?|ปรับปรุงล่าสุด|ลงวันที่|公告日期?|公布日期?|发布(?:时间|日期|于)?|原[创創]|發[布佈](?:時間|日期|於)?|更新(?:时间|時間|日期|日|于|於)?|公開日|掲載日|投稿日|最終更新(?:日)?|게시(?:일|됨)?|등록(?:일)?|입력|수정(?:일)?|업데이트|გამოქვეყნდა|განახლდა|հրապարակվ\p{L}+|թարմացվ\p{L}+)(?![\p{L}\p{M}]{3})/iu;

/** “Home > News > Community” */
const breadcrumbs = /^[^>›.!?:]{2,30}(?:\s[>›]\s[^>›.!?:]{2,50}){1,5}$/u;

/** “3 February 2025 · 4 min read”, “この記事は約4分で読めます” */
const readingTime =
  /\p{Nd}\s?[- ]?(?:min(?:ute)?s?\.?\s(?:read|lesezeit|de lecture|de lectura|di lettura|de leitura|leestijd|läsning|czytania|čtení|okuma|đọc)|мин(?:ут[аы]?|\.)? (?:чтения|читання)|λεπτ(?:ά|ό) ανάγνωσ|分で読め|分钟(?:阅读|读完)|分鐘閱讀|분 (?:읽기|소요))|(?:reading time|lesezeit|temps de lecture|tiempo de lectura|tempo di lettura|tempo de leitura|время чтения|час читання|χρόνος ανάγνωσης|وقت القراءة|זמן קריאה|पढ़ने का समय|পড়ার সময়|阅读时间|閱讀時間|読了時間)/iu;

/** “<Captions>”: what pictures show that are sent along. */
const ofPictures =
  /^[<＜〈[【(（]?(?:(?:picture |photo )?captions?|bildunterschriften|bildtexte|légendes?(?: photos?)?|pies? de foto|didascalie|legendas?|подписи к (?:фото|фотографиям)|підписи до фото|λεζάντες|사진 ?설명|写真説明|写真キャプション|图片说明|圖片說明|คำบรรยายภาพ)[>＞〉\]】)）]?[:：]?$/iu;

/** “To: heads of department”, “Кому: …” */
function isToSomebody(text: string): boolean {
  const label = factOf(text)?.label ?? /^[^:：]{1,12}(?=\s?[:：]\s)/u.exec(text)?.[0] ?? "";
  return to.test(label) || (isMailHeader(text) && matterOf(text) === null);
}
const to =
  /^(?:to|(?:con )?copia a|copie à|cc|an|à|a|para|ai|aan|til|till|do|komu|dla|către|címzett|kime|kepada|kính gửi|gửi|кому|до|за|προς|إلى|الى|به|אל|לכבוד|प्रति|सेवा में|প্রতি|பெறுநர்|గౌరవనీయులైన|เรียน|ถึง|致|受文者|正本|宛先|宛|수신(?:자)?|참조|경유)$/iu;

/** “اعضای محترم تعاونی”, “Руководителям организаций, жителям поселения”: speaks to people with honours, and tells nothing. */
const isHonoured = (text: string) => [...text].length <= longestHonoured && !/\p{Nd}/u.test(text) && honoured.test(text);
const longestHonoured = 70;
const honoured =
  /(?:^|\s)(?:محترم|گرامی|المحترمين|المحترمون|المحترم[ةه]?|الكرام|الأعزاء|הנכבדים|היקרים|היקרות)[,،]?(?:\s\S+){0,2}$|^(?:السيدات والسادة|السادة|حضرات|ولی محترم|اعضای محترم|لכבוד)\s|^(?:Руководител|Жител|Член|Родител|Собственник|Работник|Коллег|Учасник|Мешканц|Батьк)(?:ям|ам|ем|ів)(?=\s)[^.:–—]*$/iu;

/** What an app puts above what is read in it. */
const followUs =
  /^(?:[点點][击擊]?上方\S*|(?:[点點][击擊]?)?(?:上方)?[蓝藍]字\S*|[关關]注我们|長按\S*二維碼\S*|长按\S*二维码\S*|扫码关注\S*|(?:read|view) (?:this|it) (?:email |mail |newsletter )?in your browser|im browser (?:ansehen|öffnen)|skip to (?:main )?content|share (?:this|on)(?: \p{L}+)?)$/iu;

/** “Share offer (v.2, updated 12 January 2026)” as “Share offer”. */
export const withoutVersion = (line: string): string => line.replace(whichVersion, "");
const whichVersion =
  /\s*[(（](?:v(?:er)?(?:sion)?\.?\s?\p{Nd}|rev(?:ision)?\.?\s?\p{Nd}|draft|updated|revised|corrected|stand|fassung|mis à jour|actualizad|aggiornat|atualizad|bijgewerkt|обновлен|ред\.|версия|оновлен|версія|ενημ|έκδοση|محدث|نسخة|עודכן|גרסה|अद्यतन|संशोधित|হালনাগাদ|修订|修訂|更新|改訂|第\p{Nd}版|개정|수정)[^()（）]*[)）]$/iu;
