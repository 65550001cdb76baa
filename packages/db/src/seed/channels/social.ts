import { attribute, type ChannelSeed, callToAction, emoji, emphasis, hashtagCount, hashtags, length, plain } from "./channel-seed.ts";

export const linkedin: ChannelSeed = {
  code: "linkedin",
  name: "LinkedIn post",
  description: "One post for the company page, read by customers, partners and people who might join.",
  kind: "social",
  unit: "utf16",
  fold: 210,
  fields: [
    plain("body", "Body", { unit: "utf16", max: 3000, warnOver: 2000, help: "The first two lines show before “see more”." }),
    hashtags(3, 5),
  ],
  attributes: [callToAction, emphasis, length, hashtagCount(3, 5, 3), emoji],
  guidance: `A post on the company page, read at work by people who know the trade and scroll fast.

- The first line is a finding, a figure or a plain statement that somebody in the trade would stop for. It stands alone, fits in 200 characters together with the second, and makes sense without a click. It is not a question and does not announce that there is news.
- Then tell one thing well: how we found out, what it means, what we did about it. Write as a colleague who knows the work, not as a brand that is “thrilled to announce”.
- Paragraphs of one to three sentences with an empty line between them. No headings, no bold, no rows of emoji or arrows. A short list only when the matter is a list.
- Length: Short is 400 to 700 characters, Medium 900 to 1,300, Long 1,600 to 2,000.
- End with the call to action, or with a question that a reader could answer from experience, not with both.
- Hashtags: as many as the settings say, three if they say nothing. Words that people in the trade follow, the widest first; no invented slogans.`,
};

export const x: ChannelSeed = {
  code: "x",
  name: "X post",
  description: "One post of 280 characters, or the first of a short thread.",
  kind: "social",
  unit: "x_weighted",
  fold: null,
  fields: [
    plain("body", "Body", {
      unit: "x_weighted",
      max: 280,
      warnOver: 250,
      help: "Hashtags are posted with it: leave them room. Any link counts 23.",
    }),
    hashtags(1, 2),
    {
      key: "thread",
      label: "Thread",
      format: "list",
      required: false,
      unit: "x_weighted",
      max: 280,
      countMax: 8,
      help: "Posts that follow the first one.",
    },
  ],
  attributes: [
    callToAction,
    emphasis,
    attribute("thread_posts", "Posts in the thread", {
      type: "number",
      min: 0,
      max: 8,
      default: 0,
      help: "0 is a single post without a thread.",
    }),
  ],
  guidance: `One post that is worth repeating on its own.

- One thought, the strongest one, in one to three short sentences. State it; do not announce it and do not tease.
- A figure, a contrast or a plain claim carries it. Cut every word that can go: articles of manner, “we are happy to”, “check out”.
- Body and hashtags are posted together and share 280 characters, so keep the body under 250. A link counts as 23 characters; Chinese, Japanese and Korean characters and emoji count as two.
- One or two hashtags, after the text, never in the middle of a sentence unless the word stands there anyway.
- Thread: write one only if the settings give a number above 0. Then the first post must stand without the rest, and each following one adds a fact, ends as a sentence and stays under 280. One post a line. No numbering, no “a thread”.`,
};

export const facebook: ChannelSeed = {
  code: "facebook",
  name: "Facebook post",
  description: "A post for the page's followers, often customers and neighbours.",
  kind: "social",
  unit: "utf16",
  fold: 400,
  fields: [plain("body", "Body", { unit: "utf16", max: 5000, warnOver: 500, help: "Readers lose interest after about 500 characters." })],
  attributes: [callToAction, emphasis, length, emoji],
  guidance: `A post for people who already follow the page: customers, neighbours, friends of the house. They look at it between pictures of people they know.

- Begin in the middle: something that happened, somebody who did it, something one can picture. The news comes in the second sentence, not the first.
- Write as one would tell it across a counter. Everyday words, short sentences, no trade terms without a reason.
- Length: Short is up to 200 characters, Medium 250 to 450, Long up to 900. Over 500 the end is rarely read, so put what matters before that.
- Two or three short paragraphs. No hashtags.
- End with one thing to do: come, look, write to us, tell us. A question only when we would really like to read the answers.`,
};

export const instagram: ChannelSeed = {
  code: "instagram",
  name: "Instagram caption",
  description: "Caption for a picture or carousel, with hashtags and a description of the picture.",
  kind: "social",
  unit: "utf16",
  fold: 125,
  fields: [
    plain("caption", "Caption", { unit: "utf16", max: 2200, warnOver: 1200, help: "About 125 characters show before “more”." }),
    hashtags(0, 5, false),
    plain("alt_text", "Alt text", {
      unit: "utf16",
      max: 1000,
      required: false,
      help: "Describes the picture to people who cannot see it.",
    }),
  ],
  attributes: [
    callToAction,
    emphasis,
    length,
    hashtagCount(0, 5, 4),
    emoji,
    attribute("picture", "Picture", { type: "textarea", help: "What the picture shows. Without it no alt text is written." }),
  ],
  guidance: `A caption under a picture. The picture has stopped the thumb; the caption says why it was worth it.

- The first 125 characters show; make them a whole thought that adds to the picture instead of describing it.
- Then a small story or one useful thing, in short paragraphs with an empty line between them. Sensory and close: what one sees, holds, hears. One figure at most.
- Length: Short is up to 150 characters, Medium 250 to 500, Long 700 to 1,200.
- Links in captions cannot be clicked; when there is a link, say where to find it (the link in the profile), and print an address only if it is short enough to type.
- Hashtags: as many as the settings say, never more than five, specific before popular. They go in their own part, none inside the caption.
- Alt text: only when the settings say what the picture shows. Describe that in one or two plain sentences: who or what, doing what, where; text in the picture word for word. No “picture of”, no advertising. Without a description leave the part out; never make up a picture.`,
};

export const tiktok: ChannelSeed = {
  code: "tiktok",
  name: "TikTok",
  description: "Hook, spoken script and caption of a short vertical video.",
  kind: "video",
  unit: "utf16",
  fold: 100,
  fields: [
    plain("hook", "Hook line", { unit: "graphemes", max: 80, help: "Said and shown in the first two seconds." }),
    plain("caption", "Caption", { unit: "utf16", max: 2200, warnOver: 300 }),
    plain("script", "Spoken script", { unit: "words", max: 150, help: "150 spoken words are about a minute." }),
  ],
  attributes: [
    callToAction,
    emphasis,
    attribute("seconds", "Length in seconds", { type: "number", min: 10, max: 60, default: 35 }),
    attribute("speaker", "Who speaks", { type: "text", help: "Such as “our head of repairs, in the workshop”." }),
  ],
  guidance: `A short vertical video that one person speaks into a camera. People decide in two seconds.

- Hook line: what is said and shown first. A claim, a contradiction or something about to happen, under 80 characters, in spoken words. No greeting, no name of the company, no “did you know”.
- Script: only the words that are spoken, as people speak: short sentences, contractions, one subject. Keep the promise of the hook at once, show one thing step by step, end on the line people will quote and then the call to action in one sentence. Two and a half words a second: for the length in the settings that is its number times 2.5 words, never more than 150. No stage directions, no time codes, no bracketed notes.
- Nothing in the script requires a prop, a person or a place that the material does not have.
- Caption: one or two sentences that add what the video leaves out, and up to three hashtags at its end. Under 300 characters.`,
};

export const youtube: ChannelSeed = {
  code: "youtube",
  name: "YouTube",
  description: "Title, description and tags of a video.",
  kind: "video",
  unit: "utf16",
  fold: 100,
  fields: [
    plain("title", "Title", { unit: "utf16", max: 100, warnOver: 70, help: "Search shows about 60 to 70 characters." }),
    plain("description", "Description", { unit: "utf16", max: 5000, warnOver: 2500 }),
    { key: "tags", label: "Tags", format: "list", required: false, unit: "utf16", max: 100, countMax: 30, totalMax: 500 },
  ],
  attributes: [
    callToAction,
    emphasis,
    length,
    attribute("video", "What the video shows", { type: "textarea", help: "Scenes, people and order, as far as known." }),
    attribute("chapters", "Chapters", { type: "textarea", help: "Time and heading, a line each. Taken over as they are." }),
  ],
  guidance: `What stands around a video and lets people find and choose it.

- Title: what one will see or learn, with the words somebody would search for in the first half. Under 70 characters, no capitals for whole words, no clickbait that the video cannot pay for.
- Description: the first two lines show in search and under the video; together they say what it is about and why to watch. After an empty line follow the details: what is shown, figures, names, what to look up. Then the call to action, and the campaign's links, a line each with two or three words on where they lead.
- Describe only what the settings say about the video, or what follows safely from the story (“we explain”, “we show” only for what it contains). Chapters are given in the settings or left out; never make up times.
- Length: Short is 300 to 500 characters, Medium 800 to 1,200, Long 1,800 to 2,500.
- Tags: eight to fifteen, one a line without #, from specific to general, with the product's name and its common misspelling if there is one. Under 500 characters together.`,
};

export const threads: ChannelSeed = {
  code: "threads",
  name: "Threads",
  description: "A short post that invites a conversation.",
  kind: "social",
  unit: "utf8_bytes",
  fold: null,
  fields: [
    plain("body", "Body", {
      unit: "utf8_bytes",
      max: 500,
      help: "Counted in bytes: accents take two, Arabic letters two, Japanese and emoji three or four.",
    }),
  ],
  attributes: [callToAction, emphasis, emoji],
  guidance: `A post in the tone of a conversation among people who share an interest.

- One observation from the story, told in the first person of the company, as one would say it to somebody at the next table. Lighter than LinkedIn, calmer than X.
- Two to four short sentences. It may end open, with something people can add to, agree with or contradict.
- The limit is 500 bytes, not characters. Plain Latin letters take one byte, accented letters, Greek, Cyrillic, Arabic and Hebrew two, Chinese, Japanese, Korean, Thai and Hindi three, emoji four or more. Aim for 400 bytes.
- No hashtags in the text. A link only when the call to action needs it.`,
};
