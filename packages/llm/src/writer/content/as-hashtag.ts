import { countGraphemes } from "@copydesk/contracts";
import { calendarOf } from "../reader/dates.ts";
import { isQuoted } from "../reader/paired-marks.ts";
import type { Story } from "../reader/read-story.ts";
import { stopWords } from "../reader/stop-words.ts";
import type { Work } from "../work.ts";

/** Hashtags of words and names, each once and without those that a voice bans. */
export function tagsOf(words: readonly string[], work: Work): string[] {
  const tags = new Map<string, string>();
  const isName = (word: string) => word.includes(" ") && isQuoted(word, work.story.markdown) && work.story.markdown.split(word).length > 2;
  const able = words.filter(
    (word) => work.isAllowed(word) && !isCounted(word, work.story) && !(work.language === "el" && isInGenitive(word, work.story.markdown)),
  );
  for (const tag of able.map((word) => asHashtag(word, work.language, isName(word))))
    if (tag.length > 2 && ![...tags.keys()].some((known) => isAlmost(known, tag.toLowerCase()))) tags.set(tag.toLowerCase(), tag);
  return [...tags.values()];
}

/** “του Γενικού Νοσοκομείου Τρικάλων”: each time behind an article of the second case, in which nobody searches. */
function isInGenitive(name: string, markdown: string): boolean {
  const before = markdown.split(name).slice(0, -1);
  return (
    name.includes(" ") && before.length > 0 && before.every((text) => /(?<!\p{L})(?:του|της|των)(?:\s\p{Nd}+(?:ου|ης))?\s$/iu.test(text))
  );
}

/** “Unit 4”: one of many of its kind, unless the headline calls it so. */
export const isCounted = (name: string, { title }: Story): boolean =>
  /^\p{L}+[\s-]\p{Nd}{1,3}$/u.test(name) && !(title ?? "").includes(name);

/** “전주” and “전주시”, “kettle” and “kettles”: one is enough. */
const isAlmost = (one: string, other: string) =>
  (/^#[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Thai}ー]+$/u.test(other) && one.includes(other.slice(1))) ||
  (Math.abs(one.length - other.length) < 2 && (one.startsWith(other) || other.startsWith(one)));

/**
 * One word with its sign, a name of two or three joined with capitals; empty for more, for which nobody searches.
 *
 * @param isName whether the story has it in quotation marks and says it again, so that a small word at its end belongs to it.
 */
export function asHashtag(name: string, language: string, isName = false): string {
  const text = name
    .replace(legalForm, "")
    .replace(edition, "")
    .replace(/(?<=\p{sc=Hebrew})["״'׳](?=\p{sc=Hebrew})/gu, "")
    .trim();
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(text);
  const small = stopWords[language];
  // Where no capital shows a word's beginning, a line joins them.
  const joined = words
    .map((word) => (/\p{sc=Georgian}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(/[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Telu}\p{sc=Gujr}\p{sc=Georgian}]/u.test(text) ? "_" : "");
  const isSentence =
    words.length > mostWords ||
    // “Trois Chênes” is a name, whatever its first word.
    (!isName && [words[0], words.at(-1)].some((word) => small?.has((word ?? "").toLowerCase()) && !/^\p{Lu}\p{Ll}/u.test(word ?? ""))) ||
    /[.!?。！？।,،、，…]/u.test(text) ||
    (/^\p{sc=Han}+$/u.test(text) && saysInHan.test(text)) ||
    spanInHan.test(text) ||
    readers.test(text) ||
    isGeneral.test(text);
  const letters = countGraphemes(joined);
  const most = /\p{sc=Thai}/u.test(text) ? mostThai : isUnspaced ? mostUnspaced : mostLetters;
  if (isSentence || letters < 2 || letters > most || calendarOf(language).has(text.toLowerCase())) return "";
  return /\p{L}/u.test(joined) && !/^\p{N}/u.test(joined) ? `#${joined}` : "";
}

/** “제9회 솔내 책잔치”, “9th Lantern Walk”: how often it has been held. */
const edition =
  /^(?:제\s?\p{Nd}+\s?회\s?|第[\p{Nd}一二三四五六七八九十]+[届屆回]|\p{Nd}{1,3}(?:st|nd|rd|th|[ηοªº]|ος|-?(?:й|а|та|ий|га|ша|ия|ото)|-?(?:ஆம்|ஆவது)(?:\sஆண்டு)?)\s)(?=\p{L})/u;

/** To whom it is told. */
const readers =
  /^(?:members?|residents?|customers?|visitors?|neighbou?rs?|parents?|volunteers?|mitglieder|kunden|μέλη|κάτοικοι|члени|мешканці|члены|жители|الأعضاء|السكان|חברים|תושבים|सदस्य|सदस्यों|সদস্য|সদস্যরা|உறுப்பினர்கள்|สมาชิก|ท่าน|会员|會員|社员|社員|居民|会員|住民|회원|조합원|주민)$/iu;

/** What every second story speaks of says nothing of this one. */
const isGeneral =
  /^(?:invitations?|announcements?|notices?|einladung|bekanntmachung|mitteilung|hinweis|invitación|invito|convite|avis|aviso|avviso|uitnodiging|zaproszenie|pozvánka|приглашение|объявление|запрошення|оголошення|πρόσκληση|ανακοίνωση|دعوة|إعلان|הזמנה|הודעה|निमंत्रण|आमंत्रण|আমন্ত্রণ|বিজ্ঞপ্তি|அழைப்பிதழ்|அழைப்பு|அறிவிப்பு|คำเชิญ|ประกาศ|ご?案内|お知らせ|邀请|邀請|通知|公告|초대|안내|공고|sales?|discount|offer|course|registration|programme?|event|project|opening|appointment|winter|spring|summer|autumn|prices?|tickets?|angebot|rabatt|kurs|anmeldung|termine?|veranstaltung|projekt|eröffnung|preise?|soldes?|offre|cours|inscription|événement|projet|oferta|descuento|curso|inscripción|evento|proyecto|sconto|corso|iscrizione|progetto|скидк[аи]|курс|акция|регистрация|программа|проект|знижк[аи]|акція|реєстрація|програма|έκπτωση|προσφορά|εγγραφή|πρόγραμμα|عرض|خصم|دورة|تسجيل|برنامج|مشروع|מבצע|הנחה|קורס|הרשמה|תוכנית|כנס|סדנה|छूट|ऑफ़र|कोर्स|पंजीकरण|कार्यक्रम|सूचना|ছাড়|কোর্স|নিবন্ধন|শীত|গ্রীষ্ম|কর্মসূচি|தள்ளுபடி|பயிற்சி|பதிவு|நிகழ்ச்சி|திட்டம்|ส่วนลด|คอร์ส|ลงทะเบียน|กิจกรรม|โครงการ|セール|講座|申込|予約|工場|割引|优惠|課程|课程|报名|报名方式|活动|活動|项目|세일|할인|강좌|신청|접수|모집|행사|사업|참여 ?점포)$/iu;

/** “有限会社 雨宮洋傘店”: nobody looks for what the law calls a shop. */
const legalForm = new RegExp(
  [
    "^(?:株式会社|有限会社|合同会社|一般社団法人|公益財団法人|NPO法人|주식회사|\\(주\\)|사단법인|재단법인|의료법인|บริษัท)\\s?",
    "^(?:ООО|ОАО|АО|ПАО|ТОВ|ПрАТ|АТ)\\s",
    "\\s?(?:株式会社|有限会社|股份有限公司|有限公司|\\(주\\)|จำกัด(?:\\s?\\(มหาชน\\))?)$",
    "\\s(?:בע[\"״”']?מ|ЕООД|ООД|(?:प्रा(?:इवेट|\\.)?\\s)?(?:लि\\.?|लिमिटेड)|(?:প্রাইভেট\\s)?(?:লি\\.?|লিমিটেড))$",
    ",?\\s(?:GmbH|AG|e\\.\\s?V\\.|Ltd\\.?|Limited|Inc\\.?|LLC|PLC|S\\.A\\.|S\\.L\\.|S\\.r\\.l\\.|SpA|B\\.V\\.|s\\.r\\.o\\.|A/S|ApS|Oy|AB)$",
  ].join("|"),
  "gu",
);

// “不知道该扔到哪儿”: what somebody said.
const saysInHan = /[不没沒了吗嗎呢什哪谁誰该該我你您就都也把被]/u;

// “三周”: how long something takes is no name.
const spanInHan =
  /^[约約近满滿第]?[〇零一二三四五六七八九十百千万萬两兩几幾数數半\p{Nd}]+[个個]?(?:多)?(?:年|月|周|週|星期|礼拜|禮拜|天|日|夜|小时|小時|時間|週間|分钟|分鐘|分間|日間|年間|[ヶカか]月|人|名|元|円|次|回)[间間]?$/u;

const mostWords = 4;
const mostLetters = 28;
const mostUnspaced = 10;
/** Thai writes more letters to a word, and marks above them. */
const mostThai = 20;
