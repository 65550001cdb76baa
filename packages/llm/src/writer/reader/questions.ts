/** “Q. Why now?” and “A. They retire in March.”: letters in front of questions and of their answers, in pairs as languages have them. */
const letters: readonly (readonly [string, string])[] = [
  ["Q", "A"],
  ["F", "A"],
  ["Q", "R"],
  ["P", "R"],
  ["D", "R"],
  ["V", "A"],
  ["F", "S"],
  ["K", "V"],
  ["P", "O"],
  ["S", "C"],
  ["T", "J"],
  ["H", "Đ"],
  ["В", "О"],
  ["П", "В"],
  ["Ε", "Α"],
  ["س", "ج"],
  ["ש", "ת"],
  ["प्र", "उ"],
  ["প্র", "উ"],
  ["கே", "ப"],
  ["ถาม", "ตอบ"],
  ["问", "答"],
  ["問", "答"],
  ["문", "답"],
  ["კ", "პ"],
  ["Հ", "Պ"],
];
const behind = "\\s?\\p{Nd}{0,2}\\s?[.:)：．、]\\s*";
const fewestPairs = 2;

/** A text whose questions and answers stand below each other without their letters; what asks nothing (“I would sooner help.”) begins its answer. */
export function withoutQuestionLetters(text: string): string {
  for (const [asking, answering] of letters) {
    const pairs = new RegExp(`^[ ]*${asking}${behind}(\\S[^\\n]*)\\n(?:[ ]*\\n)?[ ]*${answering}${behind}(?=\\S)`, "gmu");
    if ((text.match(pairs) ?? []).length < fewestPairs) continue;
    return text.replace(pairs, (_, question: string) => (/[?？؟;]\s*$/u.test(question) ? `${question.trim()}\n` : `${question.trim()} `));
  }
  return text;
}
