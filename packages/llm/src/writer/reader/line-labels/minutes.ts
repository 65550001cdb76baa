import { factOf } from "../facts.ts";
import { plainLine, stop } from "../lines.ts";
import type { StoryLine } from "./story-lines.ts";

// The minutes of a meeting: who was there is no news, and what an item of the agenda is about is its headline.

/** Labels with the item of an agenda as the headline, where there is one alone and nothing else is the headline. */
export function withAgendaItem(lines: readonly StoryLine[], found: readonly string[]): string[] {
  const present = attendanceIn(lines);
  const labels = found.map((label, at) => (present.has(at) ? "E" : label));
  const items = areMinutes(lines) ? lines.flatMap(({ text, size }, at) => (size === 1 && itemOf(text) !== null ? [at] : [])) : [];
  const groups = new Set(lines.filter(({ text }) => isMinutes.test(text)).map(({ group }) => group));
  // “MINUTES OF THE COMMITTEE” says only what it is.
  const isKind = (at: number) => labels[at] === "H" && groups.has(lines[at]?.group ?? -1);
  // None of several is what they are about.
  if (items.length > 1) return labels.map((label, at) => (label === "H" && items.includes(at) ? "T" : label));
  if (items.length === 0 || labels.some((label, at) => label === "H" && !isKind(at))) return [...labels];
  // What stands between them is when and how they met.
  return labels.map((label, at) => (at === items[0] ? "H" : isKind(at) ? "K" : label === "T" && at < (items[0] ?? 0) ? "E" : label));
}

/** Where minutes say who was there. */
export const attendanceIn = (lines: readonly StoryLine[]): ReadonlySet<number> =>
  new Set(areMinutes(lines) ? lines.flatMap(({ text }, at) => (attends(text) ? [at] : [])) : []);

const areMinutes = (lines: readonly StoryLine[]) => lines.slice(0, mostAhead).some(({ text }) => isMinutes.test(text) && !stop.test(text));
const mostAhead = 6;

/** “Re: item 2 of the agenda. Repair of Central Street” as “Repair of Central Street”; null for any other line. */
export function itemOf(line: string): string | null {
  const text = plainLine(line);
  const [lead = ""] = agenda.exec(text) ?? [];
  const told = text
    .slice(lead.length)
    .trim()
    .replace(/[.。]$/u, "");
  return lead === "" || stop.test(told) || [...told].length < shortestItem || [...told].length > longestItem ? null : told;
}
const shortestItem = 8;
const longestItem = 140;
const agenda =
  /^(?:(?:agenda )?item|top|tagesordnungspunkt|punkt|punto|ponto|point|agendapunt|bod|napirendi pont|madde|mục|вопрос|пункт|питання|точка|θέμα|نقطة|البند|סעיף|विषय|विषयक्रम|বিষয়|বিষয়|பொருள்|வாரம்|ระเบียบวาระที่|วาระที่|议题|議題|议程|議程|안건|საკითხი)\s*(?:no\.?|nr\.?|№)?\s?\p{Nd}{1,2}(?:\.\p{Nd})?(?:\s(?:of the agenda|der Tagesordnung|de l['’]ordre du jour|del orden del día|dell['’]ordine del giorno|da ordem do dia|повестки(?: дня)?|порядку денного|от дневния ред|της ημερήσιας διάταξης))?(?:\s?[.:：)–—-]\s*|(?<=[\p{sc=Thai}\p{sc=Han}\p{sc=Hangul}]\s?\p{Nd}{1,2})\s+(?=\p{Lo}))/iu;

const isMinutes =
  /(?<!\p{L})(?:minutes of|minutes[:,–-]|extract from the minutes|(?:sitzungs|versammlungs|ergebnis|auszug aus dem )?protokoll|niederschrift|procès-verbal|compte[- ]rendu|acta (?:de|n)|verbale (?:di|della|dell|n)|ata (?:de|da|n)|notulen|referat fra|pöytäkirj\p{L}*|protokół|protokołu|zápis|jegyzőkönyv|proces-verbal|tutana\p{L}+|biên bản|notulensi|risalah|протокол\p{L}{0,2}|записник\p{L}{0,2}|πρακτικ(?:ά|ών|ό)|ოქმი\p{L}{0,2}|արձանագրութ\p{L}+)(?!\p{L})|محضر|صورت.?جلسه|פרוטוקול|פרטיכל|कार्यवृत्त|कार्यवाही|कार्यविवरण|কার্যবিবরণী|সভার সিদ্ধান্ত|கூட்ட(?:க்)? ?(?:குறிப்பு|நடவடிக்கை)|తీర్మాన|รายงานการประชุม|会议纪要|會議[紀記][錄录]|会议记录|議事録|회의록|회의 ?결과/iu;

/** “Present: …”, “Apologies: …”, “Minutes: Ida Frey” */
const attends = (line: string) =>
  /^ผู้(?:มา|เข้า(?:ร่วม)?|ไม่มา|ลา)ประชุม\s/u.test(plainLine(line)) ||
  attendance.test(factOf(plainLine(line))?.label ?? /^[^:：]{2,40}(?=[:：])/u.exec(plainLine(line))?.[0] ?? "");
const attendance =
  /^(?:present|in attendance|attend(?:ees|ing)|apologies(?: for absence)?|absent|chair(?:ed by|man|woman|person)?|(?:minutes|notes)(?: taken)?(?: by)?|secretary|anwesend(?:e)?|entschuldigt|abwesend|vorsitz|(?:sitzungs)?leitung|protokoll(?:führung|führer(?:in)?|ant(?:in)?)?|schriftführ\p{L}+|présente?s?|absente?s?|excusée?s?|secrétaire(?: de séance)?|président\p{L}*(?: de séance)?|asist\p{L}+|ausentes|excus\p{L}+|preside|secretari[oa]|presenti|assenti|presiede|presidente|segretari[oa]|verbalizza(?:nte)?|presentes|secretári[oa]|aanwezig(?:en)?|afwezig|notulist|voorzitter|närvarande|frånvarande|ordförande|sekreterare|til stede|fraværende|referent|mødeleder|läsnä|poissa|puheenjohtaja|sihteeri|obecni|nieobecni|protokołowała?|przewodniczył\p{L}*|přítomni|omluveni|zapsala?|jelen vannak|hiányz\p{L}+|prezen[țt]i|absen[țt]i|katılan\p{L}*|katılmayan\p{L}*|yazman|có mặt|vắng mặt|chủ trì|thư ký|hadir|notulis|присутств\p{L}+|отсутств\p{L}+|секретарь(?: \p{L}+)?|председател\p{L}+(?: \p{L}+)?|кворум|приглашённые|присутні|відсутні|головуюч\p{L}+|секретар(?: \p{L}+)?|присъстваха|отсъстваха|протоколчик|παρόντες|παρούσες|απόντες|απουσίαζ\p{L}+|πρόεδρος|γραμματέας|(?:ال)?حضور|الحاضرون|الغائبون|المعتذرون|أمين السر|رئيس الجلسة|المقرر|حاضران|غایبان|נוכחים|נכחו|נעדרו|נעדרים|חסרים|רשמ[הת]?|רושמת?|יו["״]ר(?: הישיבה)?|मौजूद|उपस्थित(?:ि)?|अनुपस्थित|अध्यक्षता|अध्यक्ष|सचिव|উপস্থিত(?:ি)?|অনুপস্থিত|সভাপতিত্ব|সভাপতি|সম্পাদক|கலந்து ?கொண்டோர்|பங்கேற்றோர்|வருகை(?:யாளர்கள்)?|தலைமை|వచ్చినవారు|ผู้(?:มา|เข้า(?:ร่วม)?)ประชุม|ผู้(?:ไม่มา|ลา)ประชุม|ประธาน(?:ในที่ประชุม)?|ผู้จด(?:บันทึก|รายงาน)\p{L}*|出席(?:者|人员|人員)?|缺席(?:者)?|列席(?:者|人员|人員)?|主持(?:人)?|主席|[记記紀][录錄](?:人)?|欠席(?:者)?|議長|書記|司会|참석(?:자)?|불참(?:자)?|의장|서기|사회(?:자)?|기록|დამსწრეები|ესწრებოდნენ|თავმჯდომარე|მდივანი)$/iu;
