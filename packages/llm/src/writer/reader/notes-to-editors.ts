/** “Notes to editors” and what stands below it, apart from the text it stands in: nobody else is told it. */
export function takeNotesToEditors(text: string): { text: string; notes: string[] } {
  const paragraphs = text.split(/\n(?:[^\S\n]*\n)+/u);
  const at = paragraphs.findIndex((paragraph, index) => index >= fewestAbove && isHeading(firstLine(paragraph)));
  const paragraph = paragraphs[at];
  if (paragraph === undefined) return { text, notes: [] };
  const [heading = "", ...own] = linesOf(paragraph);
  let end = at + 1;
  const below: string[] = [];
  // Below the heading alone one paragraph is its own, and as many as go on counting.
  while (end < paragraphs.length && ((own.length === 0 && end === at + 1) || isCounted(firstLine(paragraphs[end] ?? "")))) {
    below.push(...linesOf(paragraphs[end] ?? ""));
    end += 1;
  }
  return {
    text: [...paragraphs.slice(0, at), ...paragraphs.slice(end)].join("\n\n"),
    notes: [heading, ...own, ...below],
  };
}

/** Headline and news stand above them. */
const fewestAbove = 2;

const linesOf = (paragraph: string) =>
  paragraph
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
const firstLine = (paragraph: string) => linesOf(paragraph)[0] ?? "";
const isCounted = (line: string) => /^[(（]?\p{Nd}{1,2}[).）．、]\s?\P{Nd}/u.test(line);

const isHeading = (line: string) => heading.test(line);
const heading = new RegExp(
  `^[\\s#*■◆【\\[]*(?:${[
    "notes? (?:to|for) (?:the )?(?:editors?|journalists|media)|editors?['’] notes?|hinweise? (?:für|an) (?:die )?redaktion(?:en)?",
    "notes? (?:aux|pour les|à l['’]attention des) (?:rédactions|rédacteurs|journalistes)|notas? para (?:los |os )?(?:editores|redactores|periodistas|jornalistas)|note per (?:le redazioni|la redazione|i redattori)|noot voor de redactie",
    "(?:примечани[ея]|информация) для (?:редакци[йи]|редакторов|сми|журналистов)|(?:примітк[аи]|інформація) для (?:редакцій|редакції|редакторів|змі|медіа|журналістів)|σημειώσεις (?:για|προς) (?:τους )?συντάκτες",
    "ملاحظات? (?:للمحررين|إلى المحررين)|הערות? לעורכים|संपादकों के लिए (?:नोट|टिप्पणी|सूचना)|সম্পাদকদের জন্য (?:নোট|তথ্য)|ஆசிரியர்களுக்கான குறிப்பு(?:கள்)?|หมายเหตุ(?:ถึง|สำหรับ)(?:กอง)?บรรณาธิการ",
    "(?:编辑|編輯)(?:备注|備註)|(?:致|给)编辑的?说明|編集者への注記|편집자 ?(?:주|참고 ?사항|참고)",
  ].join("|")})[\\s:：*】\\]]*$`,
  "iu",
);
