import { oncePerText } from "../once-per-text.ts";

// Where words have no blanks between them, what follows an address is none of it: “www.x.example/download下载安装包”.
const web = /(?:https?:\/\/|www\.)[^\s<>()[\]"“”„«»、。，）「」\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]+/giu;
// A particle or a preposition of another script may be joined to it: “x.example에서”, “ל-x.example”.
const label = "[a-z\\p{Nd}](?:[a-z\\p{Nd}-]*[a-z\\p{Nd}])?";
const cyrillicLabel = "[\\p{sc=Cyrillic}\\p{Nd}](?:[\\p{sc=Cyrillic}\\p{Nd}-]*[\\p{sc=Cyrillic}\\p{Nd}])?";
const bare = new RegExp(
  `(?<![a-z\\p{sc=Cyrillic}\\p{N}@./]|[a-z\\p{N}]-)(?:(?:${label}\\.)+(?:com|org|net|info|biz|gov|edu|example|test|invalid|app|dev|io|[a-z]{2})|(?:(?:${label}|${cyrillicLabel})\\.)+(?:рф|укр))(?:\\/[^\\s<>()"“”„«»、。，）\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}]*)?(?![a-z\\p{sc=Cyrillic}\\p{N}])`,
  "giu",
);
const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.(?:[a-z]{2,}|\p{sc=Cyrillic}{2,})/giu;
/** “LINE @name”: what a shop or a club is called where people write to each other. */
const handle = /(?<![\p{L}\p{N}._%+-])@[a-z\d][a-z\d._]{2,}[a-z\d]/giu;
const phone =
  /(?<![\p{L}\p{Nd}.,/-])(?:\+|\(?[0٠०০])\p{Nd}[\p{Nd}\s()/.–-]{6,18}\p{Nd}(?![\p{Nd}]|[.,]\p{Nd})|(?<![\p{Nd}-])8[\s-]?\(?\p{Nd}{3,5}\)?[\s-]?\p{Nd}{1,3}(?:[\s-]\p{Nd}{2}){2}(?![\p{Nd}-])|(?<![\p{Nd}-])\(\p{Nd}{2,5}\)\s?\p{Nd}{3,5}[\s-]\p{Nd}{3,4}(?![\p{Nd}-])|(?<![\p{Nd}-])1?[- ]?[38]00[- ]\p{Nd}{3}[- ]\p{Nd}{3,4}(?![\p{Nd}-])|(?<![\p{Nd}-])80[01](?: \p{Nd}{2,3}){3}(?![\p{Nd}-])|(?<![\p{Nd}-])\p{Nd}{2,4}-\p{Nd}{3,4}-?\p{Nd}{3,4}(?![\p{Nd}-])|(?<![\p{Nd}.,-])(?:0[ -]\p{Nd}{4}[ -]\p{Nd}{4}|0[ -]800(?:[ -]\p{Nd}{2,3}){2,3}|2\p{Nd}{3} \p{Nd}{3} \p{Nd}{3})(?![\p{Nd}-]|[.,]\p{Nd}| \p{Nd})|(?<![\p{Nd}.,-])\p{Nd}(?:\p{Nd}{4} \p{Nd}{5}|\p{Nd}{4} \p{Nd}{3} \p{Nd}{2,3}|\p{Nd}{2} \p{Nd}{3} \p{Nd}{4}|\p{Nd}{2}(?: \p{Nd}{2}){3})(?![\p{Nd}-]|[.,]\p{Nd})|(?<![\p{Nd}.,-])(?:\p{Nd}{5}-\p{Nd}{5}|2\p{Nd}{2} \p{Nd}{7}|2\p{Nd}{3} \p{Nd}{6}|1-\p{Nd}{3}-\p{Nd}{3}-\p{Nd}{3,4}|1[3-9]\p{Nd}[ -]\p{Nd}{4}[ -]\p{Nd}{4})(?![\p{Nd}-]|[.,]\p{Nd})/gu;
// Short ones and those of no usual form stand behind what says that they are one: “Καλέστε στο 2104000123”, “هاتف: 4000123”, “☎ *4000”.
const called =
  /(?:☎|📞|📱|(?<!\p{L})(?:tel|tele(?:phone|fon)|phone|call|dial|ring|hotline|whatsapp|text|ruf\p{L}*|appelez|appeler|tél|téléphone|llam[ae]|llamando|teléfono|chiam\p{L}*|ligue|telefone|(?:по)?звон\p{L}*|тел|телефон\p{L}*|дзвон\p{L}*|τηλ|τηλέφωνο|τηλεφωνικά|καλέστε|κρατήσεις|هاتف|الهاتف|اتصل\p{L}*|الاتصال|جوال|واتساب|טל|טלפון|בטלפון|התקשרו|חייגו|למוקד|מוקד|וואטסאפ|फ़ोन|फोन|मो|मोबाइल|कॉल|हेल्पलाइन|व्हाट्स[ऐए]प|ফোন|মোবাইল|হটলাইন|தொலைபேசி|அலைபேசி|கைபேசி)|โทร\p{sc=Thai}{0,6}|สายด่วน|[电電][话話]|致[电電]|[拨撥]打|[热熱][线線]|전화|문의|콜센터|고객센터|(?<!\p{L})(?:reservas|prenotazioni|rezerwacje|rezervace|rezervări|reservations?|bookings?|numer(?:em|ze|o)|número|čísl(?:e|o)|nummer|номер\p{L}*|الرقم|למספר))[\s.:：()–-]{0,4}(?:\p{L}{1,10}[\s.:：]{1,2}){0,2}(?<number>\*?\p{Nd}(?:[\p{Nd} -]{2,13}\p{Nd})?)(?![\p{Nd}]|[.,:/]\p{Nd}|\s?(?:[%€$£₽₹元円원]|(?:Kč|zł|kr|руб|грн|Ft|TL|lei|EUR|USD|CZK|PLN)(?!\p{L})))/giu;

// “09.00–18.00”, “02/5 – 07” of “02/5 – 07h30”, “01.03.2026 – 812 340”
const openingHours =
  /^\(?\p{Nd}{2}[./-]\p{Nd}{2}[./-](?:19|20|25)\p{Nd}{2}(?!\p{Nd})|^\p{Nd}{1,2}[.:]\p{Nd}{2}\s*[–—-]\s*\p{Nd}{1,2}[.:]\p{Nd}{2}$|^\p{Nd}{1,2}\/\p{Nd}{1,2}\s/u;

/** “2026” is a year, and “10 12” no number that anybody could ring. */
const isNumber = (text: string) => {
  const figures = text.match(/\p{Nd}/gu)?.length ?? 0;
  return (
    (figures >= 5 || /^\*\p{Nd}{4}$/u.test(text)) &&
    figures <= 12 &&
    !/^\p{Nd}{1,2}(?: \p{Nd}{1,2})?$|^(?:19|20|25)\p{Nd}{2}(?:-(?:19|20|25)?\p{Nd}{2})?$/u.test(text)
  );
};

/** Without the marks of the sentence it stands in; in most scripts they may follow without a blank. */
const trimmed = (link: string) => link.replace(/[.,;:!?…।॥،؛؟۔՝։、，；：！？]+$/u, "");

/** Web addresses with their scheme, each once, in order. */
export function findLinks(text: string): string[] {
  return [...new Set((text.match(/https?:\/\/[^\s<>()[\]"“”„«»、。，）「」]+/g) ?? []).map(trimmed))];
}

/** Where readers can turn: web and mail addresses and telephone numbers as written, each once. */
export const findAddresses = oncePerText((text): readonly string[] => {
  const links = text.match(web) ?? [];
  const mails = text.match(mail) ?? [];
  const rest = text.replace(web, " ").replace(mail, " ");
  const found = [
    ...links,
    ...mails,
    ...(rest.match(handle) ?? []),
    ...(rest.match(bare) ?? []).filter((one) => /[a-z]|\.(?:рф|укр)(?:\/|$)/iu.test(one)),
    ...(rest.match(phone) ?? []).filter((one) => !openingHours.test(one)),
    ...[...rest.replace(phone, " ").matchAll(called)].map((one) => one.groups?.number ?? "").filter(isNumber),
  ];
  return [...new Set(found.map((one) => trimmed(one.trim())))];
});

/** Whether an address stands in a text, or is the whole of it. */
export function hasAddress(text: string): "whole" | "part" | null {
  const found = findAddresses(text);
  if (found.length === 0) return null;
  return /^[\s\p{P}]*$/u.test(found.reduce((left, one) => left.replace(one, ""), text)) ? "whole" : "part";
}
