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
    plain("button", "Button", { unit: "graphemes", max: 30 }),
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
- Button: a verb and its object, what happens on a click. Under 30 characters, never “click here” or “learn more”.
- Sign only with the name that the settings give.`,
};
