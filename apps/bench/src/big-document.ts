import type { CampaignDocument } from "@copydesk/documents";
import { type RealLanguage, realText } from "./real-sentences.ts";

const words = "kettle harbour lantern mason flour winter stone bread turbine spanner ember quarry linen copper".split(" ");

/** Three hundred words in short paragraphs, different for each piece. */
const text = (seed: number) =>
  Array.from(
    { length: 300 },
    (_, i) => words[(i * 7 + seed * 3 + Math.floor(i / 11)) % words.length] + (i % 60 === 59 ? ".\n\n" : i % 12 === 11 ? "." : ""),
  ).join(" ");

/** A campaign of ten languages with twenty pieces each, in Latin letters. */
export const bigDocument = (): CampaignDocument =>
  documentOf(
    Array.from({ length: 10 }, (_, l) => language({ code: `l${l}`, name: `Language ${l + 1}` }, (channel) => text(l * 20 + channel))),
  );

/** A campaign of twenty pieces of 1,800 characters in one language of its own script. */
export const documentIn = (code: RealLanguage): CampaignDocument =>
  documentOf([
    language({ code, name: code, direction: code === "ar" ? "rtl" : "ltr" }, (seed) => realText(code, { seed, characters: 1_800 })),
  ]);

interface Named {
  code: string;
  name: string;
  direction?: "ltr" | "rtl";
}

const language = ({ code, name, direction = "ltr" }: Named, bodyOf: (channel: number) => string) => ({
  code,
  name,
  native_name: name,
  direction,
  outline: null,
  outline_version: null,
  pieces: Array.from({ length: 20 }, (_, c) => ({
    block_id: `${code}-${c}`,
    language_code: code,
    direction,
    channel_code: `c${c}`,
    channel_name: `Channel ${c + 1}`,
    field_specs: [{ key: "body", label: "Body", format: "plain" as const, required: true, unit: "graphemes" as const, max: 5_000 }],
    values: { body: bodyOf(c) },
    version: 1,
    model: "Built-in writer",
    updated_at: "2026-11-21T09:00:00.000Z",
  })),
  schedule: null,
});

function documentOf(languages: CampaignDocument["languages"]): CampaignDocument {
  return {
    id: "big",
    name: "Ten by twenty",
    description: "A large campaign",
    status: "ready",
    privacy: "private",
    owner: "Mira Falk",
    from_date: "2027-03-01",
    to_date: "2027-04-30",
    time_zone: "Europe/Copenhagen",
    voice: "Warm expert",
    objectives: ["Brand awareness"],
    main_story: text(1_000),
    audience: "",
    key_messages: [],
    call_to_action: "",
    links: [],
    generated_at: "2026-11-21T09:00:00.000Z",
    languages,
  };
}
