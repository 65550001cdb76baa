import { findDays } from "./dates.ts";
import { isKindOfText } from "./issues.ts";
import { matterOf } from "./letter-words.ts";
import type { StoryLine } from "./line-labels/story-lines.ts";
import { beginsSmall, plainLine } from "./lines.ts";

/**
 * A headline, which may be broken over two rows. Of two lines that stand apart, one of two words is the kind of text (“Product recall”), and one
 * between signs of its own stands above the headline; any other adds to it.
 */
export function headlineIn(lines: readonly StoryLine[], seconds: readonly string[]): { headline: string | null; below: string | null } {
  const texts = lines.map(({ text }) => matterOf(plainLine(text)) ?? plainLine(text).replace(stars, "$1").replace(nameLabel, ""));
  const [first = "", ...rest] = texts;
  if (isBetweenSigns.test(first)) {
    const [headline = first, below = first.replace(isBetweenSigns, "$1")] = [...rest, ...seconds];
    return { headline, below: headline === first ? null : below };
  }
  const [below = null] = seconds;
  // “Letters of lead” / “A hundred years of printing” above “New exhibition, 19.11.2026 – 27.3.2027”
  const dated = seconds[1];
  const isSplit = rest.length === 0 && below !== null && dated !== undefined && findDays(dated).length > 0 && findDays(below).length === 0;
  if (isSplit && [...first].length <= longestKind) return { headline: `${first} – ${below}`, below: dated };
  if (rest.length === 0) return { headline: first || null, below };
  if (isKindOfText(first)) return { headline: rest.join(" "), below };
  // Capitals above small letters are two lines, unless one goes on from the other.
  const isSet = isShouted(first) && !isShouted(rest[0] ?? "") && !beginsSmall(rest[0] ?? "");
  if (isSet && lines[0]?.group === lines[1]?.group) return { headline: first, below: rest.join(" ") };
  const isBegun = beginsSmall(rest[0] ?? "") && !/\p{Ll}/u.test(first);
  if (lines[0]?.group === lines[1]?.group)
    return { headline: [isBegun ? first.charAt(0) + first.slice(1).toLocaleLowerCase() : first, ...rest].join(" "), below };
  const second = rest.join(" ");
  const isKind = first.split(/\s+/u).length <= mostOfKind && [...first].length <= longestKind;
  return isKind ? { headline: second, below } : { headline: first, below: below ?? second };
}
/** “* Summer sale *”, “=== Night of lights ===” */
const stars = /^[*＊★☆✦=═](?:\s?[*＊★☆✦~〜～=═])*\s*(.+?)\s*(?:[*＊★☆✦~〜～=═]\s?)*[*＊★☆✦=═]$/u;
/** “Course: Sewing for beginners”, “행사명 : …”: what is named says by itself what it is. */
const nameLabel = new RegExp(
  `^(?:${[
    "event|course(?: (?:name|title))?|workshop|project(?: (?:name|title))?|(?:open )?position|job title|programme|exhibition|title|veranstaltung|kurs(?:titel|name)?|projekt(?:titel|name)?|stelle|ausstellung|titel|événement|formation|projet|poste|exposition|titre|evento|curso|proyecto|puesto|exposición|título|corso|progetto|posizione|mostra|titolo|projeto|vaga|evenement|cursus|functie|wydarzenie|kurs|projekt|stanowisko|tytuł|akce|kurz|etkinlik|sự kiện|khóa học|acara|kegiatan",
    "мероприятие|событие|курс|проект|вакансия|должность|выставка|захід|подія|проєкт|посада|виставка|εκδήλωση|σεμινάριο|μάθημα|έργο|θέση(?: εργασίας)?|έκθεση|τίτλος",
    "الفعالية|الدورة|المشروع|الوظيفة|(?:اسم|عنوان) (?:الفعالية|الدورة|البرنامج|المشروع|المحاضرة|المعرض|الورشة)|שם (?:הקורס|האירוע|הפרויקט|התוכנית|ההרצאה)|אירוע|קורס|פרויקט|תפקיד|משרה",
    "कार्यक्रम|पाठ्यक्रम|पद|परियोजना|प्रदर्शनी|অনুষ্ঠান|কোর্স|পদ(?:ের নাম)?|প্রকল্প|প্রদর্শনী|நிகழ்ச்சி|பயிற்சி|பணி(?:யிடம்)?|திட்டம்|கண்காட்சி|(?:ชื่อ)?(?:กิจกรรม|งาน|หลักสูตร|โครงการ|นิทรรศการ)|ตำแหน่ง(?:งาน)?",
    "活[动動](?:名[称稱])?|[课課]程(?:名[称稱])?|[项項]目(?:名[称稱])?|[职職]位(?:名[称稱])?|[展覽览]{2}名[称稱]|(?:イベント|講座|企画|展覧会|プロジェクト)名?|催し(?:名)?|職種|(?:행사|강좌|사업|공연|전시|프로그램|프로젝트|과정|직무|모집 ?직종)명?",
  ]
    .join("|")
    .normalize("NFC")})\\s?[:：]\\s*(?=\\S.{7})`,
  "iu",
);
const isShouted = (text: string) => (text.match(/\p{Lu}/gu) ?? []).length > 3 && !/\p{Ll}/u.test(text);
const isBetweenSigns = /^[～〜~–—―=<＜〈《【]\s*(.+?)\s*[～〜~–—―=>＞〉》】]$/u;
const mostOfKind = 2;
const longestKind = 24;
