import type { FieldSpec, FieldValues } from "../master-data.ts";
import { mainField } from "../rules/posted-text.ts";
import { parseFields } from "./answer-fields.ts";
import { withoutChatSigns, withPlainSigns } from "./chat-signs.ts";
import { parsePartialJson } from "./partial-json.ts";

/**
 * The parts of a model's whole answer. What certainly only wraps the text is taken away (thoughts, a greeting, an
 * envelope, invisible characters, copied specifications); parts that are only dressed otherwise (JSON, labels, markers
 * with spaces) are read for what they are. What is left may still be wrong, which checks say.
 */
export function readAnswerFields(answer: string, specs: readonly FieldSpec[]): FieldValues {
  const text = withoutWrapping(withoutChatSigns(withoutInvisible(withoutEndlessBlanks(answer))));
  const read = fromJson(text, specs) ?? parseFields(withMarkers(withPlainSigns(text), specs), specs);
  return tidyTags(read, specs);
}

/** A model that is stuck writes line ends or blanks until it is cut off: no text has so many, and looking for what stands behind each takes for ever. */
const withoutEndlessBlanks = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\n{12,}/g, "\n\n")
    .replace(/[^\S\n]{120,}(\n?)/g, (_, end: string) => end || " ")
    .replace(/(?:[^\S\n]*\n){60,}/g, "\n\n");

// A zero-width space parts words in scripts that have no other; tags spell out the flags of regions.
const invisible =
  /[\u00ad\u200e\u200f\u2060-\u2064\ufeff\ufff9-\ufffb\u202a-\u202e\u2066-\u2069]|(?<![\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\u200b|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0000}-\u{e007f}]/gu;
const rightToLeft = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}]/u;

/** Without characters that nobody sees; marks of direction stay where the text runs from right to left. */
function withoutInvisible(text: string): string {
  const isRightToLeft = rightToLeft.test(text);
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "")
    .replace(invisible, (one) => (isRightToLeft && /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(one) ? one : ""));
}

/** How an answer opens that greets whoever asked, and how it says that the text follows, by language. */
const agreeing = [
  "sure|certainly|absolutely|of course|okay|ok|great|gladly|happy to help|no problem",
  "gerne|natürlich|klar|selbstverständlich|bien sûr|avec plaisir|claro|por supuesto|con gusto|certo|certamente|volentieri",
  "natuurlijk|graag|hier|voici|aquí|ecco|com certeza|com prazer|självklart|absolut|visst|selvfølgelig|naturligvis|totta kai|toki",
  "jasne|oczywiście|pewnie|jistě|samozřejmě|samozrejme|természetesen|persze|desigur|sigur|tabii|elbette|tentu(?: saja)?|baik|chắc chắn|dĩ nhiên",
  "конечно|хорошо|разумеется|звичайно|звісно|разбира се|βεβαίως|φυσικά|بالتأكيد|بالطبع|طبعًا|حسنًا|البته|حتما|בטח|כמובן|בשמחה",
  "ज़रूर|जरूर|बिल्कुल|अवश्य|แน่นอน|ได้เลย|はい|承知(?:いた)?しました|かしこまりました|もちろん|当然|好的|當然|沒問題|没问题|네|물론(?:입니다|이죠)?|알겠습니다",
].join("|");
const presenting = [
  "here(?:['’]s| is| are)|hier (?:ist|sind|is|kommt)|voici|aquí (?:está|tienes?|tiene)|ecco|aqui está|segue|här (?:är|kommer)|her (?:er|kommer)|tässä on",
  "oto|zde je|tu je|íme|itt van|iată|işte|berikut|inilah|dưới đây là|вот|ось|ето|ορίστε|ακολουθεί|إليك(?:م)?|ها هو|فيما يلي|در ادامه|הנה|להלן|यह रहा|यहाँ|นี่คือ|ต่อไปนี้คือ",
  "こちら(?:が|は)|以下(?:が|は|に|是|為|为)|下面是|這是|这是|다음은|아래는",
].join("|");
const greeting = new RegExp(
  `^[¡]?(?:(?:${agreeing})(?![\\p{L}\\p{M}])[^\\n]{0,160}[:!.：！。]|(?:${agreeing})[、，!！,][^\\n]{0,160}[:!.：！。]|(?:${presenting})[^\\n]{0,160}[:：])\\s*(?:\\n+(?:-{3,}\\s*\\n)?|$)`,
  "iu",
);
/** What is said to whoever asked and to no reader: an offer to change the text, or the hope that it pleases. */
const offers = [
  "lass mich wissen|lassen sie mich wissen|wenn du möchtest|n['’]hésitez pas à me|dites-moi si|avísame si|fammi sapere|avise-me|me avise|laat me weten",
  "hör av dig|säg till|sig til|si fra|kerro|daj znać|dejte vědět|tudasd|szólj|spune-mi|bana bildir|дайте знать|если (?:нужно|хотите)|дайте знати|якщо",
  "πείτε μου|أخبرني|إذا (?:كنت|أردت)|اگر|אשמח|अगर आप|बताइए|หาก|nếu bạn|jika (?:anda|kamu)|ご希望|必要|修正|如|필요하시면|수정",
].join("|");
const changes = [
  "ander[en]|änder|kürzer|anpass|modifi|autre|chang|cambi|ajust|wijzig|aanpas|version|versie|versión|ändra|ændr|endre|muutoks|zmian|zmien|zmieni|popraw|úprav|změn",
  "módos|düzenle|değiş|правк|измен|змін|αλλαγ|تعديل|تغيير|تغییر|ویرایش|کوتاه|לשנות|שינוי|बदल|แก้ไข|sửa|chỉnh|ubah|revisi|修正|変更|修改|调整|調整|수정",
].join("|");
const hopes = [
  "i hope this|ich hoffe,? (?:das|der|dieser|es) [^\\n]{0,30}(?:hilft|gefällt|passt|entspricht)|espero que (?:te|le|les|os) |espero que (?:goste|ajude|seja útil)",
  "j['’]espère que (?:ce|cela|le texte|la publication)|spero che (?:ti|vi|questo)|ik hoop dat (?:dit|je dit)|mam nadzieję, że (?:się|to|pomog)|umarım (?:beğen|işinize)",
  "надеюсь, (?:это|вам|текст|пост) [^\\n]{0,20}(?:понрав|помо|подой)|ελπίζω να σας|آمل أن (?:يكون هذا|يساعد|ينال|يعجب)|hy vọng bạn thích|semoga (?:ini )?(?:membantu|bermanfaat)",
].join("|");
const asks = "(?:is there|do you need) anything else (?:you['’]d like me|i can (?:help|do|assist))";
/** “Note: I kept it short” is said by who was asked; a note to readers speaks of something else. */
const remark =
  "[(*_]*note:[*_]* ?(?:i(?:['’]ve)? (?:have |also )?(?:kept|tried|used|made|included|avoided|followed|wrote|written|left)|(?:this|the) (?:post|text|draft|copy|answer|response) (?:is|stays|has|keeps|adheres|follows|uses))[^\\n]{0,80}(?:characters?|words?|limits?|request\\p{L}*|instruct\\p{L}*|guidelines?|brief|post|text)(?!\\p{L})[^\\n]{0,200}";
const farewell = new RegExp(
  `\\n+(?:-{3,}\\s*\\n+)?(?:(?:let me know if|feel free to|if you(?:['’]d| would) like(?: me)?|would you like me|do you want me|${asks})(?!\\p{L})[^\\n]{0,240}|${remark}|(?:${hopes})[^\\n]{0,200}|(?:${offers})[^\\n]{0,120}(?:${changes})[^\\n]{0,120})\\s*$`,
  "iu",
);

/** The same within the first paragraph (“Sure! Here is your text. …”) and the last one, which is certain only of both together. */
const greetingInside = new RegExp(
  `^[¡]?(?:${agreeing})(?![\\p{L}\\p{M}])[^\\n.:!?。：！？]{0,60}[.!,。！，、]\\s*(?:${presenting})[^\\n.:!?。：！？]{0,80}[.:!。：！][ \\t]*(?=\\S)`,
  "iu",
);
const farewellInside = new RegExp(
  `(?<=[.!?…。！？]["”’»)]?)[ \\t\\n]{1,4}(?:(?:let me know if|feel free to|if you(?:['’]d| would) like|would you like me|do you want me)(?!\\p{L})[^\\n.!?]{0,160}|(?:${offers})[^\\n.!?]{0,120}(?:${changes})[^\\n.!?]{0,120})[.!?。！？]?\\s*$`,
  "iu",
);

/** Without what surrounds the text but says nothing in it. */
export function withoutWrapping(answer: string): string {
  let text = answer
    .replace(/\r\n?/g, "\n")
    .replace(/^\s*<(think|thinking|reasoning|thought)>[\s\S]*?<\/\1>\s*/i, "")
    // Only the end of thoughts that began before the answer did.
    .replace(/^[\s\S]*<\/(?:think|thinking|reasoning)>\s*/i, "")
    .replace(/^\s*<(?:answer|response|output|result)\b[^>\n]*>[ \t]*\n?/i, "")
    .replace(/(?<![ \t])[ \t]*<\/(?:answer|response|output|result)>\s*$/i, "")
    .trim();
  const [inside, begins] = [greetingInside.exec(text), greeting.exec(text)];
  if (inside && isGreeting(inside[0])) text = text.slice(inside[0].length).replace(farewellInside, "");
  else if (begins && begins[0].length < text.length && isGreeting(begins[0])) text = text.slice(begins[0].length).trimStart();
  return text.replace(farewell, "").trim();
}

/** A post may begin with “Sure!”; who greets speaks of what was asked for. */
const isGreeting = (line: string) => /[:：]\s*(?:-{3,}\s*)?$/.test(line) || askedFor.test(line);
const askedFor =
  /(?<!\p{L})(?:posts?|text|outline|version|draft|copy|email|e-mail|article|piece|content|beitrag|entwurf|texte|texto|testo|tekst|teksten|inlägg|innlegg|opslag|julkaisu|wpis|příspěvek|bejegyzés|postare|gönderi|metin|пост|текст|публикаци\p{L}|допис|κείμενο|ανάρτηση|teks|postingan|bài (?:viết|đăng))(?!\p{L})|المنشور|النص|پست|متن|הפוסט|הטקסט|पोस्ट|टेक्स्ट|โพสต์|ข้อความ|投稿|文章|原稿|文案|帖子|貼文|正文|게시물|텍스트|글입니다/iu;

/** Parts in an answer that is one JSON object, perhaps within another one; null for anything else. */
function fromJson(text: string, specs: readonly FieldSpec[]): FieldValues | null {
  const inside = text
    .replace(/^```[a-z]*\s*\n/i, "")
    .replace(/\n```\s*$/, "")
    .trim();
  if (!inside.startsWith("{")) return null;
  // What ends early, or has a comma too many, is read as far as it goes.
  const value = parsePartialJson(inside.replace(/,(\s*[}\]])/g, "$1"));
  return value === undefined ? null : partsIn(value, specs, 0);
}

function partsIn(value: unknown, specs: readonly FieldSpec[], depth: number): FieldValues | null {
  if (typeof value !== "object" || value === null || Array.isArray(value) || depth > 2) return null;
  const values: FieldValues = {};
  for (const [name, part] of Object.entries(value)) {
    const spec = specOf(name, specs);
    if (!spec) continue;
    const text = Array.isArray(part) ? part.filter((one) => typeof one === "string").join("\n") : typeof part === "string" ? part : "";
    Object.assign(values, parseFields(`[[${spec.key}]]\n${text}`, [spec]));
  }
  if (Object.keys(values).length > 0) return values;
  const inner = Object.values(value);
  return inner.length === 1 ? partsIn(inner[0], specs, depth + 1) : null;
}

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, " ");
const specOf = (name: string, specs: readonly FieldSpec[]) =>
  specs.find((spec) => plain(spec.key) === plain(name) || plain(spec.label) === plain(name));

const bareMarker = /^\s*(?:\[\s*([\p{L}][\p{L}\p{N} _-]{0,80}?)\s*\]|\{\{\s*([\p{L}][\p{L}\p{N} _-]{0,80}?)\s*\}\})\s*$/u;
const element = /^[ \t]*<([a-z][a-z0-9_-]*)>\s*([\s\S]*?)\s*<\/\1>[ \t]*$/gim;

/** `<body>…</body>` and `[body]` as the markers that were asked for, where the first line of the text is one already. */
function withAskedMarkers(text: string, specs: readonly FieldSpec[]): string {
  const inside = text.replace(/^\s*<([a-z]+)>\s*(<[\s\S]*>)\s*<\/\1>\s*$/i, (whole, name: string, inner: string) =>
    specOf(name, specs) ? whole : inner,
  );
  const opened = inside.replace(element, (whole, name: string, inner: string) => {
    const spec = specOf(name, specs);
    return spec ? `[[${spec.key}]]\n${inner}` : whole;
  });
  const lines = opened.split("\n");
  const keyOf = (line: string) => {
    const match = bareMarker.exec(line);
    return match ? specOf(match[1] ?? match[2] ?? "", specs)?.key : undefined;
  };
  if (keyOf(lines[0] ?? "") === undefined) return opened;
  return lines
    .map((line) => keyOf(line))
    .map((key, at) => (key === undefined ? (lines[at] ?? "") : `[[${key}]]`))
    .join("\n");
}

const looseMarker = /^(\s*(?:#{1,9}[ \t]{0,9}|\*\*|>[ \t]{0,9})?)\\?\[\[[ \t]{0,9}(\/?)[ \t]{0,9}([\p{L}][\p{L}\p{N} _-]{0,80}?)\s*\]\]/u;
const copiedRules = /(?<!\s)\s*\((?:required|optional); [^()\n]*\)/;

/** The answer with its parts opened by the markers that were asked for. */
function withMarkers(text: string, specs: readonly FieldSpec[]): string {
  const marked = withAskedMarkers(text, specs)
    .split("\n")
    .flatMap((line) => splitInside(line, specs))
    .flatMap((line) => canonical(line, specs));
  const hasMarker = marked.some((line) => specs.some((spec) => line.includes(`[[${spec.key}]]`)));
  return (hasMarker ? marked : marked.map((line) => fromLabel(line, specs))).join("\n");
}

/** `… the end. [[hashtags]] #a #b` on one line is two parts. */
function splitInside(line: string, specs: readonly FieldSpec[]): string[] {
  const match = /^(.*\S)(?<!\s)\s+(\[\[[ \t]{0,9}[a-z][a-z0-9_]{0,60}[ \t]{0,9}\]\].*)$/iu.exec(line);
  const key = /\[\[\s*([a-z][a-z0-9_]*)\s*\]\]/iu.exec(match?.[2] ?? "")?.[1];
  return match && key !== undefined && specOf(key, specs) ? [match[1] ?? "", match[2] ?? ""] : [line];
}

/** A marker as it was asked for; closing ones, and the line of the specification behind one, are left out. */
function canonical(line: string, specs: readonly FieldSpec[]): string[] {
  const match = looseMarker.exec(line);
  const spec = match && specOf(match[3] ?? "", specs);
  // A channel without a part for hashtags has them in its text.
  if (match && !spec && plain(match[3] ?? "") === "hashtags") return [line.slice(match[0].length).trim()].filter((rest) => rest !== "");
  if (!match || !spec) return [line];
  if (match[2] === "/") return [];
  const rest = line.slice(match[0].length);
  const copied = new RegExp(`^\\s*${escaped(spec.label)}${copiedRules.source}`, "u").exec(rest);
  return [`${match[1] ?? ""}[[${spec.key}]]${copied ? ` ${rest.slice(copied[0].length).trim()}` : rest}`];
}

/** `**Subject:** …` or `## Subject` where no marker was used. A label must be one of the channel's own. */
function fromLabel(line: string, specs: readonly FieldSpec[]): string {
  const match =
    /^\s*(?:#{1,4}\s*)?\*\*\s*([^*:：\n]{1,40}?)\s*(?:[:：]\s*\*\*|\*\*\s*[:：]?)\s*(.*)$/u.exec(line) ??
    /^\s*#{1,4}\s+([^:：\n]{1,40}?)\s*[:：]?\s*()$/u.exec(line) ??
    /^\s*([\p{L}][^:：\n]{0,39}?)\s*[:：]\s*(.*)$/u.exec(line);
  const spec = match && specOf(match[1] ?? "", specs);
  // YAML says with a sign that lines follow.
  return spec ? `[[${spec.key}]] ${(match[2] ?? "").replace(/^[|>][-+]?$/, "")}`.trimEnd() : line;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const tagLine = /^(?:[#＃][\p{L}\p{N}\p{M}_·・\u200c\u200d]+[\s,]*)+$/u;

/** Hashtags once each, and those of a last line of their own among the hashtags, where the channel has a part for them. */
function tidyTags(values: FieldValues, specs: readonly FieldSpec[]): FieldValues {
  const spec = specs.find((one) => one.key === "hashtags" && one.format === "list");
  const main = mainField(specs);
  if (!spec || !main) return values;
  const text = typeof values[main.key] === "string" ? (values[main.key] as string) : "";
  const lines = text.trimEnd().split("\n");
  const last = lines.at(-1) ?? "";
  const given = Array.isArray(values.hashtags) ? values.hashtags : [];
  const own = lines.length > 1 && tagLine.test(last.trim()) ? (last.match(/[#＃][^\s,#＃]+/gu) ?? []) : [];
  const isAgain = own.length > 0 && own.every((tag) => given.some((one) => same(one, tag)));
  const takes = own.length > 0 && (given.length === 0 || isAgain);
  const tags = unique(takes && given.length === 0 ? own : given);
  return {
    ...values,
    ...(takes && { [main.key]: lines.slice(0, -1).join("\n").trimEnd() }),
    ...(tags.length > 0 && { hashtags: tags }),
  };
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const unique = (tags: readonly string[]) => tags.filter((tag, at) => tags.findIndex((one) => same(one, tag)) === at);
