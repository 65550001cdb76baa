import { type ChannelSeed, callToAction, emoji, emphasis, length, plain } from "./channel-seed.ts";

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
