import type { CountedRule } from "./counted-rule.ts";
import { type ReadText, showing } from "./read-text.ts";

interface Pronouns {
  we: RegExp;
  I: RegExp;
  you: RegExp;
  /** Ways to address a reader, where the language has more than one. */
  forms: Record<string, RegExp>;
}

const word = (list: string, flags = "u") => new RegExp(`^(?:${list})$`, flags);
const none = /^(?!)/;

/** Words by which a language shows who speaks and to whom, as they are written; verbs alone are not looked at. */
const pronouns: Readonly<Record<string, Pronouns>> = {
  en: {
    we: word("we|us|our|ours|we['’](?:re|ve|ll|d)", "iu"),
    I: word("I|I['’](?:m|ve|ll|d)|me|my|mine"),
    you: word("you|your|yours|you['’](?:re|ve|ll|d)", "iu"),
    forms: {},
  },
  de: {
    we: word("wir|uns|unser|unsere|unserem|unseren|unserer", "iu"),
    I: word("ich|mich|mir|mein|meine|meinem|meinen|meiner", "iu"),
    you: word("Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer|du|dich|dir|dein|deine|deinem|deinen|deiner"),
    // At the beginning of a sentence “Sie” and “Ihr” may be somebody else; those are left out below.
    forms: { Sie: word("Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer"), du: word("du|dich|dir|dein|deine|deinem|deinen|deiner", "iu") },
  },
  fr: {
    we: word("nous|notre|nos", "iu"),
    I: word("je|j['’]\\p{L}+|moi|mon|ma|mes", "iu"),
    you: word("vous|votre|vos|tu|toi|ton|ta|tes", "iu"),
    forms: { vous: word("vous|votre|vos", "iu"), tu: word("tu|toi|ton|ta|tes", "iu") },
  },
  es: {
    we: word("nosotros|nosotras|nuestro|nuestra|nuestros|nuestras|nos", "iu"),
    I: word("yo|mi|mis|conmigo", "iu"),
    you: word("usted|ustedes|tú|ti|tu|tus|contigo", "iu"),
    forms: { usted: word("usted|ustedes", "iu"), tú: word("tú|ti|tu|tus|contigo", "iu") },
  },
  it: {
    we: word("noi|nostro|nostra|nostri|nostre", "iu"),
    I: word("io|mio|mia|miei|mie", "iu"),
    you: word("Lei|Suo|Sua|Suoi|Sue|tu|te|tuo|tua|tuoi|tue"),
    forms: { Lei: word("Lei|Suo|Sua|Suoi|Sue"), tu: word("tu|te|tuo|tua|tuoi|tue", "iu") },
  },
  pt: {
    we: word("nós|nosso|nossa|nossos|nossas", "iu"),
    I: word("eu|meu|minha|meus|minhas", "iu"),
    you: word("você|vocês|tu|teu|tua|teus|tuas", "iu"),
    forms: { você: word("você|vocês", "iu"), tu: word("tu|teu|tua|teus|tuas", "iu") },
  },
  nl: {
    we: word("wij|we|ons|onze", "iu"),
    I: word("ik|mij|mijn", "iu"),
    you: word("u|uw|je|jij|jou|jouw|jullie", "iu"),
    forms: { u: word("u|uw", "iu"), je: word("je|jij|jou|jouw|jullie", "iu") },
  },
};

type Sentence = ReadText["sentences"][number];
const has = (sentence: Sentence, pattern: RegExp) =>
  sentence.words.some((one, at) => pattern.test(one) && !(at === 0 && ambiguous.test(one)));
const ambiguous = /^(?:Sie|Ihr|Ihre|Ihrem|Ihren|Ihrer|Lei|Suo|Sua)$/;

function count(texts: readonly ReadText[], pattern: RegExp): number {
  return texts.reduce((sum, text) => sum + text.sentences.filter((sentence) => has(sentence, pattern)).length, 0);
}
const all = (texts: readonly ReadText[]) => texts.reduce((sum, text) => sum + text.sentences.length, 0);

/** As whom the texts speak. Nothing is said where the language is not known, or where they speak as nobody. */
export function personRules(texts: readonly ReadText[], language: string): CountedRule[] {
  const known = pronouns[language];
  if (!known) return [];
  const [we, I, you] = [count(texts, known.we), count(texts, known.I), count(texts, known.you)];
  const total = all(texts);
  const spoken = we >= I ? (["we", we, known.we] as const) : (["I", I, known.I] as const);
  const [text, times, pattern] = spoken[1] >= 2 ? spoken : (["you", you, known.you] as const);
  if (times < 2) return [];
  const because = `${times} of ${total} sentences say “${text}”${text === "we" && I > 0 ? `, ${I} say “I”` : ""}.`;
  return [{ field: "person", text, because, evidence: showing(texts, (sentence) => has(sentence, pattern)) }];
}

/** How readers are addressed, in languages with more than one way. */
export function addressRules(texts: readonly ReadText[], language: string): CountedRule[] {
  const forms = Object.entries(pronouns[language]?.forms ?? {}).map(([form, pattern]) => ({ form, pattern, times: count(texts, pattern) }));
  forms.sort((a, b) => b.times - a.times);
  const [most = { form: "", pattern: none, times: 0 }, other] = forms;
  if (most.times < 2 || most.times < 3 * (other?.times ?? 0)) return [];
  const rest = other && other.times > 0 ? `, ${other.times} with “${other.form}”` : "";
  const because = `${most.times} of ${all(texts)} sentences address the reader with “${most.form}”${rest}.`;
  return [{ field: "form_of_address", text: most.form, because, evidence: showing(texts, (sentence) => has(sentence, most.pattern)) }];
}
