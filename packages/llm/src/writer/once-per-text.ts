/** Characters that are remembered of all texts together. */
const mostHeld = 500_000;

/** The same pure function of a text, which remembers what it has answered: the pieces of a campaign ask the same of the same sentences. */
export function oncePerText<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  let held = 0;
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    held += text.length;
    if (held > mostHeld) {
      known.clear();
      held = text.length;
    }
    const answered = answer(text);
    known.set(text, answered);
    return answered;
  };
}

/** The same of a text in a language. */
export function oncePerTextIn<Answer>(answer: (text: string, language: string) => Answer): (text: string, language: string) => Answer {
  const byLanguage = new Map<string, (text: string) => Answer>();
  return (text, language) => {
    const known = byLanguage.get(language) ?? oncePerText((one) => answer(one, language));
    byLanguage.set(language, known);
    return known(text);
  };
}
