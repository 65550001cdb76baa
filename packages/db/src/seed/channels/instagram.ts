import { attribute, type ChannelSeed, callToAction, emoji, emphasis, hashtagCount, hashtags, length, plain } from "./channel-seed.ts";

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
