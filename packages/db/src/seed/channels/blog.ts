import { attribute, type ChannelSeed, callToAction, emphasis, plain } from "./channel-seed.ts";

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
