import { wordsOf } from "./asks-for.ts";
import { asksWay } from "./asks-way.ts";
import { isPhoneOrMail } from "./call-kind.ts";
import { leadsToAddress, withoutTail } from "./call-tail.ts";
import type { ActionKind } from "./call-words/kinds.ts";
import { findDays } from "./dates.ts";
import { isDeadline } from "./deadlines.ts";
import { demands } from "./demands.ts";
import { factOf } from "./facts.ts";
import { hasDeadline } from "./last-day.ts";
import { findAddresses } from "./links.ts";
import { askedInOwnWords } from "./own-words.ts";
import { verbWithObject } from "./verb-and-object.ts";

/** What is known of a sentence that asks. */
interface Asked {
  kind: ActionKind | null;
  address: string | null;
  language: string;
  /** What the sentence asks for, as a pattern. */
  cue: string | null;
}

/** What a button to it says: the sentence's own words where they are few, and else those that its language has for it; each null where there are none. */
export function labelsOf(text: string, asked: Omit<Asked, "cue">): { words: string | null; label: string | null } {
  const { kind, address, language } = asked;
  const known = wordsOf(text, language);
  const cue = kind === null ? null : (known[kind]?.cue ?? null);
  const unnamed = address !== null && kind === null ? askedInOwnWords(text, address, language) : null;
  const words = unnamed ?? labelled(text, kind) ?? (address === null ? null : ownLabel(text, { address, language, cue }));
  const label =
    words ??
    politely(text, kind, language) ??
    withObject(text, kind, language) ??
    beside(text, asked) ??
    labelOf({ text, kind, address }, known);
  return { words, label };
}

/** “Tickets and season cards: at the desk or at www.…”: a line's own label says what its address is for. */
function labelled(text: string, kind: ActionKind | null): string | null {
  const label = kind === null || kind === "contact" || kind === "read" ? undefined : factOf(text)?.label;
  const isName = label !== undefined && /\s/u.test(label.trim()) && [...label].length <= longestLabel && findAddresses(label).length === 0;
  return isName && !tellsOnly.test(label) && !asksWay(label) && !isDeadline(text) ? label.trim() : null;
}

/** Its verb and object; where the verb comes last, only if no kind has words for it, whose labels are shorter. */
function beside(text: string, { kind, address, language }: Omit<Asked, "cue">): string | null {
  if (address === null || isPhoneOrMail(address)) return null;
  const isKnown = kind !== null && kind !== "read" && (language === "hi" || language === "bn");
  return isKnown ? null : verbWithObject(text, address, language);
}

/** “…, please appoint a proxy, online at …”: what no kind has words for, asked with “please”. English alone says it in one piece. */
function politely(text: string, kind: ActionKind | null, language: string): string | null {
  if (language !== "en" || (kind !== null && kind !== "read")) return null;
  const asked = /\bplease\s+((?:\p{Ll}[\p{L}’'-]*\s+){1,3}?\p{L}[\p{L}’'-]*)(?=,|\s+(?:at|on|by|via|through|before|using|online)\b)/iu.exec(
    text,
  )?.[1];
  return asked === undefined || [...asked].length > longestLabel ? null : asked.charAt(0).toUpperCase() + asked.slice(1);
}

/** “…, buy your shares at …”: the verb and what it is about. In English alone nothing of either is changed. */
function withObject(text: string, kind: ActionKind | null, language: string): string | null {
  const cue = kind === null ? undefined : wordsOf(text, language)[kind]?.cue;
  if (language !== "en" || cue === undefined || kind === "read" || kind === "contact") return null;
  const asked = new RegExp(
    `(?:^|[.?!:,]\\s|\\s(?:please|and|can|may|should|must)\\s)(?:please )?(${cue} (?:an?|the|your|our) (?:\\p{Ll}+ )?\\p{Ll}+)(?=${onward})`,
    "iu",
  ).exec(text)?.[1];
  return asked === undefined || [...asked].length > longestLabel ? null : asked.charAt(0).toUpperCase() + asked.slice(1);
}
const onward = ",? (?:at|on|by|via|through|before|using|online)(?![\\p{L}])";

/** A site that says nothing else has something to read. */
function labelOf(
  { text, kind, address }: Pick<Asked, "kind" | "address"> & { text: string },
  words: ReturnType<typeof wordsOf>,
): string | null {
  // Nobody can see details at a telephone number.
  const isPhone = address !== null && /^[+(]?\p{Nd}/u.test(address);
  if (kind === "read" && isPhone) return words.contact?.labelFor(text) ?? null;
  if (kind !== null) return words[kind]?.labelFor(text) ?? null;
  if (isPhone || address?.includes("@")) return words.contact?.labelFor(text) ?? null;
  // What has a last day is to be done, whatever it is, and so is what somebody is asked in so many words.
  // “… or ring …” is no way to what stands at the link.
  const isOpen = address === null || hasDeadline(text) || demands(text) || new RegExp(words.contact?.cue ?? "(?!)", "iu").test(text);
  return isOpen ? null : (words.read?.labelFor(text) ?? null);
}

const longestLabel = 30;

interface Labelled {
  address: string;
  language: string;
  /** What the sentence asks for, as a pattern. */
  cue: string | null;
}

/** The call in its own words, where those before its address are short enough: “Book a free tour at …”, “Jetzt sichern: …”. */
function ownLabel(text: string, { address, language, cue }: Labelled): string | null {
  // Several addresses may follow; the words stand before the first.
  const at = Math.min(...findAddresses(text).map((one) => text.indexOf(one)));
  const rest = text.slice(text.indexOf(address) + address.length);
  if (at <= 0) return null;
  const before = text.slice(0, at).replace(/[\s([（「]+$/u, "");
  const isLabelled = /[:：→➔➜➡▶►»>]$/u.test(before);
  const whole = (isLabelled ? before.replace(/\s*[:：→➔➜➡▶►»>]$/u, "") : withoutTail(before, language)).trim();
  const label = shortened(whole.replace(/(?:\s[מבל])?\s?[-–—־]$/u, ""), language);
  // Only what begins with its verb says the same without its end.
  // What follows may be half of what is asked (“fill in the form at … and send it”); a day or another address is none of it.
  const isFollowed = /[\p{L}\p{N}]/u.test(rest);
  if (isFollowed && findAddresses(text).length < 2 && findDays(rest).length === 0) return null;
  const isWhole =
    (isLabelled && (!isFollowed || label !== whole)) ||
    (language === "th" && leadsTo.test(before) && !/\s/u.test(label) && label.length <= 14) ||
    (leadsToAddress(language) && cue !== null && new RegExp(`^\\P{L}*(?:${cue})`, "iu").test(label) && / /.test(label));
  if (isFollowed && label.split(/\s+/u).length > 3) return null;
  const isShort =
    [...label].length <= longestLabel &&
    !tellsOnly.test(label) &&
    !namesWay.test(label) &&
    findDays(label).length === 0 &&
    /\p{L}{2}|\p{Lo}/u.test(label) &&
    // “… for 14” of “… for 14 days”
    !/[.!?。！？।:：]|\p{Nd}{4}|\p{Nd}$/u.test(label);
  return isWhole && isShort ? label : null;
}

/** “Заявки принимаются” tells something; a button asks, and “للطلب يرجى زيارة” (“to order please visit”) asks for a visit. */
const tellsOnly =
  /^(?:tickets?|karten|billets?|entradas|bigliett[oi]|bilhetes|ingressos|bilety|bilet(?:ler)?|vstupenky|biljetter(?:na)?|billetter(?:ne)?|kaarten|jegyek|квитки|билеты|билети|карте|εισιτήρια|tiket|تتوفر|כרטיסים)\s|يُ?رجى|الرجاء|(?:ются|ется|ються|ється|ονται|εται|νται|são aceit\p{L}+|are accepted|is open|are open)$/iu;

/** “E-mail: …”, “客服專線: …”: what an address is, and nothing to do there. */
const namesWay =
  /^(?:e-?mail|mail|tel\.?|tele(?:phone|fon)|phone|fax|web(?:site|seite)?|url|internet|whatsapp|téléphone|courriel|teléfono|correo|telefono|telefone|telefoon|電話|电话|手机|手機|網址|网址|官網|官网|地址|邮箱|電郵|電子郵件|客服(?:專線|专线|熱線|热线)?|メール|전화|이메일|홈페이지|โทร\S*|อีเมล|เว็บไซต์|टेलीफोन|फ़ोन|फोन|ईमेल|मोबाइल|ইমেইল|ফোন|মোবাইল|தொலைபேசி|மின்னஞ்சல்|هاتف|(?:ال)?بريد(?: الإلكتروني)?|(?:ال)?موقع|טל\S{0,3}|דוא["״]?ל|אימייל|ב?אתר|בטלפון|אונליין|online|(?:on|via) (?:the|our) (?:web)?site|by (?:phone|telephone|post|mail|e-?mail)|im internet|telefonisch|per (?:e-?mail|telefon|post)|en ligne|par (?:téléphone|courriel)|en línea|por (?:teléfono|correo)|онлайн|на сайте|по телефону|онлайн|на сайті|за телефоном|διαδικτυακά|τηλεφωνικά|عبر (?:الإنترنت|الموقع|الهاتف)|هاتفي[اً]{1,2}|إلكتروني[اً]{1,2}|ऑनलाइन|অনলাইনে|ออนไลน์|网上|線上|オンライン|온라인|тел\.?|телефон|сайт|почта|пошта|τηλ\.?|τηλέφωνο|ელფოსტა|ტელ\.?)$/iu;

/** “ผู้สนใจสมัครได้ที่ …”: who may, before the verb. */
const whoWants = /^(?:ท่านที่สนใจ|ผู้ที่สนใจ|ผู้สนใจ|ผู้ประสงค์|ผู้ต้องการ)\s*(?=\p{sc=Thai}{3})/u;

// “นัดหมายได้ที่ …”: the verb, and where.
const leadsTo = /(?:ได้)?(?:ที่|ทาง|ผ่าน)$/u;

/** “ผู้สนใจสมัครได้ที่”, “… กรุณาแจ้งชื่อภายในวันศุกร์ที่ … ที่”: the verb and what it is about, without whom it asks, until when and where. */
function thaiLabel(text: string): string {
  const request = /(?:^|\s)(?:กรุณา|โปรด)([ก-๙]+?)(?:ภายใน|ก่อน|ล่วงหน้า|$)/u.exec(text.replace(leadsTo, ""))?.[1];
  return (request ?? text.replace(leadsTo, "")).replace(whoWants, "").replace(/^สามารถ(?=[ก-๙]{4})/u, "");
}

/** “Check your chair and order a new tray” is too much for a button; what comes first is enough. */
function shortened(label: string, language: string): string {
  if (language === "th") return thaiLabel(label);
  if ([...label].length <= longestLabel || !leadsToAddress(language)) return label;
  const first = label.split(/\s(?:and|und|et|y|e|en|och|og|i|a|и|та|і|και)\s/u)[0] ?? label;
  return first.split(/\s+/u).length >= 2 ? first : label;
}
