import { attribute, type ChannelSeed, callToAction, emphasis, plain } from "./channel-seed.ts";

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
