import type { SampleName } from "./samples.ts";

/** A story to try the product with, as a marketer would paste it. Organisations, people and addresses are made up. */
export interface SampleStory {
  description: string;
  callToAction: string;
  /** @param day the day that it tells of, as a reader says it: "Saturday 12 December 2026". */
  tell: (day: string) => string;
}

export const sampleStories: Record<SampleName, SampleStory> = {
  "The rain jacket that comes back": {
    description: "Tern Outerwear launches a jacket with free repairs for as long as it lasts.",
    callToAction: "Order your jacket at tern.example/again",
    tell: (day) => `On ${day}, Tern Outerwear of Gothenburg opens orders for Again, a rain jacket with free repairs for as long as it lasts.

Most rain jackets are thrown away for a small fault: a stuck zip, a torn pocket, a seam that lets water in. Tern looked at 2,140 jackets that customers had sent back over six years. In 87 of every 100, one part had failed and the rest was sound. So the team designed Again around the part that breaks. The zip can be changed in eight minutes, the cuffs come off, and each panel of the shell can be replaced without touching the next one.

"We used to be proud of a jacket nobody could take apart," says Maja Lindqvist, who founded Tern in her mother's sail loft in 2009. "Now we are proud of one that anybody can."

The shell is woven from discarded fishing nets and is waterproof without fluorinated chemicals. The jacket weighs 410 grams, comes in five colours and in sizes XS to XXXL, and costs 249 euros. Repairs cost nothing: a customer prints a label, and the jacket is back within ten working days. Whoever grows out of theirs can return it for 60 euros. Tern mends it and sells it again.

The first 1,500 jackets are sewn in Borås, 60 kilometres from the shop. From 10 in the morning on launch day, the shop at Magasinsgatan 9 in Gothenburg mends one rain jacket for every visitor, whatever its make, until the thread runs out.

Orders open at tern.example/again. Questions go to Maja Lindqvist at hello@tern.example.`,
  },
  "Night of the open workshops": {
    description: "Twelve workshops in Porto's old harbour open their doors for one evening.",
    callToAction: "Reserve a free place at openworkshops.example",
    tell: (
      day,
    ) => `On ${day}, twelve workshops in the old harbour of Porto leave their doors open from six in the evening until midnight, and everybody may come in and try.

There is a boatbuilder who still bends oak over steam, a printer with a press from 1911, two sisters who tune church organs, and a glassblower who has not taken a day off since April. Each of them has set aside one job that a beginner can finish in half an hour and take home: a bookmark set in lead type, a glass bead, a wooden spoon, a tile.

The idea began with a closed door. Last winter Rui Tavares, who restores tiles in Rua do Almada, found a note under it: "We can hear you working. May we look?" It came from the school across the street. He let in one class, then nine more. By spring, eleven neighbours had asked to join him.

"People think our work is dying because they never see it," says Tavares. "It isn't dying. It is just behind a door."

Entry is free. Places at the workbenches are limited to 480, forty in each workshop, and can be reserved from today. Children under twelve need a grown-up beside them. The harbour tram runs every ten minutes and costs nothing after six. Food comes from four kitchens on the quay, and the brass band of the port plays at nine.

Reserve a place at openworkshops.example. Anyone who cannot book online can call 555 0142, or write to Inês Duarte at night@openworkshops.example.`,
  },
  "What a year of four-day weeks taught us": {
    description: "A logistics firm publishes the figures of its first year of four-day weeks.",
    callToAction: "Join the open hour at kestrel.example/four",
    tell: (
      day,
    ) => `A year ago, Kestrel Freight in Utrecht gave all 140 of its people Fridays off for the same pay. On ${day} it publishes what happened, including the part that went wrong.

The good news first. Shipments planned per week went from 3,900 to 4,050. Sick days fell by 31 per cent. Eleven people left during the year, down from 26 the year before, and the average vacancy was filled in 19 days instead of 47. Customers did not notice: 94 of 100 deliveries arrived on time, exactly as before.

The bad news came in month three. Work that used to be done on Friday had not gone away. It had moved to Thursday night. Planners logged in after dinner, and complaints about stress rose for the first time in two years. Kestrel almost stopped. Instead it asked every team to name the one thing it would give up. Together they dropped 61 weekly reports that nobody had opened, and cut meetings from nine hours a week to four.

"The free day was the easy part," says Noor van Dijk, who runs operations and kept the diary the report is made from. "Deciding what to stop doing was the hard part. That is what we wish somebody had told us."

The report has 38 pages, all figures month by month, and the list of what was dropped. It is free, and no address is asked for. At 15:00 on the day it appears, Noor van Dijk answers questions in an open hour of 45 minutes, online and at Kestrel's office at Vaartsestraat 12 in Utrecht. There is room for 60 people in the office and 500 online.

Register at kestrel.example/four. Journalists reach Noor van Dijk at noor@kestrel.example.`,
  },
};
