import { plainLine, stop } from "../lines.ts";
import { hasAddress } from "../links.ts";
import type { StoryLine } from "./story-lines.ts";

// What a web page has below what was read on it: links to other pages, who owns it, its cookies.

/** Places of lines that belong to the page and not to the story. */
export function pageFurnitureIn(lines: readonly StoryLine[]): ReadonlySet<number> {
  const own = lines.flatMap(({ text }, at) => ((at > 0 && ofPage.test(plainLine(text))) || areTools(text) ? [at] : []));
  const heads = lines.flatMap(({ text }, at) => (at >= fewestAbove && seeAlso.test(plainLine(text)) ? [at] : []));
  return new Set([...own, ...heads.flatMap((at) => [at, ...linksBelow(lines, at)])]);
}
const fewestAbove = 2;

/** The lines of the same paragraph, or of the next one where the heading stands alone. */
function linksBelow(lines: readonly StoryLine[], at: number): number[] {
  const head = lines[at];
  const group = head !== undefined && head.place === head.size - 1 ? lines[at + 1]?.group : head?.group;
  const below = [...lines.keys()].filter((place) => place > at && lines[place]?.group === group);
  // Whole sentences are told, whatever stands above them.
  return below.some((place) => stop.test(lines[place]?.text ?? "")) ? [] : below.slice(0, mostLinks);
}
const mostLinks = 8;

/** “Print page | Share | Read aloud”, “【字号：大 中 小】【打印】”: what a page offers, between bars or brackets, and no way to reach anybody. */
function areTools(text: string): boolean {
  const isParted = /\s[|｜·•/]\s|[\]】][\s\u3000]*[[【]|\s{2,}/u.test(text);
  const own = (text.match(tools) ?? []).length;
  const isOfPage = own > 0 && own + (text.match(networks) ?? []).length >= fewestTools;
  return isParted && isOfPage && [...text].length <= longestTools && hasAddress(text) === null;
}
const longestTools = 90;
const fewestTools = 2;
const tools =
  /(?:drucken|teilen|vorlesen|merken|weiterleiten|print|share|read aloud|font size|copy link|imprimer|partager|imprimir|compartir|stampa|condividi|compartilhar|печать|распечатать|поделиться|роздрукувати|друк|поділитися|скопировать ссылку|εκτύπωση|κοινοποίηση|μέγεθος|شارك|طباعة|نسخ الرابط|حجم الخط|הדפסה|שיתוף|הגדלת טקסט|साझा करें|प्रिंट|শেয়ার|প্রিন্ট|பகிர|அச்சிடு|แชร์|พิมพ์หน้านี้|ขนาดตัวอักษร|字号|字級|打印|列印|收藏|分享|复制链接|文字サイズ|本文へ|印刷|シェア|글자 ?크기|인쇄|공유(?:하기)?)/giu;
const networks = /facebook|whatsapp|telegram|viber|twitter|linkedin|واتساب|فيسبوك|फ़ेसबुक|फेसबुक|व्हाट्सऐप|ফেসবুক|হোয়াটসঅ্যাপ|微信|微博/giu;

const ofPage =
  /^(?:©|\(c\)\s?\p{Nd}{4}|copyright\s(?:©|\(c\)|\p{Nd}{4}))|(?:use|uses|verwenden|nutzen|utilisons|usamos|utilizamos|usiamo|использу\p{L}+|використову\p{L}+|χρησιμοποιούμε|نستخدم|משתמשים ב)\s?(?:\S+\s){0,2}(?:cookies?|кук\p{L}+)(?!\p{L})|(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|все права защищены|усі права захищено|جميع الحقوق محفوظة|כל הזכויות שמורות|版权所有|版權所有|無断転載)/iu;

const seeAlso = new RegExp(
  `^(?:${[
    "(?:read|see) (?:also|more|next)|related (?:articles|news|stories|links)|you (?:may|might) also (?:like|be interested in)",
    "lesen sie auch|das könnte sie auch interessieren|(?:à )?lire aussi|à voir aussi|dans la même rubrique|lea también|te puede interesar|noticias relacionadas|leggi anche|potrebbe interessarti(?: anche)?|leia também|lees ook|läs (?:också|även|mer)|les også|læs også|lue myös",
    "czytaj (?:też|także)|zobacz (?:też|także)|čtěte také|mohlo by vás zajímat|olvassa el ezt is|citește și|ilgili haberler|bunlar da ilginizi çekebilir|baca juga|xem thêm|tin liên quan",
    "читайте также|смотрите также|похожие (?:новости|материалы|статьи)|читайте також|дивіться також|схожі новини|прочетете още|вижте още|διαβάστε (?:επίσης|ακόμη|ακόμα)|δείτε (?:επίσης|ακόμη|ακόμα)|σχετικά (?:άρθρα|νέα)",
    "اقرأ أيضا\\S?|مواضيع ذات صلة|أخبار ذات صلة|קראו (?:גם|עוד)|כתבות (?:נוספות|קשורות)|עוד בנושא|यह भी पढ़ें|संबंधित (?:ख़बरें|खबरें|समाचार|लेख)|আরও পড়ুন|আরো পড়ুন|সম্পর্কিত (?:খবর|সংবাদ)|மேலும் படிக்க|இதையும் படி\\S*|ข่าวที่เกี่ยวข้อง|อ่านข่าวอื่น\\S*",
    "相[关關](?:新[闻聞]|[阅閱][读讀]|[链連][接結]|推[荐薦]|文章|報導)|延伸[閱阅][讀读]|推荐阅读|関連(?:記事|ニュース|リンク|情報)|あわせて読みたい|こちらもおすすめ|관련 ?(?:기사|뉴스|글|소식)|함께 (?:보면 좋은|읽은) 글",
  ]
    .join("|")
    .normalize("NFC")})\\s*[:：]?$`,
  "iu",
);
