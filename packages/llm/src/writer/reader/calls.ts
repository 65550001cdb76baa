import { oncePerTextIn } from "../once-per-text.ts";
import { asksForIt } from "./asks-for-it.ts";
import { clauseOf } from "./call-clause.ts";
import { leadsToAddress, withoutTail } from "./call-tail.ts";
import { type ActionKind, actionKinds } from "./call-words/kinds.ts";
import { actionWords, withoutVowelSigns } from "./call-words.ts";
import { isForACase } from "./conditions.ts";
import { findDays, tellsWhen } from "./dates.ts";
import { isDeadline } from "./deadlines.ts";
import { demands } from "./demands.ts";
import { factOf } from "./facts.ts";
import { isForSome } from "./for-some.ts";
import { hasDeadline } from "./last-day.ts";
import { findAddresses } from "./links.ts";
import { isOtherWay } from "./other-ways.ts";
import { askedInOwnWords } from "./own-words.ts";
import { quotes, speaks } from "./speech.ts";
import { verbWithObject } from "./verb-and-object.ts";

/** A sentence or line of the story that asks readers to do something. */
export interface Call {
  text: string;
  /** Its place among the story's sentences. */
  index: number;
  kind: ActionKind | null;
  /** What a button to it says, in the story's language; null where no word for it is known. */
  label: string | null;
  /** The same in the sentence's own words, where those before its address are few: “Book a free tour”; else null. */
  words: string | null;
  /** Web or mail address or telephone number as written; null when it names none. */
  address: string | null;
}

interface Candidate {
  text: string;
  index: number;
  /** In a line of its own below what asks. */
  address?: string | undefined;
  /** The heading or the question that it stands below. */
  heading?: string | undefined;
}

/** What is asked for besides what a story is about, as a rule. */
const lesser: Partial<Record<ActionKind, number>> = { visit: 1.2, download: 1.6, subscribe: 1.6 };

const longest = 400;
// A sentence that names neither address nor day must ask in so many words.
const leastScore = 3;
const leastOfLast = 2.5;

/** Calls to action of a story, the clearest first. Words that are quoted ask nobody. */
export function findCalls(candidates: readonly Candidate[], language: string): Call[] {
  const last = Math.max(candidates.length - 1, 1);
  const asking = candidates.filter(({ text }) => text.length <= longest && !isQuoted(text));
  const calls = asking.map((candidate) => toCall(candidate, language));
  const headings = new Map(calls.map((call, at) => [call, asking[at]?.heading] as const));
  const scored = calls.map((call, at) => ({
    call,
    at,
    score:
      scoreOf(call, at / last, language) -
      (isOfOneItem(call) ? 1.5 : 0) +
      (asksHow.test(headings.get(call) ?? "") && call.address !== null ? 2 : 0),
    isOther: isOtherWay(calls, at, language),
  }));
  const clear = scored.filter(({ score }) => score >= leastScore);
  // “Questions are answered at …”: where nothing asks, the last address is where readers can turn.
  const isOpen = ({ call, score }: (typeof scored)[number]) => call.address !== null && score >= leastOfLast && !isForSome(call.text);
  const able = clear.length > 0 ? clear : scored.filter(isOpen).slice(-1);
  // “Bad fruit? Send us a picture” is for later where readers are asked to order.
  const acts = able.some(({ call }) => call.address !== null && call.kind !== "return" && saysItself(call.kind));
  return able
    .sort(
      (a, b) =>
        Number(isBareReturn(a.call)) - Number(isBareReturn(b.call)) ||
        (acts ? Number(a.call.kind === "return") - Number(b.call.kind === "return") : 0) ||
        Number(a.isOther) - Number(b.isOther) ||
        b.score - a.score ||
        b.at - a.at,
    )
    .map(({ call }) => call);
}

/** “What do you have to do?” above “Open your account at …, choose a day”: what stands below it is asked of everybody. */
const asksHow =
  /(?<![\p{L}\p{M}])(?:what (?:do|must|should) (?:you|i) (?:need to |have to )?do|what to do|how (?:it works|to take part)|was (?:ist|muss|müssen|sollten)\s(?:\p{L}+\s){0,2}(?:zu tun|tun)|so (?:geht['’]?s|funktioniert|machen)|que (?:dois-je )?faire|comment (?:faire|participer|ça marche)|qué (?:hay|tiene\p{L}*) que hacer|cómo (?:hacerlo|participar)|cosa (?:devo|bisogna|si deve|fare)|come (?:fare|partecipare)|o que (?:é preciso )?fazer|como (?:fazer|participar)|wat moet|что (?:нужно |надо |)(?:с)?делать|как (?:принять участие|это работает)|що (?:потрібно |треба |)(?:з)?робити|як (?:взяти участь|долучитися)|τι (?:πρέπει|χρειάζεται) να|πώς (?:συμμετέχ|να συμμετ)|ماذا (?:عليك|يجب)|ما المطلوب|كيف (?:تشارك|أشارك)|מה (?:צריך|עליכם|יש|עלי) לעשות|איך (?:עושים|משתתפים)|क्या करना|कैसे (?:भाग|शामिल)|কী করতে হবে|কীভাবে (?:অংশ|যোগ)|என்ன செய்ய|எப்படி (?:பங்கேற்|கலந்து))|ต้องทำ(?:อย่างไร|อะไร)|ขั้นตอน|怎么(?:做|办理|参加)|如何(?:办理|参加|参与)|需要做什么|お手続き|手続き方法|参加方法|어떻게 (?:하나|참여)|무엇을 해야|참여 방법|이용 방법/iu;

/** “Weaving for children: 8 and 22 November, … Book at …” in a list of what else is on: of one of several things only. */
const isOfOneItem = ({ text, index, address }: Call) =>
  index < 0 && address !== null && text.indexOf(address) > farInItem && findDays(text.slice(0, text.indexOf(address))).length > 0;
const farInItem = 60;

/** What is quoted asks nobody, unless readers are sent somewhere outside of its marks: “Write 150 words on “Why I teach” and mail them to …”. */
function isQuoted(text: string): boolean {
  const outside = text.replace(marked, " ");
  return quotes(text) && (speaks(outside) || findAddresses(outside).length === 0);
}
const marked = /["“”„«「『‘][^"“”„«»「」『』‘’]*["“”»」』’]/gu;

/** What to do with a product that is called back belongs into the text; where to turn to, if the story says it, ends it. */
const isBareReturn = ({ kind, address }: Call) => kind === "return" && address === null;

function toCall({ text, index, address: below, heading = "" }: Candidate, language: string): Call {
  const words = wordsOf(text, language);
  const address = findAddresses(text)[0] ?? null;
  const own = kindOf(text, address, language);
  const kind = saysItself(own) || (address ?? below) === undefined ? own : (asksFor(heading, language).find(saysItself) ?? own);
  const cue = kind === null ? null : (words[kind]?.cue ?? null);
  const unnamed = address !== null && kind === null ? askedInOwnWords(text, address, language) : null;
  const ownWords = unnamed ?? labelled(text, kind) ?? (address === null ? null : ownLabel(text, { address, language, cue }));
  return {
    text,
    index,
    kind,
    words: ownWords,
    label:
      ownWords ??
      politely(text, kind, language) ??
      withObject(text, kind, language) ??
      beside(text, { kind, address, language }) ??
      labelOf({ text, kind, address }, words),
    address: address ?? below ?? null,
  };
}

/** “How to order” above “Open https://…, choose a box and pay”: what kind of act a sentence asks for, its heading may say. */
const saysItself = (kind: ActionKind | null) => kind !== null && !["contact", "read", "visit", "return", "send"].includes(kind);

/** “Tickets and season cards: at the desk or at www.…”: a line's own label says what its address is for. */
function labelled(text: string, kind: ActionKind | null): string | null {
  const label = kind === null || kind === "contact" || kind === "read" ? undefined : factOf(text)?.label;
  const isName = label !== undefined && /\s/u.test(label.trim()) && [...label].length <= longestLabel && findAddresses(label).length === 0;
  return isName && !tellsOnly.test(label) && !asksWay.test(label) && !isDeadline(text) ? label.trim() : null;
}

/** “How to apply: …” is read, and “Apply” pressed. */
const asksWay =
  /^(?:how to|so |wie |comment |cómo |como |come |hoe |jak |як |как |πώς |τρόπος |طريقة |كيفية |آلية |איך |אופן |דרך )|(?:कैसे|प्रक्रिया|কীভাবে|পদ্ধতি|எப்படி|முறை|방법|방식|方法|方式|办法|辦法)$|^(?:วิธี|如何|怎么)/iu;

/** Its verb and object; where the verb comes last, only if no kind has words for it, whose labels are shorter. */
function beside(text: string, { kind, address, language }: Pick<Call, "kind" | "address"> & { language: string }): string | null {
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

/**
 * What a sentence asks for where its address is: its verb belongs to that address, not to another way beside it. “See the return points on the
 * map” asks to look, whatever else it names; to visit a site is to do there what else is asked.
 */
function kindOf(text: string, address: string | null, language: string): ActionKind | null {
  const clause = address === null ? { text, isCut: false } : clauseOf(text, address, !leadsToAddress(language));
  const asked = (part: string) => asksFor(onlyLeadsOn(part, address) ? part.replace(leadingOn, "") : part, language);
  const near = asked(clause.text);
  const isTurning = address === null || isPhoneOrMail(address) || turnsTo(clause.text, address, language);
  const found = (near.length > 0 ? near : asked(text)).filter(
    (one) => one !== "contact" || (isTurning && (near.length > 0 || !clause.isCut)),
  );
  const [other, ...more] = visitsSite(text, address, language) ? found.filter((one) => one !== "visit" && one !== "contact") : found;
  const kinds = other === undefined && found.length > 0 ? ["read" as const] : [other, ...more].filter((one) => one !== undefined);
  const cue = kinds.includes("read") ? wordsOf(text, language).read?.cue : undefined;
  const opens = cue !== undefined && new RegExp(`^\\P{L}*${cue}`, "iu").test(text);
  return opens ? "read" : (kinds[0] ?? null);
}

const isPhoneOrMail = (address: string) => /^[+(]?\p{Nd}|@/u.test(address);

/** Whether readers turn to a web address: words for it stand before it, or behind all addresses as the verb that ends the sentence. */
function turnsTo(text: string, address: string, language: string): boolean {
  const cue = wordsOf(text, language).contact?.cue;
  if (cue === undefined) return false;
  const ahead = text.slice(0, text.indexOf(address));
  const last = findAddresses(text).reduce((end, one) => Math.max(end, text.indexOf(one) + one.length), 0);
  const found = new RegExp(cue, "iu").exec(text.slice(last).replace(/[(（][^()（）]*[)）]/gu, ""));
  const isLast = found !== null && found.input.length - found.index - found[0].length <= longestEnding;
  return isLast || ((!verbAtEnd.has(language) || /(?:[:：]|は|[은는])[、,]?\s*$/u.test(ahead)) && new RegExp(cue, "iu").test(ahead));
}
/** “… করা যাবে”, “…をお願いいたします” */
const longestEnding = 20;
const verbAtEnd = new Set("tr ja ko hi mr bn ta te gu fa am".split(" "));

/** “登录 https://… 认领…”: to go to a site is to do there what stands behind its address. */
const onlyLeadsOn = (text: string, address: string | null) =>
  address !== null && leadingOn.test(text) && /\p{sc=Han}{2}/u.test(text.slice(text.indexOf(address) + address.length));
const leadingOn = /(?:登录|登陆|登錄|访问|造訪)\s*(?=https?:|www\.)/u;

/** “… please visit our website www.…” */
function visitsSite(text: string, address: string | null, language: string): boolean {
  const cue = wordsOf(text, language).visit?.cue;
  if (cue === undefined || address === null || !/^(?:https?:|www\.)/iu.test(address)) return false;
  return new RegExp(`${cue}$`, "iu").test(withoutTail(text.slice(0, text.indexOf(address)).trim(), language));
}

/** A site that says nothing else has something to read. */
function labelOf({ text, kind, address }: Pick<Call, "text" | "kind" | "address">, words: ReturnType<typeof wordsOf>): string | null {
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

/** Words of a language, in the signs of a text. */
export const wordsOf = (text: string, language: string) => actionWords(language === "zh" && traditional.test(text) ? "zh-hant" : language);

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

/** What a line asks for in so many words; several where it is not clear. */
export const asksFor = oncePerTextIn((text, language): readonly ActionKind[] => {
  const words = wordsOf(text, language);
  // Without blanks between words an address ends where its own signs do.
  const plain = withoutVowelSigns(findAddresses(text).reduce((left, one) => left.replace(one, " "), text));
  return actionKinds.filter((one) => words[one]?.asks.test(plain));
});

// Characters that only texts in traditional ones have.
const traditional = /[們國這會對說時經開關學點體實報電訊門車長東買賣聯絡網請詢預購訂參觀間請線為來過還發種個從後兩無與號場區縣載]/u;

function scoreOf({ text, kind, words, address }: Call, place: number, language: string): number {
  const isWeb = address !== null && !/^[+(\p{Nd}]/u.test(address);
  const isUnnamed = kind === null && address !== null && (words !== null || asksFor(text, language).includes("contact"));
  const asks = kind === null ? (isUnnamed ? 2 : demands(text) ? 1 : 0) : kind === "read" ? 1 : (lesser[kind] ?? 2);
  const isLate = place > 0.5 ? 0.8 : place < 0.15 ? -1 : 0;
  const points = (isWeb ? 2.6 : address === null ? 0 : 2) + asks + (tellsWhen(text) ? 0.5 : 0) + (hasDeadline(text) ? 0.4 : 0) + isLate;
  // What some readers are asked only, and a telephone whose number stands elsewhere, are no way for all to act.
  const isPartial = isForACase(text, language) || (kind === "contact" && address === null);
  // “Tel.: 051 …” says where to ask, and asks nothing.
  const isBare = address !== null && !isWeb && [...text.replace(address, "").matchAll(/\p{L}/gu)].length <= 10;
  return (
    points -
    (isBare ? 1.5 : 0) -
    (isForSome(text) ? 2.5 : 0) +
    (address === null && demands(text) ? 1 : 0) -
    (text.length > 240 ? 0.8 : 0) -
    (isPartial ? 0.9 : 0) -
    (asksForIt(text) ? 1.6 : 0) -
    // “Where it is sold: ticket office, 6 to 20” is a fact.
    (address === null && factOf(text) !== null && !demands(text) ? 1.5 : 0)
  );
}
