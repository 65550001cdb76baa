import { stop } from "./lines.ts";
import { hasAddress } from "./links.ts";

// “Title: …”, “Teaser: …”, “Text: …”, “Button: …”: a draft for a web page or a mail, whose labels are for whoever sets it.

type Part = "title" | "teaser" | "heading" | "text" | "call" | "link" | "aside";

const only = (...lists: string[]) => new RegExp(`^(?:${lists.join("|").normalize("NFC")})$`, "iu");

const names: [Part, RegExp][] = [
  [
    "title",
    only(
      "title|headline|heading|h1|titel|überschrift|hauptüberschrift|titre|título|titular|titolo|tytuł|nagłówek|nadpis|titulek|cím|titlu|overskrift|otsikko|kop|başlık|judul|tiêu đề",
      "заголовок|заглавие|наслов|τίτλος|επικεφαλίδα|(?:ال)?عنوان|العنوان الرئيسي|عنوان|כותרת(?: ראשית)?|शीर्षक|শিরোনাম|தலைப்பு|శీర్షిక|หัวข้อ(?:หลัก|ข่าว)?|หัวเรื่อง|ชื่อเรื่อง|พาดหัว|主?标题|主?標題|タイトル|見出し|題名|제목|표제|헤드라인",
    ),
  ],
  [
    "teaser",
    only(
      "teaser|sub-?title|sub-?head(?:line|ing)?|deck|standfirst|strapline|intro(?:duction)?|lead|lede|pre-?header|excerpt|untertitel|unterzeile|vorspann|anreißer|anlauf|chap[ôe](?:au)?|accroche|sous-titre|pré-?en-?tête|subtítulo|entradilla|bajada|antetítulo|sottotitolo|occhiello|sommario|podtytuł|zajawka|perex|podtitul|alcím|ingress|undertitel|undertittel|manchet|onderkop|alt başlık|spot|subjudul|sapo",
      "подзаголовок|тизер|лид|анонс|прехедер|підзаголовок|лід|підводка|тизер|υπότιτλος|εισαγωγή|(?:ال)?عنوان (?:ال)?فرعي|(?:ال)?مقدمة|(?:ال)?نبذة|(?:ال)?تشويقة?|כותרת משנה|תקציר|פתיח|טיזר|उपशीर्षक|टीज़र|टीज़र|উপশিরোনাম|টিজার|துணைத் ?தலைப்பு|முன்னோட்டம்|డెక్|หัวข้อ(?:รอง|ย่อย)|คำโปรย|ทีเซอร์|เกริ่นนำ|โปรย|副[标標][题題]?|前言|导语|導語|引言|摘要|リード文?|サブタイトル|サブ見出し|副題|부제목?|리드문?|티저|요약",
    ),
  ],
  [
    "heading",
    only(
      "zwischenüberschrift|zwischentitel|intertitre|ladillo|intertítulo|śródtytuł|mezititulek|mellanrubrik|tussenkop|ara başlık|межзаголовок|міжзаголовок|小[标標][题題]|小見出し|중제목|소제목|หัวข้อคั่น",
    ),
  ],
  [
    "text",
    only(
      "text|body(?: copy| text)?|box|infobox|kasten|encadré|recuadro|main text|copy|fließtext|haupttext|texte|corps(?: du texte)?|texto|cuerpo(?: del texto)?|testo|corpo(?: del testo)?|tekst(?: główny)?|treść|szöveg|brödtext|brødtekst|metin|isi|nội dung",
      "(?:основной )?текст|(?:основний )?текст|текст|κείμενο|κυρίως κείμενο|(?:ال)?نص|نص الخبر|متن|טקסט|גוף הטקסט|גוף|पाठ|मुख्य पाठ|टेक्स्ट|পাঠ্য|মূল (?:লেখা|পাঠ)|লেখা|টেক্সট|உரை|செய்தி|เนื้อหา|เนื้อความ|ข้อความ|正文|[內内]文|本文|본문|내용",
    ),
  ],
  [
    "call",
    only(
      "button|cta|call[ -]to[ -]action|schaltfläche|bouton|botón|botão|bottone|pulsante|przycisk|tlačítko|gomb|knapp|knop|buton|tombol|nút",
      "кнопка|κουμπί|(?:ال)?زر|כפתור|बटन|বাটন|வோட்டன்|பொத்தான்|బటన్|ปุ่ม(?:กด)?|按[钮鈕]|ボタン|버튼",
    ),
  ],
  [
    "link",
    only(
      "link|url|lien|enlace|odnośnik|odkaz|länk|ссылка|посилання|σύνδεσμος|(?:ال)?رابط|קישור|लिंक|লিঙ্ক|লিংক|இணைப்பு|ลิงก์|链接|連結|リンク|링크",
    ),
  ],
  [
    "aside",
    only(
      "hash-?tags?|image|photo|picture|alt(?: text)?|caption|slug|categor(?:y|ía|ie)|kategori[ae]?|rubrik|catégorie|meta(?: description| title)?|keywords|seo.*|status|author|bild(?:idee|unterschrift|text)?|alt-?text|schlagw[oö]rter|visuel|mots-clés|légende|auteur|imagen|foto|etiquetas|palabras clave|immagine|parole chiave|zdjęcie|grafika|obrázek|kép|görsel|gambar|ảnh",
      "категория|рубрика|категорія|القسم|קטגוריה|श्रेणी|বিভাগ|หมวด(?:หมู่)?|分类|分類|カテゴリー?|카테고리|хэштеги|хештеги|картинка|фото|изображение|ключевые слова|зображення|світлина|εικόνα|λέξεις-κλειδιά|صورة|الصورة|وسوم|الوسوم|כתובית|תמונה|תיוגים|האשטאגים|चित्र|फ़ोटो|फोटो|हैशटैग|ছবি|হ্যাশট্যাগ|படம்|ஹேஷ்டேக்|ภาพ(?:ประกอบ)?|แฮชแท็ก|图片|圖片|配[图圖]|标签|標籤|画像|ハッシュタグ|사진|이미지|해시태그",
    ),
  ],
];

interface Row {
  line: string;
  part: Part | null;
  /** What stands behind the label. */
  rest: string;
}

/** A draft as its readers will have it: headline, second line or first paragraph, text, and what to do with its address; any other story as it is. */
export function withoutDraftLabels(story: string): string {
  const rows = story.split(/\r\n?|\n/u).map(rowOf);
  const of = (part: Part) => rows.filter((row) => row.part === part);
  // “Lead: Ida Frey” below “Title: …” names somebody.
  const tells = of("teaser").some(
    ({ rest }) => rest.split(/\s+/u).length >= fewestOfTeaser || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Thai}]{8}/u.test(rest),
  );
  const isDraft = of("title").length === 1 && (tells || of("text").length > 0 || of("call").length > 0);
  if (!isDraft || rows.filter(({ line }) => line.trim() !== "").findIndex(({ part }) => part === "title") > mostAbove) return story;
  const address = of("link")[0]?.rest ?? "";
  return rows
    .map(({ line, part, rest }, at) => {
      if (part === null || (rest === "" && part !== "text" && part !== "teaser")) return isNamed(rows, at) ? "" : line;
      if (part === "title") return `${rest}${isSecond(rows, at) ? "" : "\n"}`;
      if (part === "teaser" || part === "text") return part === "teaser" && !stop.test(rest) ? `${rest}\n` : `\n${rest}`;
      if (part === "heading") return `\n## ${rest}`;
      if (part === "call") return `\n${withAddress(rest, address)}`;
      return part === "link" && of("call").length === 0 ? line : "";
    })
    .join("\n");
}
const fewestOfTeaser = 4;
/** Status, who wrote it and for which page may stand above the title. */
const mostAbove = 6;

/** “【Title】 …”, “**Title:** …”, “Title: …” */
function rowOf(line: string): Row {
  const [, name = "", rest = ""] =
    /^\s*[-•*#]*\s*\**[[【]?([\p{L}\p{M}\p{Nd} -]{2,24}?)\s?(?:\(\p{Nd}+[^()]*\))?\s?(?:[\]】]\**[:：]?|\**[:：]\**)\s*(.*)$/u.exec(line) ??
    [];
  const part = names.find(([, known]) => known.test(name.normalize("NFC")))?.[0] ?? null;
  return { line, part, rest: rest.trim() };
}

/** A label whose line has nothing else: what belongs to it stands below. */
const isNamed = (rows: readonly Row[], at: number) => rows[at]?.part !== null && rows[at]?.rest === "";

/** A teaser that is no sentence stands right below the title. */
const isSecond = (rows: readonly Row[], at: number) => {
  const next = rows.slice(at + 1).find(({ line }) => line.trim() !== "");
  return next?.part === "teaser" && !stop.test(next.rest);
};

/** “Book now > ferry.example”, “[Book now]” with its address in a row of its own */
function withAddress(call: string, address: string): string {
  const text = call.replace(/^[[【（(]|[\]】）)]$/gu, "").replace(/\s*(?:->|[>→⇒›|])\s*(?=\S)/u, ": ");
  const own = hasAddress(text) !== null || address === "" ? text : `${text}: ${address}`;
  return own.replace(/^([^:]+)\s\(([^()\s]+)\)$/u, "$1: $2");
}
