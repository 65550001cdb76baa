import { attribute, type ChannelSeed, callToAction, emphasis, length, plain } from "./channel-seed.ts";

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
