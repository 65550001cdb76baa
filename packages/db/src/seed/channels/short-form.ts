import { attribute, type ChannelSeed, callToAction, emphasis, plain } from "./channel-seed.ts";

export const googleAds: ChannelSeed = {
  code: "google_ads",
  name: "Google search ad",
  description: "Headlines, descriptions and paths of a responsive search ad.",
  kind: "ad",
  unit: "double_width",
  fold: null,
  fields: [
    {
      key: "headlines",
      label: "Headlines",
      format: "list",
      required: true,
      unit: "double_width",
      max: 30,
      countMin: 3,
      countMax: 15,
      help: "Shown in any order, two or three together.",
    },
    {
      key: "descriptions",
      label: "Descriptions",
      format: "list",
      required: true,
      unit: "double_width",
      max: 90,
      countMin: 2,
      countMax: 4,
    },
    { key: "paths", label: "Paths", format: "list", required: false, unit: "double_width", max: 15, countMax: 2 },
  ],
  attributes: [
    callToAction,
    emphasis,
    attribute("keywords", "Keywords", { type: "tags", help: "What people search for who should see the ad." }),
    attribute("headline_count", "Headlines", { type: "number", min: 3, max: 15, default: 10 }),
  ],
  guidance: `Parts of a responsive search ad. Google joins two or three headlines and one or two descriptions in any order, so each stands alone, repeats no other, and makes sense beside any other.

- Headlines: one a line, each at most 30 characters, as many as the settings say. Cover different reasons: what it is (with the keywords people search for, in at least three), the strongest fact, price or guarantee if the story has them, who it is for, what to do. Write them as phrases, without a full stop. No exclamation mark, no capitals for whole words, no repeated words, no symbols for show: Google refuses them.
- Descriptions: four, one a line, each at most 90 characters. A full sentence with a fact, then what to do. At most one exclamation mark in all, better none.
- Paths: two words that could follow the site's address, each at most 15 characters, without spaces or slashes.
- Chinese, Japanese and Korean characters count as two. Count each line; a line that is one character too long is refused.
- No superlative and no comparison that the story does not prove. No telephone numbers in headlines.`,
};

export const sms: ChannelSeed = {
  code: "sms",
  name: "SMS",
  description: "A text message to people who agreed to get them, in one or two segments.",
  kind: "message",
  unit: "sms",
  fold: null,
  fields: [
    plain("text", "Text", {
      unit: "sms",
      max: 306,
      warnOver: 160,
      help: "One message holds 160 characters, two 306; with letters outside the GSM alphabet 70 and 134.",
    }),
    plain("opt_out", "Opt-out line", { unit: "sms", max: 60, required: false, help: "Sent at the end and counted with the text." }),
  ],
  attributes: [
    callToAction,
    emphasis,
    attribute("sender", "Sender", { type: "text", help: "Name that the message begins with." }),
    attribute("opt_out", "Opt-out line", { type: "text", help: "Such as “Stop: reply STOP”. Taken over word for word." }),
  ],
  guidance: `A text message on somebody's telephone. It costs money to send and attention to read; every character earns its place.

- The sender's name first, if the settings or the story give one, then the one thing: what, when, what to do. One call to action, one link at most, and only one that the material has, written as it stands there.
- Text and opt-out line go out as one message. In Latin letters without special signs (the GSM alphabet) it holds 160 characters, two joined ones 306. Any other letter (Arabic, Greek small letters, Cyrillic, Chinese, accents such as ê, ã or ș, curly quotation marks, long dashes, emoji) makes it 70, two joined ones 134. Aim for one message, never go over two.
- So use straight quotation marks and simple dashes, no emoji, no markup. Do not drop letters' accents where the language needs them.
- No abbreviations of chat, no capitals for whole words, no hurry that the offer does not have.
- Opt-out line: word for word from the settings; if they have none, leave the part out.`,
};
