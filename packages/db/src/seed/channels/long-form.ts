import { attribute, type ChannelSeed, callToAction, emphasis, length, plain } from "./channel-seed.ts";

export const email: ChannelSeed = {
  code: "email",
  name: "Email newsletter",
  description: "A mail to people who asked for it: subject, preheader, body and one button.",
  kind: "email",
  unit: "graphemes",
  fold: null,
  fields: [
    plain("subject", "Subject", { unit: "graphemes", max: 60, warnOver: 50, help: "Telephones show about 40 characters." }),
    plain("preheader", "Preheader", { unit: "graphemes", min: 40, max: 130, help: "Shown after the subject in the inbox." }),
    { key: "body", label: "Body", format: "markdown", required: true, unit: "words", min: 150, max: 600 },
    plain("button", "Button", { unit: "graphemes", max: 30, required: false, help: "Empty where there is nothing to do." }),
  ],
  attributes: [
    callToAction,
    emphasis,
    length,
    attribute("sender", "Signed by", { type: "text", help: "Person or team under the mail. Left empty, it is not signed." }),
    attribute("recipients", "Recipients", { type: "text", help: "Such as “customers of the last two years”." }),
  ],
  guidance: `A mail to people who gave us their address. It is one letter with one purpose, not a bulletin.

- Subject: what is in it for the reader or what happened, concrete enough to be this mail and no other. Under 50 characters, no capitals for whole words, no exclamation mark, no “newsletter”, no false “Re:”.
- Preheader: continues the subject and never repeats it, 40 to 130 characters.
- Body: Markdown. Greet as the style guide says, without a name. The first sentence is already the matter. Then two to four short sections; a heading (##) above each only if the body is longer than 250 words. Paragraphs of at most four lines. A list where the reader compares or does things in order. Bold at most once.
- Length: Short is 150 to 220 words, Medium 250 to 350, Long 450 to 600.
- What to do and until when comes once in the body, near the end, in the words of the button. No links in running text apart from those the material gives.
- Button: a verb and its object, what happens on a click. Under 30 characters, never “click here” or “learn more”. None where the reader can do nothing.
- Sign only with the name that the settings give.`,
};

export const blog: ChannelSeed = {
  code: "blog",
  name: "Blog article",
  description: "An article for the company's site, with what search engines show of it.",
  kind: "article",
  unit: "graphemes",
  fold: null,
  fields: [
    plain("seo_title", "SEO title", { unit: "graphemes", max: 60 }),
    plain("meta_description", "Meta description", { unit: "graphemes", max: 160, warnOver: 155 }),
    plain("h1", "Headline", { unit: "graphemes", max: 100 }),
    { key: "body", label: "Body", format: "markdown", required: true, unit: "words", min: 800, max: 1500 },
    plain("excerpt", "Excerpt", { unit: "graphemes", max: 300, help: "For lists of articles and previews." }),
  ],
  attributes: [
    callToAction,
    emphasis,
    attribute("search_term", "Search term", { type: "text", help: "What people type who should find this article." }),
    attribute("words", "Words", { type: "number", min: 800, max: 1500, default: 1000 }),
  ],
  guidance: `An article that answers one question so well that the reader needs no second one.

- Headline: says what the article proves or explains, in plain words. SEO title: the same promise with the search term near its beginning, under 60 characters. Meta description: two sentences on what one will know afterwards, under 155 characters.
- Body: Markdown, ## for sections and ### sparingly; no # and no headline in the body. Begin with the finding in two or three sentences, so that somebody who stops there has it. Then show how one knows, what it means, what to do, one section for each step of the outline. Headings say something (“Four of ten need only a seal”), they do not label (“Background”).
- Explain as to an intelligent reader from another trade. An example or figure from the story in each section. Where the story is short, explain what it means and how it works in general terms; never fill it with invented cases, studies or quotations.
- Paragraphs of two to five sentences. A list where there are steps or conditions. Quotations from the story as block quotes with the speaker's name.
- As many words as the settings say, between 800 and 1,500. If the story does not carry that, stay near 800.
- Use the search term, if given, in the first hundred words and in one heading, elsewhere only where it reads well.
- End with what the reader can do now, in one short paragraph.
- Excerpt: two or three sentences that make one want to read on, without repeating the first ones. Under 300 characters.`,
};

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
