/** Sentences as people write them, by language; what a file of letters in a row would cost says little about scripts that are shaped or have no spaces. */
export const realSentences = {
  en: [
    "The bakery on Mill Street opens its oven to the neighbours every Thursday at six.",
    "Whoever brings a loaf of their own may put it in, and stays for a cup of coffee meanwhile.",
    "“We had room left and heat to spare,” says the baker, who has kept the shop for thirty years.",
    "Last winter the first twelve families came; by spring there were forty of them.",
    "Bring a name on a slip of paper, so that nobody takes home what somebody else has kneaded.",
  ],
  ar: [
    "يفتح المخبز في شارع الطاحونة فرنه للجيران كل يوم خميس في الساعة السادسة.",
    "يستطيع كل من يحضر عجينه أن يضعه في الفرن ويشرب القهوة أثناء الانتظار.",
    "قال الخباز الذي يدير المحل منذ ثلاثين عاما إن في الفرن مكانا وحرارة تكفي الجميع.",
    "جاءت في الشتاء الماضي اثنتا عشرة عائلة، وأصبح عددها في الربيع أربعين.",
    "اكتبوا أسماءكم على ورقة صغيرة حتى لا يأخذ أحد خبز غيره إلى بيته.",
  ],
  ja: [
    "水車通りのパン屋は、毎週木曜日の午後六時に近所の人のためにかまどを開けます。",
    "自分で作った生地を持ってきた人は、焼き上がるまでコーヒーを飲みながら待つことができます。",
    "三十年店を続けてきた主人は「場所も熱も余っていたのです」と話しています。",
    "去年の冬には十二家族が集まり、春には四十家族になりました。",
    "ほかの人のパンを持ち帰らないように、名前を書いた紙を添えてください。",
  ],
} as const;

export type RealLanguage = keyof typeof realSentences;

/** Paragraphs of these sentences in another order for each seed, of about so many characters. */
export function realText(language: RealLanguage, { seed, characters }: { seed: number; characters: number }): string {
  const sentences = realSentences[language];
  const space = language === "ja" ? "" : " ";
  let text = "";
  for (let i = 0; text.length < characters; i += 1) {
    const sentence = sentences[(i * 3 + seed + Math.floor(i / 5)) % sentences.length] ?? "";
    text += sentence + (i % 4 === 3 ? "\n\n" : space);
  }
  return text.trim();
}
