import type { TourSteps } from "./tour-step.ts";

/** The tour of one piece, or of an outline. */
export const blockFlow = {
  "campaign-content-block": ({ isChannel, canChangeOutlineRef }) => [
    {
      target: "version-menu",
      title: "Versions",
      text: [
        "Every new text and every edit adds a version. The selected one is exported and scheduled.",
        "Choose another one here to set it as selected, or delete one at the bottom of the list.",
      ],
    },
    {
      target: "compare",
      title: "Compare two versions",
      text: ["Shows two versions side by side, with every word that changed."],
      ifAbsent: "leave-out",
    },
    {
      target: "editor",
      title: "Edit the text",
      text: ["Opens the text editor. It saves as you type, and everything you change in one go becomes one new version."],
      ifAbsent: "leave-out",
    },
    {
      target: "regenerate-block",
      title: "Regenerate",
      text: [isChannel ? "Writes only this piece again. Earlier versions stay." : "Writes the outline again. Earlier versions stay."],
      ifAbsent: "leave-out",
    },
    {
      target: "block-export",
      title: "Export",
      text: ["The selected version as PDF or text is in this menu."],
      ifAbsent: "leave-out",
    },
    {
      target: "block-example",
      title: "Add to voice examples",
      text: ["Also in the menu: keeps a text that sounds right as an example for the voice."],
      ifAbsent: "leave-out",
    },
    {
      target: "block-configuration",
      title: "Advanced configuration",
      text: [
        "Voice, model, parameters and prompts for this text alone.",
        ...(canChangeOutlineRef ? ["It can also follow the outline of another language."] : []),
      ],
      ifAbsent: "leave-out",
    },
    ...(isChannel
      ? [
          {
            target: "block-delete",
            title: "Delete the channel",
            text: ["At the bottom of the menu. A deleted channel leaves this language; choose it again and its texts come back."],
            ifAbsent: "leave-out" as const,
          },
        ]
      : []),
  ],
} as const satisfies Record<string, TourSteps>;
