import type { TourMeta } from "../../lib/stores/app.ts";
import type { TourFlow } from "../../lib/tour-flow.ts";
import { blockConfigurationFlow } from "./block-configuration-flow.ts";
import { blockFlow } from "./block-flow.ts";
import { configurationFlows } from "./configuration-flows.ts";
import { scheduleFlow } from "./schedule-flow.ts";
import type { TourStep, TourSteps } from "./tour-step.ts";

/** The steps of a tour, in order, for a screen that has this. */
export function stepsOf(flow: TourFlow, meta: TourMeta): readonly TourStep[] {
  const steps = flows[flow];
  return typeof steps === "function" ? steps(meta) : steps;
}

const flows: Record<TourFlow, TourSteps> = {
  ...configurationFlows,
  ...scheduleFlow,
  ...blockFlow,
  ...blockConfigurationFlow,
  "campaign-create": [
    {
      target: "add-button",
      title: "New campaign",
      text: [
        "Start here with “New campaign” any time.",
        "Fill in what you know. It is kept as a draft while you type, so you can stop at any time.",
      ],
      ifAbsent: "centre",
    },
    {
      target: "name",
      title: "Name and description",
      text: ["Give the campaign a name your team will recognise. Campaign names should be unique.", "The description is optional."],
    },
    {
      target: "main-story",
      title: "Main story",
      text: [
        "Paste the one story everything is written from, or drop a file on it.",
        "Facts and figures are taken word for word, so prices, dates and names belong in here.",
      ],
    },
    { target: "objectives", title: "Objectives", text: ["Say what the campaign should achieve. Choose from the list or add your own."] },
    { target: "dates", title: "Dates", text: ["From when to when the campaign runs. The schedule stays between these two days."] },
    { target: "voice", title: "Voice", text: ["The voice decides how it sounds: its style guides and examples are followed."] },
    {
      target: "privacy",
      title: "Who can see it",
      text: ["Public means everybody here. When it is off, only you and the teams you choose can see it."],
    },
    {
      target: "generation-mode",
      title: "Generation mode",
      text: ["Outline only lets you review the plan before anything is written. Entire campaign writes it all in one go."],
    },
    {
      target: "languages",
      title: "Languages",
      text: ["Each language is written from your story. None is a translation of another."],
    },
    { target: "channels", title: "Channels", text: ["Tick the channels for each language. Every tick is one piece of text."] },
    {
      target: "schedule",
      title: "Content schedule",
      text: ["Switch this on to have a day and a time suggested for every piece. You can move them later."],
    },
    { target: "generate", title: "Generate", text: ["Starts the writing. You can watch each piece appear, and stop it at any time."] },
  ],
  "campaign-content": [
    { target: "language-tabs", title: "Languages", text: ["One tab for each language, with how many of its pieces are written."] },
    {
      target: "campaign-menu",
      title: "Campaign actions",
      text: ["Regenerate, export, add channels or save as a template: everything for the campaign and the open language is in here."],
      ifAbsent: "leave-out",
    },
    {
      target: "regenerate",
      title: "Regenerate the campaign",
      text: ["Writes the campaign again. Earlier versions stay, so nothing is lost."],
      ifAbsent: "leave-out",
    },
    { target: "export", title: "Export", text: ["Download the whole campaign as PDF or Excel."], ifAbsent: "leave-out" },
    {
      target: "save-as-template",
      title: "Save as template",
      text: ["Keeps this brief, so that the next campaign can start from it."],
      ifAbsent: "leave-out",
    },
    {
      target: "add-language",
      title: "Add a language",
      text: ["Have the same story written in one more language."],
      ifAbsent: "leave-out",
    },
    {
      target: "regenerate-language",
      title: "Regenerate a language",
      text: ["Writes only the language that is open again."],
      ifAbsent: "leave-out",
    },
    {
      target: "export-language",
      title: "Export a language",
      text: ["Only the language that is open, as PDF or Excel."],
      ifAbsent: "leave-out",
    },
    { target: "add-channels", title: "Add channels", text: ["Something missing? Choose more channels here."], ifAbsent: "leave-out" },
  ],
  "channel-create": [
    {
      target: "name",
      title: "Name and description",
      text: ["Campaigns list the channel by its name, and the model is told its description."],
    },
    { target: "icon", title: "Icon", text: ["Choose one of the built-in icons, or upload a picture of your own."] },
    {
      target: "status",
      title: "Active or inactive",
      text: ["Only active channels are offered to new campaigns. Those that have it keep it."],
    },
    {
      target: "text-fields",
      title: "Text fields",
      text: ["The parts of a finished piece, each with its limit and how it is counted. Drafts are checked against them."],
    },
    {
      target: "attributes",
      title: "Default attributes",
      text: ["What a campaign can set for its pieces, with the value used otherwise. Prompts refer to each by its key."],
    },
    {
      target: "prompts",
      title: "System and user prompt",
      text: ["What the model is told. Type {{# or use the menu to insert a variable; unknown ones are marked."],
    },
    { target: "model", title: "Model", text: ["The company’s default, or another one for this channel only."] },
    { target: "parameters", title: "Parameters", text: ["What is switched off is not sent. Each says where its value comes from."] },
    {
      target: "test-generate",
      title: "Test generate",
      text: ["Writes once with what is on this page, and shows the text with its tokens, cost and time."],
    },
    { target: "save", title: "Save", text: ["Applies from the next text for this channel."] },
  ],
  "voice-create": [
    {
      target: "name",
      title: "Name and description",
      text: [
        "Give the voice a name your team will choose it by.",
        "The model gets the description in every language, even where there is no guide.",
      ],
    },
    {
      target: "status",
      title: "Who can choose it",
      text: ["A draft is seen only here. Once it is active, new campaigns can choose it; those that have it keep it."],
    },
    {
      target: "voice-languages",
      title: "Languages",
      text: ["A voice sounds different in each language, so each has guides and examples of its own."],
    },
    {
      target: "style-guide",
      title: "Style guides per language and channel",
      text: ["The catch-all applies to every channel without its own guide. Fill in what matters; nothing is required."],
    },
    {
      target: "channel-guide",
      title: "A guide for a channel",
      text: ["Replaces the catch-all on the channels you choose. It starts as a copy."],
      ifAbsent: "leave-out",
    },
    {
      target: "examples",
      title: "Examples per language and channel",
      text: ["Texts that sound right show models the rhythm. You can add them once the voice is saved."],
    },
    {
      target: "preview",
      title: "What the model is told",
      text: ["Exactly what is sent for this voice, for any channel and language. It updates as you type."],
      ifAbsent: "leave-out",
    },
    { target: "save", title: "Save", text: ["Saves the voice with all its languages and guides at once."] },
  ],
  "style-guide-create": [
    {
      target: "voice-languages",
      title: "Choose a language",
      text: ["Guides are grouped by language. Add another at the end of the row."],
    },
    {
      target: "style-guide",
      title: "The catch-all",
      text: [
        "The first guide of a language applies to every channel without its own.",
        "Say how a good text sounds, then the tone, whom it speaks to, what to do and what never to write.",
      ],
    },
    {
      target: "draft-guide",
      title: "Draft from examples",
      text: ["Derives rules from your examples. Each shows the words it is based on, and you keep the ones you like."],
      ifAbsent: "leave-out",
    },
    {
      target: "channel-guide",
      title: "A guide for a channel",
      text: ["Fully replaces the catch-all on its channels. Each channel can have only one guide per language."],
      ifAbsent: "leave-out",
    },
    {
      target: "preview",
      title: "What the model is told",
      text: ["Choose a channel to see which guide it gets, word for word."],
      ifAbsent: "leave-out",
    },
    { target: "save", title: "Save", text: ["The next text that is written follows it."] },
  ],
  "voice-example-create": [
    {
      target: "examples",
      title: "Examples",
      text: ["Texts of this voice in this language. Up to three are used in a prompt: those of the same channel first, then the newest."],
    },
    {
      target: "add-example",
      title: "Add an example",
      text: ["Give it a title, choose its channel or any, and paste the text."],
      ifAbsent: "leave-out",
    },
    {
      target: "preview",
      title: "See it used",
      text: ["See which examples are sent for a channel, word for word."],
      ifAbsent: "leave-out",
    },
  ],
  "model-create": [
    {
      target: "model-add",
      title: "New model",
      text: ["Start here with “New model” any time.", "Copydesk also works without one, but a connected model writes better."],
      ifAbsent: "centre",
    },
    {
      target: "model-provider",
      title: "Provider",
      text: ["Who runs the model. It sets which fields you fill in below."],
    },
    { target: "model-name", title: "Model name", text: ["The name people choose it by, and the one its provider knows it by."] },
    {
      target: "model-connection",
      title: "Connection credentials",
      text: ["Endpoint URL and API key. The key is encrypted and never shown again; it is only sent to the address it was entered for."],
      ifAbsent: "leave-out",
    },
    {
      target: "model-deployment",
      title: "Deployment name",
      text: ["Azure needs the name of your deployment, not of the model."],
      ifAbsent: "leave-out",
    },
    {
      target: "model-limits",
      title: "Price and limits",
      text: ["With prices, every estimate and log shows what it costs. The limits keep your account from being throttled."],
    },
    {
      target: "model-parameters",
      title: "Default parameters",
      text: ["Temperature, top P and the rest. What is off is not sent; channels and campaigns can override it."],
    },
    {
      target: "model-test",
      title: "Test connection",
      text: ["Tries the model step by step, saved or not, and says what to change when something fails."],
      ifAbsent: "leave-out",
    },
    {
      target: "model-save",
      title: "Save",
      text: ["An active model can be chosen at once, in channels and in campaigns."],
      ifAbsent: "leave-out",
    },
  ],
};
