import { attribute, type ChannelSeed, callToAction, emphasis } from "./channel-seed.ts";

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
