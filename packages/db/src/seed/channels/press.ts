import { attribute, type ChannelSeed, emphasis, plain } from "./channel-seed.ts";

export const press: ChannelSeed = {
  code: "press",
  name: "Press release",
  description: "News for editors, written so that they can print it.",
  kind: "press",
  unit: "graphemes",
  fold: null,
  fields: [
    plain("headline", "Headline", { unit: "graphemes", max: 100 }),
    plain("subhead", "Subhead", { unit: "graphemes", max: 150, required: false }),
    plain("dateline", "Dateline", { unit: "graphemes", max: 100, help: "Place and date." }),
    { key: "body", label: "Body", format: "markdown", required: true, unit: "words", min: 300, max: 600 },
    plain("quote", "Quote", { unit: "graphemes", max: 600, required: false, help: "With name and function of the speaker." }),
    plain("boilerplate", "About the company", { unit: "graphemes", max: 800, required: false }),
    plain("contact", "Press contact", { unit: "graphemes", max: 300, required: false }),
  ],
  attributes: [
    emphasis,
    attribute("release_date", "Release date", { type: "date", help: "Left empty, the first day of the campaign." }),
    attribute("place", "Place", { type: "text", help: "Left empty, the company's place if the story names it." }),
    attribute("boilerplate", "About the company", { type: "textarea", help: "Taken over word for word." }),
    attribute("contact", "Press contact", { type: "textarea", help: "Name, telephone, mail. Taken over word for word." }),
  ],
  guidance: `News for editors who will cut from the end, check every word and throw away whatever sounds like advertising.

- Headline: the news as a newspaper would put it, with the company as subject or object, present tense, under 100 characters. Subhead: the second most important fact.
- Dateline: place and date as usual in this language's press. The date from the settings, or the first day of the campaign; the place from the settings or the story, or leave the place out.
- Body: the first paragraph answers who, what, when, where and why in two sentences. Each paragraph after it matters less than the one before, so that any number can be cut from the end. Third person throughout: the company is “it”, never “we”, whatever the style guide says about person. No adjectives of praise, no address to the reader, no call to action, no exclamation mark. Figures with their source if the story names it.
- 300 to 600 words; headings only above 450.
- Quote: only words that the story has in quotation marks, with name and function of the person who said them; translate faithfully if need be. If it has none, leave the part out. Never write a quotation for somebody.
- About the company and press contact: from the settings word for word, else from the story if it has them, else leave the part out.`,
};
