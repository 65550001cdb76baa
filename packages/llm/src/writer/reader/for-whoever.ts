// What a call begins with that is meant for those who want what stands above it: “Those who want to join …”, “If you can spare an hour …”.
const wishes: Readonly<Record<string, string>> = {
  en: "those (?:who|interested)|any(?:one|body) (?:who|interested)|everyone (?:who|interested)|if you (?:can|could|want|would like|wish)|interested",
  de: "wer|interessierte|wenn (?:sie|du|ihr)",
  fr: "ceux qui|celles et ceux|toute personne|les personnes (?:intéressées|qui)|les intéressés|si vous",
  es: "quien(?:es)?|l[oa]s (?:interesad[oa]s|que)|las personas (?:interesadas|que)|si (?:quiere|puede|desea)n?",
  it: "chi|gli interessati|le persone interessate|se (?:vuoi|volete|puoi|potete)",
  pt: "quem|os interessados|as pessoas interessadas|se (?:quer|quiser|pode|puder)",
  nl: "wie|belangstellenden|geïnteresseerden|als (?:u|je)",
  sv: "den som|de som|intresserade|om du|vill du",
  da: "den,? der|de,? der|interesserede|hvis du|vil du",
  nb: "den som|de som|interesserte|hvis du|vil du",
  fi: "kiinnostuneet|halukkaat|jos",
  pl: "osoby (?:zainteresowane|chętne)|chętni|zainteresowani|kto|jeśli",
  cs: "zájemci|kdo|pokud",
  ro: "cei (?:interesați|care)|persoanele (?:interesate|care)|dacă",
  hu: "az érdeklődők|érdeklődők|aki|ha",
  tr: "(?:\\p{L}+ )?(?:isteyen|dileyen)ler|ilgilenenler|eğer",
  vi: "(?:ai|những ai|người) (?:quan tâm|muốn)|bạn nào|nếu",
  id: "(?:bagi )?(?:yang|peminat|warga yang) (?:berminat|ingin)|peminat|jika",
  ru: "желающ\\p{L}*|кто|те,? кто|если",
  uk: "охоч\\p{L}*|бажаюч\\p{L}*|хто|ті,? хто|якщо",
  bg: "желаещите|който|които|ако",
  sr: "заинтересован\\p{L}*|ко|ако",
  el: "όσοι|όσες|οι ενδιαφερόμενοι|όποιος|όποια|αν|εάν",
  ar: "و?(?:على |يمكن )?(?:ال|لل|ل)?(?:راغب|مهتم)\\p{L}*|من (?:يرغب|أراد|يريد)|إذا",
  fa: "علاقه\\p{Cf}?مندان|متقاضیان|کسانی که|اگر",
  he: "ה?מעוניינ\\p{L}+|מי ש\\p{L}+|רוצים|אם",
  hi: "इच्छुक|जो|अगर|यदि",
  mr: "इच्छुक\\p{M}*|जे|ज्यांना|जर",
  bn: "আগ্রহী(?:রা|গণ)?|ইচ্ছুক(?:রা)?|যাঁরা|যারা|যদি",
  ta: "(?:\\P{Z}+ )?(?:ஆர்வமுள்ளோர்|விருப்பமுள்ளோர்|விரும்புவோர்)",
  te: "ఆసక్తి[\\p{L}\\p{M}]*",
  gu: "રસ ધરાવતા|ઇચ્છુક",
  am: "ፍላጎት ያላ\\p{L}*",
  ka: "მსურველ\\p{L}*|დაინტერესებულ\\p{L}*|ვისაც",
  hy: "ցանկացող\\p{L}*|հետաքրքրված\\p{L}*|ովքեր",
};
const unspaced =
  /^(?:(?:ご)?(?:希望|興味|関心)|参加を?ご?希望|愿意|願意|有意|有兴趣|有興趣|感兴趣|感興趣|想(?:来|來|参加|參加)|(?:참가|참여|신청)를? ?(?:원하|희망)|희망자|관심 ?있는|누구나|원하는|ผู้(?:ที่)?(?:สนใจ|ประสงค์)|ใครสนใจ)/u;

/** Whether a call is meant for whoever wants something that it does not name itself. */
export function isForWhoever(text: string, language: string): boolean {
  const words = wishes[language];
  return unspaced.test(text) || (words !== undefined && new RegExp(`^(?:${words})(?![\\p{L}\\p{M}])`, "iu").test(text));
}
