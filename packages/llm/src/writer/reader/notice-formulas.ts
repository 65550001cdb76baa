// “This is to inform all residents that …”: what a notice begins with in front of its matter, where that is a whole sentence without it. In
// German, Turkish, Japanese or Korean it is none.

const formulas = [
  "(?:this is|we (?:wish|would like|are writing)) to (?:inform|notify|advise)[^.]{0,100}? that",
  "(?:please be|you are hereby|residents are hereby) (?:informed|advised|notified) that",
  "(?:notice|public notice) is hereby given[^.]{0,60}? that",
  "(?:par la présente,? )?nous (?:vous informons|tenons à vous informer|avons (?:le plaisir|l['’]honneur|le regret) de vous (?:informer|annoncer|faire savoir)) que",
  "(?:por (?:la|el) presente,? )?(?:se (?:informa|comunica|hace saber|pone en conocimiento)|(?:les|le|os) (?:informamos|comunicamos)|informamos|comunicamos)[^.]{0,80}? que",
  "(?:informamos|comunicamos|informa-se|comunica-se|vimos (?:por este meio )?(?:informar|comunicar))[^.]{0,80}? que",
  "(?:si (?:informa|comunica|avvisa|rende noto)|(?:vi )?(?:informiamo|comunichiamo))[^.]{0,80}? che",
  "(?:(?:uprzejmie|niniejszym) )?(?:informujemy|zawiadamiamy|powiadamiamy)[^.]{0,60}?,? że",
  "(?:tímto )?(?:oznamujeme|informujeme|sdělujeme)[^.]{0,60}?,? že",
  "(?:настоящим )?(?:сообщаем|информируем|уведомляем|извещаем|доводим до (?:вашего )?сведения)[^.]{0,80}?,? что",
  "(?:цим )?(?:повідомляємо|інформуємо|сповіщаємо|доводимо до (?:вашого )?відома)[^.]{0,80}?,? що",
  "(?:с настоящото )?(?:съобщаваме|уведомяваме|информираме)[^.]{0,80}?,? че",
  "(?:σας )?(?:ενημερώνουμε|γνωρίζουμε|γνωστοποιούμε|πληροφορούμε)[^.]{0,80}? ότι",
  "(?:הרינו |אנו )(?:להודיע|מודיעים|לעדכן|מעדכנים)\\S{0,4}[^.]{0,40}? כי",
  "[^।]{0,140}?(?:सूचित किया जाता है|अवगत कराया जाता है|सूचना दी जाती है) कि",
  "[^.।]{0,140}?(?:कळविण्यात|सूचित करण्यात) येते की",
  "[^।]{0,140}?(?:জানানো|অবহিত করা|অবগত করা) (?:যাচ্ছে|যাইতেছে|হচ্ছে) যে",
  "[^.]{0,140}?(?:જણાવવામાં|જાણ કરવામાં) આવે છે કે",
  "[^.]{0,120}?به (?:اطلاع|آگاهی)[^.]{0,80}?می\u200c?رساند(?: که)?",
  "(?:dengan ini )?(?:kami )?(?:memberitahukan|menyampaikan|menginformasikan|sampaikan|informasikan)[^.]{0,80}? bahwa",
];
const formula = new RegExp(`^\\s*(?:${formulas.join("|")})[,،]?\\s+(?=\\S)`, "iu");
/** Less than these is no news. */
const shortestMatter = 25;

/** A text without the formula that its first line begins with. */
export function withoutFormula(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => line.trim() !== "");
  const line = lines[at] ?? "";
  const matter = line.replace(formula, "");
  if (matter === line || [...matter].length < shortestMatter) return [...lines];
  return lines.with(
    at,
    matter.replace(/^(?!\p{sc=Georgian})\p{Ll}(?=\p{Ll}|\s)/u, (letter) => letter.toLocaleUpperCase()),
  );
}
