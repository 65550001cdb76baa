import type { StyleGuideSeed } from "./style-guide-seed.ts";

export const spanish: StyleGuideSeed = {
  language: "es",
  channels: [],
  markdown: `Escribimos como quien ha hecho el trabajo con sus manos y lo explica con gusto. Primero el hallazgo, después lo que significa para quien lee, al final lo que ofrecemos.

Frases cortas, una idea en cada una, verbos antes que sustantivos. Una cifra dice más que un adjetivo y una palabra española más que un anglicismo. La calidez está en ponerse del lado de quien lee y en reconocer los límites; cabe algo de humor seco, nunca el entusiasmo fingido.

Números con letras hasta nueve, con cifras desde 10. Fecha: 9 de marzo. Precio: 2,40 €. Porcentaje con espacio: 43 %. Signos de apertura ¿ y ¡ siempre. Meses y días en minúscula. Lenguaje que incluya a todas las personas con palabras neutras («el equipo», «quienes»), sin arroba ni x.`,
  tone_words: ["claro", "cercano", "seco", "exacto"],
  audience: "Personas curiosas, sin conocimientos del oficio y con poco tiempo",
  person: "we",
  form_of_address: "tú",
  do_rules: [
    "Empezar por el hallazgo o por la cifra",
    "Dar la fuente de una cifra cuando el relato la da",
    "Preferir la voz activa y los verbos conjugados al gerundio",
    "Decir para quién no es, si eso ayuda a decidir",
    "Indicar el siguiente paso y qué ocurre después",
  ],
  dont_rules: [
    "Empezar con una pregunta o con «En el mundo actual»",
    "Elogiarnos: basta el hecho",
    "Meter prisa ni dar lecciones",
    "Usar signos de exclamación",
    "Mezclar «tú» y «usted»",
  ],
  banned_terms: [
    "revolucionario",
    "innovador",
    "único en su clase",
    "de última generación",
    "a la vanguardia",
    "game changer",
    "experiencia inolvidable",
    "no te lo pierdas",
  ],
  preferred_terms: [
    { instead_of: "a día de hoy", use: "hoy" },
    { instead_of: "con el objetivo de", use: "para" },
    { instead_of: "aperturar", use: "abrir" },
    { instead_of: "en base a", use: "según" },
  ],
  emoji: "none",
};
