import { attribute, type ChannelSeed, callToAction, emphasis, plain } from "./channel-seed.ts";

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
