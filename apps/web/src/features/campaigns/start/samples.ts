/** Three kinds of story that teams tell most: something new to buy, an evening to come to, and something found out. A campaign of one has its name. */
export const samples = [
  { kind: "A product launch", name: "The rain jacket that comes back" },
  { kind: "An event", name: "Night of the open workshops" },
  { kind: "A finding", name: "What a year of four-day weeks taught us" },
] as const;
export type SampleName = (typeof samples)[number]["name"];
