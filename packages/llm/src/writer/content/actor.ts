import type { Work } from "../work.ts";
import { coreLine } from "./essentials.ts";

// What whoever has news does with it, in the third person: what stands before it at the beginning of the news is who acts.
const announcing: Readonly<Record<string, string>> = {
  en: "(?:is |are |has |have |will |today )?(?:open|launch|start|invit|offer|announc|host|hold|seek|look|recruit|bring|present|run|publish|recall|celebrat|introduc|chang|rais|expand|award|organis|organiz|stag|show)(?:s|es|ed|ing|e)?(?= )",
  de: "(?:lädt|sucht|startet|eröffnet|öffnet|bietet|veranstaltet|stellt|bringt|präsentiert|ruft|vergibt|feiert|zeigt|schreibt|hat|verlegt|ändert|erhöht|führt|organisiert)",
  fr: "(?:lance|ouvre|invite|organise|recrute|cherche|propose|présente|rappelle|accueille|annonce|publie|fête|met|recherche)",
  es: "(?:lanza|abre|invita|organiza|busca|ofrece|presenta|retira|acoge|anuncia|publica|celebra|convoca|estrena|pone)",
  pt: "(?:lança|abre|convida|organiza|procura|oferece|apresenta|recolhe|acolhe|anuncia|publica|celebra|promove)",
  it: "(?:lancia|apre|invita|organizza|cerca|offre|presenta|richiama|ospita|annuncia|pubblica|festeggia|promuove)",
  nl: "(?:opent|lanceert|nodigt|organiseert|zoekt|biedt|presenteert|roept|viert|toont|start|begint)",
  pl: "(?:otwiera|zaprasza|organizuje|szuka|oferuje|prezentuje|ogłasza|wprowadza|uruchamia|zaczyna)",
  cs: "(?:otevírá|zve|pořádá|hledá|nabízí|představuje|vyhlašuje|zavádí|spouští|zahajuje)",
  ru: "(?:приглашает|объявляет|открывает|запускает|проводит|ищет|предлагает|отзывает|представляет|начинает|вводит|выпускает|сообщает|набирает|меняет)",
  uk: "(?:запрошує|оголошує|відкриває|запускає|проводить|шукає|пропонує|відкликає|представляє|починає|вводить|випускає|повідомляє|набирає|змінює)",
  bg: "(?:кани|обявява|открива|пуска|провежда|търси|предлага|изтегля|представя|започва|въвежда|организира)",
  el: "(?:ανοίγει|προσκαλεί|διοργανώνει|αναζητά|προσφέρει|παρουσιάζει|ανακαλεί|ξεκινά|ανακοινώνει|φιλοξενεί|προκηρύσσει|υποδέχεται|διοργανώνουν|δημοσιεύει)",
  he: "(?:פותח(?:ת|ים)?|מזמי[נן](?:ה|ים)?|מחפש(?:ת|ים)?|מגייס(?:ת|ים)?|משיק(?:ה|ים)?|מציע(?:ה|ים)?|מארג[נן](?:ת|ים)?|מציג(?:ה|ים)?|מכריז(?:ה|ים)?|עובר(?:ת|ים)?|משנה)",
  hi: "ने",
  ta: "(?:நடத்துகிறது|தொடங்குகிறது)",
};

/** Arabic sentences begin with the verb. */
const arabic =
  /^(?:(?:ت|ي)(?:بدأ|فتح|طلق|نظم|قيم|علن|دعو|فتتح|ستضيف|ستقبل|طرح|قدم|عرض)|(?:أعلن|أطلق|افتتح|نظم|دعا|دع|طرح)ت?)\s((?:[\p{sc=Arabic}\p{M}«»"“”]+\s){0,4}?[\p{sc=Arabic}\p{M}«»"“”]+)(?=[،,]|\s(?:عن|في|يوم|من|إلى|على|باب|أبواب|اعتبار|ابتداء|دورت|للعام|فعالي|معرض|مهرجان|أول|\p{Nd}))/u;

/** “青葉堂は”, “窑湾中心将于”, “한빛센터는”: what marks it as whoever acts stands behind a name. */
const marked: Readonly<Record<string, RegExp>> = {
  ja: /^([\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー・「」]{3,18}?)(?:[(（][^()（）]*[)）])?(?:では?|は)[、\p{Nd}\p{sc=Han}]/u,
  zh: /^([\p{sc=Han}“”]{4,15}?)(?:[(（][^()（）]*[)）])?(?:将于|將於|将|將|今[日天（(]|宣布|公布|推出|于\p{Nd}|於\p{Nd}|面向|启动|啟動)/u,
  th: /^((?:บริษัท|ร้าน|ชมรม|สมาคม|มูลนิธิ|โรงพยาบาล|โรงเรียน|มหาวิทยาลัย|เทศบาล|ธนาคาร|พิพิธภัณฑ์|ห้องสมุด|สหกรณ์|ศูนย์|กลุ่ม|สำนักงาน|วิทยาลัย|โรงแรม)[\p{sc=Thai}\p{M}]{3,24}?)(?:\s|ชวน|เปิด|จัด|ขอ|เชิญ|ประกาศ|จับมือ|รับสมัคร|เตรียม|มอบ|ลงนาม|ปรับ|เรียก)/u,
  ko: /^([\p{sc=Hangul}\p{Nd}’‘·\s]{3,18}?)(?:㈜|[(（][^()（）]*[)）])?(?:은|는|이|가)\s(?=\p{Nd}|올|오는|이번|다음|내달)/u,
};

/** Whoever the news says acts (“The Harwick Folk Club” of “… holds its festival”), without an article; empty where nothing shows it. */
export function actorOf({ work }: { work: Pick<Work, "language" | "pool" | "titles"> }): string {
  const { language } = work;
  const news = coreLine(work.pool);
  if (news?.kind !== "sentence" || news.hasQuote) return "";
  const verb = announcing[language];
  const found =
    language === "ar"
      ? arabic.exec(news.text.replace(/^\S+/u, (word) => word.replace(/\p{M}/gu, "")))?.[1]
      : (marked[language]?.exec(news.text)?.[1] ??
        (verb === undefined
          ? undefined
          : new RegExp(`^([^,;:()\\p{Nd}]{4,60}?)\\s(?:${verb})(?![\\p{L}\\p{M}])`, "u").exec(news.text)?.[1]));
  const name = (found ?? marked[language]?.exec(work.titles[0] ?? "")?.[1] ?? "").replace(article, "").trim();
  return isName(name) && !pronoun.test(name) ? name : "";
}

const article = /^(?:the|der|die|das|le|la|les|l['’]|el|los|las|il|lo|i|gli|o|a|os|as|het|de|η|ο|το|οι)(?:\s|(?<=['’]))/iu;
const pronoun =
  /^(?:we|our|your|they|it|he|she|this|that|there|wir|unsere?|sie|es|er|ich|nous|notre|nos|ils?|elles?|on|nosotros|noi|my|ми|мы|они|вони|εμείς|אנחנו|הם|हम|इस|उस|इसने)(?:\s|$)/iu;
/** A name with a capital in it, where the script has some, and of more than one word. */
const isName = (name: string) =>
  name.split(/\s+/u).length <= mostWords &&
  (!/\p{Ll}/u.test(name) || /\p{Lu}/u.test(name)) &&
  (/\s/u.test(name) || /[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}\p{sc=Thai}]{3}/u.test(name));
const mostWords = 6;
