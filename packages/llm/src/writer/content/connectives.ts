// What a sentence goes on from, and what is left of it alone.

// “As we said in March, the canteen changes”
const connectives: Readonly<Record<string, string>> = {
  en: "therefore|now|so|also|however",
  de: "deshalb|daher|darum|nun|deswegen|also",
  nl: "daarom|nu|dus",
  fr: "donc|désormais",
  es: "por eso|por ello|ahora",
  pt: "por isso|agora",
  it: "quindi|perciò|ora",
  ru: "поэтому|теперь",
  uk: "тому|тепер",
  el: "λοιπόν|γι’ αυτό|τώρα",
  pl: "dlatego|teraz",
  tr: "bu nedenle|bu yüzden|artık",
};

/** “We have therefore decided to start …”: what a headline does not go on from. */
export const withoutConnective = (sentence: string, language: string): string =>
  sentence.replace(new RegExp(`(?<=\\p{L})\\s(?:${connectives[language] ?? "(?!)"})(?=\\s\\p{L})`, "iu"), "");

// What a call that stands alone cannot begin with. Not where the verb would have to move without it (“Deshalb bitten wir …”).
const openers: Readonly<Record<string, string>> = {
  en: "so|therefore|that is why|but|then|and",
  ru: "поэтому|так что|но",
  uk: "тому|отже|але",
  bg: "затова|но",
  el: "γι[’']\\s?αυτό|λοιπόν|έτσι|αλλά",
  he: "לכן|על כן|אבל",
  ar: "ولذلك|لذلك|ولذا|لذا|لكن",
  fa: "بنابراین|برای همین|از این رو|پس|اما",
  hi: "इसलिए|अतः|लेकिन",
  mr: "त्यामुळे|म्हणून|पण",
  bn: "তাই|সেজন্য|এজন্য|তবে|কিন্তু",
  ta: "எனவே|ஆகவே|ஆனால்|அதனால்",
};
/** “材料の都合がありますので、”: why, of what is told elsewhere. */
const openersOfHan =
  /^(?:因此|所以|为此|為此|そこで|そのため|つきましては|따라서|그래서|이에 앞서|이에 따라|아울러|[^、。]{1,10}の都合(?:が(?:あり|ござい)ますので|により|上))[、，,\s]*/u;

/** “So book a seat at …”: what is asked for without what it goes on from. */
export function withoutOpener(call: string, language: string): string {
  const rest = call
    .replace(openersOfHan, "")
    .replace(new RegExp(`^(?:${openers[language] ?? "(?!)"})(?![\\p{L}\\p{M}])[,،、，]?\\s*`, "iu"), "");
  return rest === call || rest === "" ? call : rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** “ويعرض …”: an Arabic sentence that goes on with “and”; few words have that letter of their own. */
export const joinsOn = (text: string): boolean =>
  addsTo(text) || /^و(?!(?:زارة|زير|كالة|رشة|فد|فاة|لاية|ثيقة|جبة|ردة|اد[يى]))[\p{sc=Arabic}\p{M}]{2,}/u.test(text);
/** “साथ ही, …”, “In addition, …”, “另有「…」工作坊”: what it adds to stands before. */
export const addsTo = (text: string): boolean => besides.test(text);
const besides =
  /^(?:in addition|additionally|moreover|furthermore|besides|also|darüber hinaus|außerdem|zudem|hinzu komm(?:t|en)|dazu komm(?:t|en)|en outre|de plus|par ailleurs|además|asimismo|inoltre|além disso|bovendien|dessutom|desuden|ponadto|dodatkowo|navíc|кроме того|также|крім того|також|освен това|επιπλέον|επίσης|בנוסף|साथ ही|इसके अलावा|याशिवाय|তাছাড়া|এছাড়াও?|பிறகு|மேலும்|అలాగే|ayrıca|ngoài ra|selain itu|همچنین|علاوه بر|(?:and )?(?:one|another) (?:more )?(?:small |last |little )?thing|(?:und )?noch etwas|encore une chose|(?:y )?una cosa más|un['’]ultima cosa|só mais uma coisa|(?:и )?ещ[её] одн[оа]|(?:і |та )?ще одн[еа]|και κάτι ακόμη|وشيء آخر|أمر آخر|ו?עוד דבר(?: (?:קטן|אחד))?|एक और बात|আরও? একটি কথা|இன்னொரு (?:செய்தி|விஷயம்))(?![\p{L}\p{M}])[,،:]?\s|^(?:また、|さらに|なお、|此外|另外|另有|另將|另将|同时|또한|아울러|นอกจากนี้|อีกเรื่อง|もう一つ|最后还有|最後還有|끝으로)/iu;
