import { findDays, monthName } from "./dates.ts";
import { stop } from "./lines.ts";

// What stands in a paragraph of its own above a headline and names only what is being sent: a newsletter and its issue, or a kind of text.

/**
 * A story without a masthead (“THE MILL LETTER, SPRING 2026”) or a kind of text (“CALL FOR APPLICATIONS”) above its headline, or beside it
 * where a greeting follows.
 */
export function withoutMasthead(lines: readonly string[], isGreeting: (line: string) => boolean): string[] {
  const [above, below] = firstParagraph(lines);
  if (above.length > 1) {
    const [group] = firstParagraph(below);
    const [first = ""] = group;
    const isLetter = group.length === 1 && (isGreeting(first) || ([...first].length <= longestGreeting && /[,،，、]$/u.test(first)));
    return withoutIssueBeside(lines, above, below, isLetter);
  }
  const first = lines.findIndex((line) => line.trim() !== "");
  const line = (above[0] ?? "").replace(/^#+\s*|^\*\*|\*\*$/gu, "");
  // Right below it stands a headline, or nothing but a blank line parts them.
  const isApart = (lines[first + 1] ?? "").trim() === "";
  const [group] = firstParagraph(below);
  if (first === -1 || !isApart || !isHeadlineGroup(group)) return [...lines];
  // Above one line only it may be the headline itself, which the story goes on to speak of.
  const isElse = !isSaidBelow(line, below.join("\n"));
  const names = isKindOfText(line) || (isIssue(line) && (group.length > 1 || isElse)) || (isShouted(line) && group.length > 1 && isElse);
  return names ? below : [...lines];
}

const longestGreeting = 60;

/** “The pool is saved / Mill Lane Society: letter to members, June 2026”: an issue right above or below a headline. */
function withoutIssueBeside(lines: readonly string[], above: readonly string[], below: readonly string[], isLetter: boolean): string[] {
  // Without a greeting or a number it may be the month in which something is.
  const kept = above.filter((line) => !isIssueAlone(line) || !(isLetter || number.test(line)));
  const isHead = above.length <= 3 && kept.length > 0 && !isOnlyDay(kept[0] ?? "");
  return isHead && kept.length < above.length ? [...kept, "", ...below] : [...lines];
}

/** The lines of the first paragraph, and all lines from the one below it on. */
function firstParagraph(lines: readonly string[]): [string[], string[]] {
  const first = lines.findIndex((line) => line.trim() !== "");
  if (first === -1) return [[], []];
  const length = lines.slice(first).findIndex((line) => line.trim() === "");
  const end = length === -1 ? lines.length : first + length;
  const rest = lines.slice(end);
  const next = rest.findIndex((line) => line.trim() !== "");
  return [lines.slice(first, end).map((line) => line.trim()), next === -1 ? [] : rest.slice(next)];
}

/** “Spring 2026”, “№ 9, вересень 2026 р.”, “2026年9月号（总第87期）”: nothing but which issue it is. The full stop of “2026 р.” is that of a word. */
export function isIssueAlone(whole: string): boolean {
  // “2026年第1期(总第23期)”, “Issue 4 (31 in all)”
  const line = whole.replace(/\s?[(（][^()（）]{1,24}[)）]$/u, "");
  return isNumberAndMonth(line) || (findDays(line).length === 0 && (isIssue(line) || season.exec(line)?.index === 0));
}

/** “第12期 2027年5月”, “ฉบับที่ 12 พฤษภาคม 2570”: the number of an issue and its month may look like a day. */
function isNumberAndMonth(line: string): boolean {
  const found = /^\P{Nd}{1,12}\p{Nd}{1,4}(?:\s?[期号號호])?(?!\p{Nd})/u.exec(line)?.[0] ?? "";
  const rest = line.slice(found.length).replace(/^[\s,،，、|·•–—-]+/u, "");
  return found !== "" && number.test(found) && season.exec(rest)?.index === 0;
}

/** A headline, perhaps with its second line: short, no sentence, no day alone. */
const isHeadlineGroup = (group: readonly string[]) =>
  group.length > 0 &&
  group.length <= 2 &&
  group.every((line) => [...line].length <= longestHeadline && !/[,،，、:：]$/u.test(line)) &&
  !stop.test(group[0] ?? "") &&
  !isOnlyDay(group[0] ?? "");
const longestHeadline = 140;

const isOnlyDay = (line: string) => findDays(line).some((day) => (line.replace(day, "").match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).length <= 3);

/** “THE MILL LETTER, SPRING 2026”, “Rundbrief Nr. 12”, “북촌 소식지 제12호”. */
export const isIssue = (line: string) =>
  [...line].length <= longestMasthead &&
  (number.test(line) || (/[,،，、|·•–—-]\s*[^,،，、|·•–—-]{2,30}$/u.test(line) && season.test(line)));
const longestMasthead = 70;
/** “No. 12”, “第148号”: the issue of something. */
export const isNumbered = (line: string) => [...line].length <= longestMasthead && number.test(line);
const number =
  /(?:^|[\s,|·–—-])(?:no|nr|núm|n[.º°]|nº|num|numéro|número|numero|issue|ausgabe|heft|nummer|numer|číslo|sayı|sz|szám|број|бр|брой|№|выпуск|випуск|ч|τεύχος|τχ|αρ|العدد|عدد|شماره|شمارهٔ|גיליון|גליון|अंक|সংখ্যা|இதழ்|ฉบับที่)\.?\s*\p{Nd}{1,4}$|第\s?[\p{Nd}一二三四五六七八九十百]{1,5}[期号號]$|제?\s?\p{Nd}{1,4}호$/iu;
const seasonWord =
  "spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|estate|autunno|lente|zomer|herfst|vår|höst|wiosna|lato|jesień|zima|jaro|léto|podzim|ilkbahar|yaz|sonbahar|kış|весна|лето|осень|зима|літо|осінь|пролет|лято|есен|άνοιξη|καλοκαίρι|φθινόπωρο|χειμώνας|ربيع|صيف|خريف|شتاء|بهار|تابستان|پاییز|زمستان|אביב|קיץ|סתיו|חורף|वसंत|ग्रीष्म|शरद|शीत|বসন্ত|গ্রীষ্ম|শরৎ|শীত|வசந்தம்|கோடை|春|夏|秋|冬|봄|여름|가을|겨울";
const season = new RegExp(
  `(?:(?:${seasonWord})\\p{L}{0,3}|${monthName})\\.?\\s*(?:de\\s|of\\s)?(?:\\p{Nd}{4}|\\p{Nd}{2}/\\p{Nd}{2})\\s?\\p{L}{0,2}\\.?$|\\p{Nd}{4}\\s?[年년]\\s?(?:\\p{Nd}{1,2}\\s?[月월](?:[号號호]|号刊)?|(?:${seasonWord})(?:号|号刊|季)?)$`,
  "iu",
);

/** Capitals alone, in a script that has small letters; the sign of a sentence makes it a headline. */
const isShouted = (line: string) => {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  return letters > 5 && (line.match(/\p{Lu}/gu) ?? []).length === letters && !/[:!?]/u.test(line) && [...line].length <= longestMasthead;
};

/** Whether the story speaks of what a line names; words are compared by their beginnings, without accents. */
function isSaidBelow(line: string, text: string): boolean {
  const plain = (one: string) => one.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const body = plain(text);
  return (line.match(/\p{L}{5,}/gu) ?? []).some((word) => body.includes(plain(word).slice(0, 5)));
}

const isKindOfText = (line: string) => kindOfText.test(line.replace(/[\s.!:：]+$/u, ""));
/** What a text is, in every language that the writer knows words of. */
const kindOfText = new RegExp(
  `^[\\s【[（(<＜]*(?:${[
    "(?:open )?call for (?:applications|applicants|entries|volunteers|papers|proposals|participants|artists|tenders)|invitation(?: to tender)?|(?:public )?notice|announcement|(?:job )?vacancy|open letter|newsletter|a letter to (?:our )?(?:members|neighbours|customers|parents)",
    "ausschreibung|stellenausschreibung|bekanntmachung|einladung|aufruf|offener brief|rundbrief|mitteilung",
    "appel à (?:candidatures|projets|participation|bénévoles)|avis(?: public)?|invitation|lettre ouverte|annonce|offre d['’]emploi",
    "convocatoria(?: abierta)?|invitación|aviso(?: público)?|carta abierta|anuncio|oferta de empleo",
    "bando(?: di concorso)?|avviso(?: pubblico)?|invito|lettera aperta|annuncio",
    "chamada (?:aberta|pública)|edital|convite|aviso|carta aberta|anúncio",
    "oproep|uitnodiging|bekendmaking|open brief|vacature|inbjudan|utlysning|öppet brev|invitation|åbent brev|invitasjon|åpent brev|kutsu|avoin kirje",
    "zaproszenie|ogłoszenie|nabór|list otwarty|pozvánka|oznámení|otevřený dopis|meghívó|felhívás|nyílt levél|invitație|anunț|scrisoare deschisă",
    "davet|duyuru|çağrı|açık mektup|thư ngỏ|thư mời|thông báo|undangan|pengumuman|surat terbuka",
    "приглашение|объявление|открытое письмо|вакансия|приём заявок|запрошення|оголошення|відкритий лист|покана|обява|отворено писмо|конкурс",
    "πρ[όο]σκληση(?: εκδ[ήη]λωσης ενδιαφ[έε]ροντος| συμμετοχ[ήη]ς)?|ανοι(?:χτ[ήη]|κτ[ήη]) (?:επιστολ[ήη]|πρ[όο]σκληση)|προκ[ήη]ρυξη",
    "دعوة(?: عامة| للتقديم| للمشاركة)?|إعلان|رسالة مفتوحة|فتح باب التقديم|فراخوان|نامهٔ? سرگشاده|اطلاعیه|دعوت‌نامه",
    "קול קורא|הזמנה|הודעה(?: לציבור)?|מכתב פתוח|דרושים",
    "आमंत्रण|सूचना|निमंत्रण|खुला पत्र|आवेदन आमंत्रित|जाहीर सूचना|अर्ज मागविणे|खुले पत्र",
    "বিজ্ঞপ্তি|আমন্ত্রণ|খোলা চিঠি|আবেদন আহ্বান|அழைப்பிதழ்|அறிவிப்பு|திறந்த மடல்|விண்ணப்பங்கள் வரவேற்பு|ప్రకటన|ఆహ్వానం|బహిరంగ లేఖ",
    "ประกาศ|ประกาศรับสมัคร|หนังสือเชิญ|คำเชิญ|จดหมายเปิดผนึก",
    "公告|通知|通告|邀请函|邀請函|公开信|公開信|招聘启事|招募启事|招募公告|お知らせ|ご案内|ご招待|募集要項|公開書簡",
    "공고|공지(?: ?사항)?|안내|초대장|초대합니다|공개 ?서한|모집 ?공고|알림",
    "მოწვევა|განცხადება|ღია წერილი|հրավեր|հայտարարություն|բաց նամակ",
  ].join("|")})[\\s】\\]）)>＞]*$`,
  "iu",
);
