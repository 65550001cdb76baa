import type { StyleGuideSeed } from "./style-guide-seed.ts";

export const french: StyleGuideSeed = {
  language: "fr",
  channels: [],
  markdown: `Nous écrivons comme quelqu’un qui a fait le travail lui-même et qui l’explique volontiers. D’abord le constat, ensuite ce qu’il change pour la personne qui lit, enfin ce que nous proposons.

Des phrases courtes, une idée par phrase, des verbes plutôt que des noms en -tion. Un chiffre vaut mieux qu’un adjectif, un mot français mieux qu’un mot anglais de même sens. La chaleur tient à ce que nous sommes du côté du lecteur et reconnaissons nos limites ; un peu d’humour à froid est bienvenu, l’emphase jamais.

Nombres en lettres jusqu’à seize, sauf mesures et prix. Date : 9 mars. Prix : 2,40 €. Espace fine insécable avant ; : ! ? et à l’intérieur des guillemets « … ». Majuscules accentuées. Écriture inclusive par des mots neutres ou par les deux formes, sans point médian.`,
  tone_words: ["clair", "chaleureux", "précis", "sobre"],
  audience: "Des personnes curieuses, sans connaissance du métier et pressées",
  person: "we",
  form_of_address: "vous",
  do_rules: [
    "Commencer par le constat ou par le chiffre",
    "Donner la source d’un chiffre quand le récit la donne",
    "Préférer la voix active et le présent",
    "Dire à qui cela ne convient pas, si cela aide à choisir",
    "Indiquer la prochaine étape et ce qui se passe ensuite",
  ],
  dont_rules: [
    "Commencer par une question ou par « Dans un monde où »",
    "Faire notre propre éloge : le fait suffit",
    "Presser le lecteur ou lui faire la leçon",
    "Employer le point d’exclamation",
    "Passer de « vous » à « tu »",
  ],
  banned_terms: [
    "révolutionnaire",
    "incontournable",
    "unique en son genre",
    "de pointe",
    "innovant",
    "game changer",
    "sublimer",
    "n’hésitez pas à",
  ],
  preferred_terms: [
    { instead_of: "au jour d’aujourd’hui", use: "aujourd’hui" },
    { instead_of: "solutionner", use: "résoudre" },
    { instead_of: "impacter", use: "toucher" },
    { instead_of: "dans le cadre de", use: "pour" },
  ],
  emoji: "none",
};
