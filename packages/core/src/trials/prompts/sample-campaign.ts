import type { Outline } from "@copydesk/contracts";
import type { PromptMaterial } from "../../generation/index.ts";

/** A campaign that fills prompts where nobody has one of their own yet. It stands in no list and is never changed. */
export const sampleCampaign: PromptMaterial["campaign"] = {
  name: "The kettle built to be mended",
  description: "A kettle of which every part can be replaced at home.",
  main_story: [
    "Norrbrook has made kettles in Aarhus since 1968. For most of that time we were proud that they rarely came back. Then we bought 212 of our own kettles from recycling yards and took them apart: in 187 of them a single seal had failed, a part that costs 2.40 euros.",
    "The new kettle opens with one coin. The seal, the switch and the heating element come out in less than four minutes, and all 23 parts can be ordered until at least 2046. In a test with 400 households nine out of ten changed the element without reading the manual.",
    "“We were throwing away good steel because of a rubber ring,” says Mette Dahl, who leads development. The kettle costs 89 euros and is sold from 2 March. Whoever sends in an old Norrbrook kettle gets 15 euros for its steel.",
  ].join("\n\n"),
  from_date: "2027-03-01",
  to_date: "2027-04-11",
  timezone: "Europe/Copenhagen",
  audience: "People who own a kettle and would rather mend a thing than replace it",
  key_messages: ["A kettle fails at one small part, and that part can be changed", "All 23 parts can be ordered until at least 2046"],
  call_to_action: "Order from 2 March",
  links: ["https://example.com/kettle"],
  mandatory_text: "",
  forbidden_claims: "Lasts for ever",
  tags: ["repair", "kitchen"],
};

export const sampleObjectives: PromptMaterial["objectives"] = [
  {
    name: "Product launch",
    description: "Make a new product known and get the first people to buy it.",
    kpi_hint: "Orders in the first four weeks",
    call_to_action: "Order now",
  },
];

export const sampleOutline: Outline = {
  title: "The kettle built to be mended",
  summary:
    "Most kettles are thrown away because of one part that costs less than a coffee. This one is made so that anybody can change it.",
  audience: "People who own a kettle and would rather mend a thing than replace it",
  key_messages: [
    "A kettle fails at one small part, and that part can be changed",
    "All 23 parts can be ordered until at least 2046",
    "Nine out of ten people mend it without the manual",
  ],
  sections: [
    { heading: "What we found", points: ["212 kettles taken apart, 187 with the same broken seal", "The seal costs 2.40 euros"] },
    { heading: "What we changed", points: ["It opens with one coin", "Seal, switch and element come out in less than four minutes"] },
    { heading: "What it means", points: ["All 23 parts until at least 2046", "15 euros for an old kettle"] },
  ],
  call_to_action: "Order from 2 March",
  facts: [
    "in 187 of them a single seal had failed, a part that costs 2.40 euros",
    "all 23 parts can be ordered until at least 2046",
    "The kettle costs 89 euros and is sold from 2 March.",
  ],
  angles: [
    { channel: "linkedin", angle: "What 212 kettles from the recycling yard taught the engineers." },
    { channel: "x", angle: "One coin, four minutes." },
    { channel: "email", angle: "The parts list, with prices, before the kettle itself." },
  ],
};

export const samplePieces: PromptMaterial["pieces"] = [
  {
    channel: "linkedin",
    text: "We bought 212 of our own kettles from recycling yards. In 187 of them the same part had failed. It costs 2.40 euros.",
  },
  { channel: "x", text: "A coin opens it. Four minutes later the kettle works again." },
  { channel: "email", text: "23 parts, 23 prices, and the year until which you can order each of them." },
];

/** Channels of the sample where a company has all of them; the first of its own otherwise. */
export const sampleChannels: readonly string[] = ["linkedin", "x", "email"];
