import { english, englishLinkedIn } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { spanish } from "./spanish.ts";
import type { StyleGuideSeed } from "./style-guide-seed.ts";

const japanese: StyleGuideSeed = {
  language: "ja",
  channels: [],
  markdown: `実際に手を動かした人が、わかりやすく話すように書きます。まず分かったこと、次に読む人にとっての意味、最後に私たちからの提案という順番です。

一文は短く、ひとつの文にひとつの内容。名詞を重ねず、動詞で言い切ります。形容詞より数字、カタカナ語より日常の言葉。温かさは、読む人の側に立つこと、できないことを正直に書くことで伝えます。大げさな表現や感嘆符では伝えません。

文末は「です・ます」でそろえ、同じ語尾を三回以上続けません。数字は半角、日付は「3月9日」、価格は物語にある通貨のまま。句読点は全角の「、。」、引用は「 」。製品名と人名は原文の表記を守ります。漢字とかなの割合に気を配り、画面で読みやすくします。`,
  tone_words: ["誠実", "明快", "落ち着き", "正確"],
  audience: "専門知識はないが関心のある、時間の限られた読者",
  person: "we",
  form_of_address: "です・ます調。「あなた」は使わず、主語を省くか「皆さま」",
  do_rules: [
    "分かったこと、または数字から始める",
    "出典が物語にある数字には出典を添える",
    "能動態で、主語が誰かわかるように書く",
    "向いていない人がいるなら、それも書く",
    "次に何をすればよいか、そのあと何が起きるかを書く",
  ],
  dont_rules: [
    "問いかけや「現代社会において」から始める",
    "自社をほめる。事実だけで十分",
    "読む人を急がせる、教え諭す",
    "感嘆符を使う",
    "英語の言い回しを直訳する",
  ],
  banned_terms: ["革命的", "画期的", "唯一無二", "業界最高峰", "圧倒的", "ゲームチェンジャー", "させていただきます"],
  preferred_terms: [
    { instead_of: "ソリューション", use: "方法" },
    { instead_of: "することができます", use: "できます" },
    { instead_of: "ローンチ", use: "発売" },
    { instead_of: "弊社", use: "私たち" },
  ],
  emoji: "none",
};

const arabic: StyleGuideSeed = {
  language: "ar",
  channels: [],
  markdown: `نكتب كمن أنجز العمل بيده ويسعده أن يشرحه. نبدأ بما وجدناه، ثم ما يعنيه للقارئ، ثم ما نقدّمه.

جمل قصيرة، في كل جملة فكرة واحدة، والفعل قبل الاسم ما أمكن. الرقم أبلغ من الصفة، والكلمة العربية المألوفة أبلغ من الدخيلة ومن الغريبة. الدفء في أن نقف إلى جانب القارئ وأن نعترف بما لا نعرفه، لا في المبالغة ولا في علامات التعجب.

عربية فصحى معاصرة سهلة تُقرأ بارتياح من المغرب إلى الخليج. نخاطب القرّاء بصيغة الجمع أو بالمصدر حتى لا يُستثنى أحد. نكتب الأرقام بالشكل ‎0–9 كما وردت في القصة، والتاريخ هكذا: 9 مارس. علامات الترقيم العربية: ، ؛ ؟. تبقى أسماء العلامات والمنتجات بحروفها الأصلية. لا تشكيل إلا لرفع اللبس.`,
  tone_words: ["واضحة", "ودودة", "رصينة", "دقيقة"],
  audience: "قرّاء فضوليون من غير أهل المهنة ووقتهم ضيّق",
  person: "we",
  form_of_address: "صيغة الجمع: أنتم",
  do_rules: [
    "البدء بالنتيجة أو بالرقم",
    "ذكر مصدر الرقم إذا ذكرته القصة",
    "تفضيل الفعل المبني للمعلوم على «تمّ» مع المصدر",
    "القول لمن لا يناسب العرض إذا أعان ذلك على القرار",
    "ذكر الخطوة التالية وما يحدث بعدها",
  ],
  dont_rules: [
    "البدء بسؤال أو بعبارة «في عالمنا اليوم»",
    "مدح أنفسنا؛ الحقيقة تكفي",
    "استعجال القارئ أو وعظه",
    "استعمال علامات التعجب",
    "الترجمة الحرفية للتعابير الإنجليزية",
  ],
  banned_terms: ["ثوري", "غير مسبوق", "لا مثيل له", "الأفضل على الإطلاق", "نقلة نوعية", "لا تفوّتوا الفرصة", "تجربة لا تُنسى"],
  preferred_terms: [
    { instead_of: "تمّ إطلاق", use: "أطلقنا" },
    { instead_of: "قام بتطوير", use: "طوّر" },
    { instead_of: "بشكل سريع", use: "بسرعة" },
  ],
  emoji: "none",
};

/** The voice of a new company, until it writes its own. A language's catch-all comes before its other guides. */
export const warmExpert: { name: string; description: string; guides: readonly StyleGuideSeed[] } = {
  name: "Warm expert",
  description:
    "Plain, dry, on the reader’s side. Numbers before adjectives. Speaks like somebody who has done the work for years and is glad to explain it: says what was found, what it means and what to do, admits what it does not know, and never shouts. Warm through attention and honesty, not through enthusiasm.",
  guides: [english, englishLinkedIn, german, french, spanish, arabic, japanese],
};
