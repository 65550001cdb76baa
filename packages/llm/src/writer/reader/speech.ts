import { namesSpeaker } from "./attribution.ts";
import { withoutInnerMarks } from "./paired-marks.ts";

// Verbs of saying as reports have them, by script. Stems: what follows is inflection.
const verbs = [
  "said|says|recalls|recalled|remarked|continued|concluded|added|adds|explained|explains|commented|noted|notes|stated|according to|told",
  "sagt|sagte|freut sich|unterstreicht|so der|so die|sagen|erklärt|erklärte|betont|betonte|so|meint|freut|berichtet|ergänzt|erläutert|zufolge",
  "dit|déclare|raconte|estime|se réjouit|se félicite|témoigne|cuenta|comenta|comentó|indicó|manifestó|racconta|ha raccontato|precisa|ricorda|conta|destacou|recorda|explique|affirme|souligne|précise|ajoute|selon|a déclaré|indique|confie|rappelle|dice|dijo|explica|explicó|afirma|afirmó|señala|señaló|según|asegura|destaca|añade|ha dichiarato|spiega|afferma|dichiara|commenta|sottolinea|secondo|disse|diz|afirmou|explicou|segundo|zegt|aldus|vertelt|legt uit|volgens",
  "säger|sade|berättar|förklarar|siger|sagde|fortæller|forklarer|sier|sa|forteller|sanoo|kertoo|toteaa|mówi|powiedział|powiedziała|podkreśla|wyjaśnia|dodaje|komentuje|říká|řekl|řekla|uvedl|uvedla|dodává|vysvětluje|spune|a declarat|a spus|explică|mondta|mondja|hangsúlyozta|elmondta|dedi|diyor|söyledi|belirtti|ifade etti|açıkladı|cho biết|chia sẻ|nói|khẳng định|cho hay|kata|ujar|ungkap|jelas|tutur|menurut",
  "сказал|сказала|говорит|отметил|отметила|рассказал|рассказала|заявил|заявила|сообщил|сообщила|пояснил|пояснила|подчеркнул|подчеркнула|добавил|добавила|сказав|каже|зазначив|зазначила|розповів|розповіла|наголосив|наголосила|пояснює|підкреслив|каза|заяви|обясни|сподели|посочи|рекао|рекла|каже|истакао|истакла",
  "δήλωσε|είπε|σημείωσε|τόνισε|ανέφερε|λέει|εξηγεί|εξήγησε|υπογράμμισε|πρόσθεσε|δηλώνει|σύμφωνα",
];
const word = new RegExp(`(?<![\\p{L}\\p{M}])(?:${verbs.join("|")})(?![\\p{L}\\p{M}])`, "iu");
// Scripts in which the verb carries endings or has no blank around it.
const stem =
  /(?:قال|وقال|صرح|وصرح|أوضح|وأوضح|أكد|وأكد|أضاف|وأضاف|أشار|وأشار|تقول|يقول|گفت|اظهار|کہا|بتایا|אמר|אומר|מסר|ציינ|הוסיפ|הוסיף|ציין|הסביר|לדברי|कहा|बताया|कहते|कहना|बोले|बोलीं|म्हणाल|सांगितल|বলেন|বলেছেন|জানান|জানিয়েছেন|বলেছে|கூறினார்|கூறுகிறார்|என்கிறார்|தெரிவித்தார்|என்றார்|చెప్పారు|అన్నారు|తెలిపారు|કહ્યું|જણાવ્યું|ਕਿਹਾ|ದ್ದಾರೆ|ಹೇಳಿದ|പറഞ്ഞു|กล่าว|เปิดเผย|ระบุ|บอกว่า|说|表示|指出|介绍|介紹|称|強調|强调|說|話す|話し|語る|語っ|述べ|コメント|言う|言っ|説明|말했|밝혔|전했|설명했|강조했|ამბობს|განაცხად|აღნიშნ|თქვა|ասաց|ասում|նշեց|հայտնեց|նշում|ընդգծեց)/u;

/** Whether somebody is said to say something in a text. */
export const speaks = (text: string): boolean => word.test(text) || stem.test(text);

const marks = /[“„«"「『][^“”„«»"「」『』]{12,}[”“»"」』]/u;

/** “— We are glad, — says Ida Thorsen.” */
export const opensWithDash = (text: string) => /^[–—]\s*\p{L}.*[,!?.…]\s*[–—]\s/u.test(text) && speaks(text);

/** Whether a text has words of somebody in quotation marks: a sentence of them, not a name or a title. */
export function quotes(text: string): boolean {
  if (opensWithDash(text)) return true;
  const found = marks.exec(withoutInnerMarks(text))?.[0];
  if (found === undefined) return false;
  if (isTitle(found, text) || themed.test(text) || (isWork.test(text) && !speaks(text.replace(marks, " ")))) return false;
  const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(found);
  // Thai counts its marks, and names are long.
  if (/\p{sc=Thai}/u.test(found)) return found.length >= 24;
  return unspaced ? found.length >= 14 : found.split(/\s+/u).length >= 4;
}

/** “a day on the subject: ‘Honey of firs in dry years’”: as long as it may be, nobody says it. */
const themed =
  /(?<!\p{L})(?:(?:on the )?(?:subject|topic|theme|title)|entitled|titled|thema|titel|motto|sujet|thème|titre|intitulée?|tema|lema|título|titulad[oa]|titolo|intitolat[oa]|intitulad[oa]|тем[аиуіо]\p{L}{0,2}|назв[аиоуі]\p{L}{0,5}|θέμα|τίτλο|τίτλος|بعنوان|عنوان|موضوع|تحت شعار|בנושא|שכותרת\p{L}*|विषय|शीर्षक|বিষয়|শিরোনাম|தலைப்பு|தலைப்பில்|หัวข้อ|ในหัวข้อ|ชื่อ|题目|題目|主题|主題|テーマ|演題|題し|주제|제목)[:：]?\s*[“„«"「『]/iu;

/** “the exhibition ‘Warp and weft. Women and mills, 1900–2020’”: the name of a work may have full stops and commas. */
const isWork =
  /(?:(?<!\p{L})(?:exhibition|show|play|film|book|album|novel|talk|lecture|workshop|course|campaign|project|programme|festival|concert|series|ausstellung|schau|stück|buch|roman|vortrag|kurs|kampagne|projekt|programm|konzert|reihe|exposition|spectacle|pièce|livre|roman|conférence|atelier|campagne|projet|programme|concert|exposición|muestra|obra|libro|charla|taller|campaña|proyecto|programa|ciclo|mostra|spettacolo|libro|incontro|laboratorio|progetto|rassegna|exposição|peça|livro|palestra|oficina|campanha|projeto|tentoonstelling|voorstelling|boek|lezing|wystaw\p{L}{1,2}|spektakl\p{L}?|książk\p{L}{1,2}|wykład|kampani\p{L}{1,2}|výstav\p{L}{1,2}|выставк\p{L}{1,3}|спектакл\p{L}{1,2}|книг\p{L}{1,2}|лекци\p{L}{1,2}|проект\p{L}{0,2}|программ\p{L}{1,2}|кампани\p{L}{1,2}|концерт\p{L}{0,2}|виставк\p{L}{1,2}|вистав\p{L}{1,2}|книжк\p{L}{1,2}|лекці\p{L}{1,2}|програм\p{L}{1,2}|изложба\p{L}{0,2}|έκθεσης?|εκθέσεως|παράστασης?|βιβλίο\p{L}?|διάλεξης?|ημερίδας?|εκστρατείας?|πρόγραμμα|φεστιβάλ|ה?תערוכ[הת]|ה?הצגה|ה?ספר|ה?הרצא[הת]|ה?סדנ[הת])|معرض|مسرحية|كتاب|ندوة|محاضرة|ورشة|برنامج|حملة|مشروع|प्रदर्शनी|नाटक|पुस्तक|कार्यशाला|अभियान|প্রদর্শনী|নাটক|কর্মশালা|கண்காட்சி|நாடகம்|நூல்|นิทรรศการ|ละคร|หนังสือ|โครงการ|展覧会|企画展|特別展|特展|展览|展覽|講座|讲座|전시회?|특별전|기획전|강연|연극)\s?[“„«"「『]/iu;

/** “… את "הלילה הלבן של הספרים"”: a few words without a mark inside of a longer sentence in which nobody speaks. */
const isTitle = (quoted: string, text: string) =>
  !/[.!?…,،、，。！？](?!\p{Nd})/u.test(quoted) &&
  quoted.split(/\s+/u).length <= 6 &&
  quoted.length < text.length / 2 &&
  !/^[“"«„「『]/u.test(text) &&
  (isNamed(quoted, text) || !speaks(text.replace(marks, " "))) &&
  !/[:：,،]\s*["“„«「『]/u.test(text);

/** “‘마을 기록 잔치’를 연다고 밝혔다”: in Korean and Japanese a particle behind the marks says that a name stands between them. */
const isNamed = (quoted: string, text: string) =>
  /^(?:[을를은는가의에과와도]|이(?![라란])|으?로(?!서)|[をはがのにでもや])/u.test(withoutInnerMarks(text).split(quoted)[1] ?? "");

/** What stands between quotation marks in a text. */
export const spokenIn = (text: string): string =>
  [...withoutInnerMarks(text).matchAll(/[“„«「『]([^“”„«»「」『』]+)/gu)].map((match) => match[1]).join(" ");

/** Whether a text quotes somebody and says whom. */
export const quotesSomebody = (text: string): boolean =>
  opensWithDash(text) ||
  (quotes(text) &&
    (speaks(withoutInnerMarks(text).replace(marks, " ")) ||
      namesSpeaker(withoutInnerMarks(text)) ||
      /[”“»"」』]\s*[,，、—–-]?\s*\p{Lu}\p{Ll}+\s+\p{Lu}/u.test(text) ||
      // “…”, sourit Nadia Le Goff.
      /[”“»"]\s*,\s*(?:\p{Ll}+\s+){1,2}\p{Lu}/u.test(text) ||
      /^\p{Lu}[^“„«"]{4,80}:\s*[“„«"]/u.test(text)));
