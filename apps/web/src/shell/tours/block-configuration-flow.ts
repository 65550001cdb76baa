import type { TourSteps } from "./tour-step.ts";

/** The tour of what one text has its own way. */
export const blockConfigurationFlow = {
  "campaign-content-advance-configuration": ({ hasAttributes, isChannel, canChangeOutlineRef }) => [
    ...(hasAttributes
      ? [
          {
            target: "configuration-attributes",
            title: "Attributes",
            text: [
              isChannel
                ? "What can be set for this text, with the channel’s usual values. Change one and it applies to this piece only."
                : "What can be set here, with the company’s usual values. Change one and it applies to this campaign’s language only.",
            ],
          },
        ]
      : []),
    ...(canChangeOutlineRef
      ? [
          {
            target: "configuration-outline",
            title: "Outline",
            text: ["A piece follows the outline of its own language. Here it can follow another one."],
          },
        ]
      : []),
    { target: "configuration-voice", title: "Voice", text: ["The campaign’s voice, or another one here."] },
    {
      target: "configuration-model",
      title: "Model and parameters",
      text: [
        "Which model writes, and how. A parameter that is switched off is not sent.",
        "Each says where its value comes from and can be reset to it.",
      ],
    },
    {
      target: "schedule-own-rules",
      title: "Rules",
      text: ["Days, quiet hours and numbers. The company’s rules apply until you switch on separate ones."],
      ifAbsent: "leave-out",
    },
    {
      target: "configuration-prompts",
      title: "Prompts",
      text: [
        "What the model is told. Type {{# or use the menu to insert a variable; unknown ones are marked.",
        "The exact prompt that will be sent is shown below.",
      ],
    },
    {
      target: "configuration-save",
      title: "Save",
      text: ["Save for the next time it is written, or save and write it again right away. Earlier versions stay."],
    },
  ],
} as const satisfies Record<string, TourSteps>;
