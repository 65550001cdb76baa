import { type ChannelSeed, callToAction, emoji, emphasis, hashtagCount, hashtags, length, plain } from "./channel-seed.ts";

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
