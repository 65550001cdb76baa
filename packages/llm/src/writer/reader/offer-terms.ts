import { findAddresses } from "./links.ts";

// The small print of an offer, as it stands without any label below everything else. Who tells the price has to tell it, too.

const terms = new RegExp(
  [
    "while (?:stocks?|supplies) lasts?|incl(?:uding|\\.) vat|(?:can(?:no|['’])t|may not) be combined|not valid (?:with|in conjunction)|terms (?:and conditions )?apply|subject to (?:change|availability|weather)",
    "inkl\\. (?:ust|mwst)|solange (?:der )?vorrat|nicht mit anderen|nicht kombinierbar|(?:preis|angebot|rabatt) gilt|zolang de voorraad|niet in combinatie|så länge lagret|kan inte kombineras|så længe lager|kan ikke kombineres",
    "dans la limite des (?:stocks|places)|non cumulable|hasta agotar|no acumulable|no es? combinable|iva incluido|fino a(?:d)? esaurimento|non cumulabil|iva inclusa|enquanto durarem|não cumulativ|iva incluído",
    "do wyczerpania|nie łącz(?:y|ą) się|do vyprodání|nelze kombinovat|stoklarla sınırlı|birleştirilemez|số lượng có hạn|không áp dụng đồng thời|selama persediaan|tidak dapat digabung",
    "имеются противопоказания|не суммиру\\p{L}*|количество (?:товара|мест) ограничен\\p{L}*|не сумується|кількість обмежена|μέχρι εξαντλήσεως|δεν συνδυάζ\\p{L}*|με φπα",
    "لا (?:يجوز|يمكن) الجمع|حتى نفاد|تطبق الشروط|אין כפל|עד גמר המלאי|स्टॉक (?:रहने|सीमित)|शर्तें लागू|अन्य ऑफ़?र|স্টক থাকা|শর্ত প্রযোজ্য|இருப்பு உள்ளவரை|நிபந்தனை",
    "จำนวนจำกัด|ไม่สามารถใช้ร่วม|จนกว่าสินค้าจะหมด|数に限り|併用(?:は)?でき|なくなり次第|数量有限|售完即止|不与其他优惠|재고 소진|중복 (?:할인|적용)",
  ].join("|"),
  "iu",
);

/** Why somebody gets a letter, and how to get no more of them. */
const ofMailing =
  /unsubscribe|λαμβάνετε το ενημερωτικό|you(?:['’]re| are) receiving|abmelden|sie erhalten diese|vous recevez ce|désinscri|recibe este|darse de baja|ricev\p{L}+ questa|disiscri|получ\p{L}+ это|отпис|отримали цей|відпис|본 메일은|수신 ?거부|本メールは|配信(?:停止|解除)|本邮件|本郵件|退订|退訂|ยกเลิกการรับ/iu;

/** Whether a note only says why somebody gets a letter, or how to get no more of them. */
export const isOfMailing = (text: string): boolean => ofMailing.test(text);

/** Whether a story has a sentence in a line that begins with the mark of a footnote: it adds to what is told, and is no reason to read on. */
export const isFootnote = (text: string, markdown: string): boolean =>
  markdown.split("\n").some((line) => /^\s*[*＊※†‡]\s?(?![*\s])/u.test(line) && line.includes(text.slice(0, ofFootnote)));
const ofFootnote = 20;

/** The sentences of such a paragraph that are of the offer, as one; null for any other paragraph. */
export function offerTerms(paragraph: string): string | null {
  const text = paragraph
    .trim()
    // A heading above it, and a mark that nothing in the text has.
    .replace(/^#+\s[^\n]*\n/u, "")
    .replace(/^\*\s*(?!\*)/u, "")
    .replace(/\s*\n\s*/gu, " ");
  if (text.length > longest || !/[.!。！।]$/u.test(text.replace(/\S+\.\S+$/u, ".")) || !terms.test(text)) return null;
  const sentences = text.split(/(?<=[\p{L}\p{M}\p{Nd})]{3}[.!])\s+(?=[\p{Lu}\p{Lo}])|(?<=[。！।])\s*(?=[\p{Lu}\p{Lo}])/u);
  const kept = sentences.filter((one) => !ofMailing.test(one) && findAddresses(one).length === 0);
  return kept.length === 0 ? null : kept.join(/[。！]/u.test(text) ? "" : " ");
}
const longest = 600;
