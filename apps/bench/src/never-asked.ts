import { rareLanguage } from "./many-campaigns.ts";

/** Requests of a list that nothing kept can answer, however many are sent one after the other. */

const adjectives = ["quiet", "bright", "slow", "honest", "northern", "winter", "second", "open", "small", "warm"];
const nouns = ["kettle", "bakery", "harbour", "bicycle", "garden", "library", "orchestra", "workshop", "lantern", "market"];
const orders = ["updated_at", "name", "status", "from_date", "created_at"].flatMap((field) => [field, `-${field}`]);
const perPage = 25;

export interface ListQuery {
  search?: string;
  ordering?: string;
  language?: string;
  from?: string;
  offset?: number;
}

/** A day before all campaigns, so that it leaves none out. */
const longAgo = (i: number): string => new Date(Date.UTC(2000, 0, 1 + (i % 7_000))).toISOString().slice(0, 10);

/** A page of the list that was not asked for since all the others were. */
const pageOf = (i: number, count: number): number => ((i * 7_919) % Math.ceil(count / perPage)) * perPage;

/** Words that all campaigns have in common with few others: the number is in the name of one. */
function rareWords(i: number, count: number): string {
  const number = count / 10 + ((i * 7_919) % (count - count / 10));
  const adjective = adjectives[number % 10];
  const noun = nouns[Math.floor(number / 10) % 10];
  const ways = [`${number}`, `${adjective} ${number}`, `${number} ${noun}`, `${number} ${adjective}`, `${noun} ${number}`];
  return ways[Math.floor(i / (count - count / 10)) % ways.length] ?? "";
}

/** The same words each time, written with capitals in other places: no two of four thousand are alike. */
const inAnotherCase = (words: string, i: number): string =>
  [...words].map((letter, at) => ((i >> at) & 1 ? letter.toUpperCase() : letter)).join("");

export const neverAsked = {
  page: (i: number, count: number): ListQuery => ({ offset: pageOf(i, count) }),
  order: (i: number, count: number): ListQuery => ({ ordering: orders[i % orders.length] ?? "", offset: pageOf(i, count) }),
  rareSearch: (i: number, count: number): ListQuery => ({ search: rareWords(i, count) }),
  commonWords: (i: number): ListQuery => ({ search: inAnotherCase("quiet lantern", i) }),
  rareFilter: (i: number): ListQuery => ({ language: rareLanguage, from: longAgo(i) }),
} as const;
