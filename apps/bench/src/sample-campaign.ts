const adjectives = ["quiet", "bright", "slow", "honest", "northern", "winter", "second", "open", "small", "warm"];
const nouns = ["kettle", "bakery", "harbour", "bicycle", "garden", "library", "orchestra", "workshop", "lantern", "market"];
const states = ["ready", "ready", "ready", "draft", "outline_review", "needs_attention", "failed"];
const privacies = ["public", "private", "shared"];
const languages = [["en"], ["en", "de"], ["en", "de", "ar"], ["fr", "en"], ["ja"]];
const channels = ["linkedin", "x", "email", "blog", "instagram", "press"];

const pick = <T>(values: readonly T[], i: number): T => values[i % values.length] as T;

export type SampleCampaign = ReturnType<typeof sampleCampaign>;

/** The i-th campaign, as a row of the table. */
export function sampleCampaign(i: number, owner: string) {
  const name = `The ${pick(adjectives, i)} ${pick(nouns, Math.floor(i / 10))} ${i}`;
  const at = 1_750_000_000_000 + ((i * 7_919) % 40_000_000) * 1_000;
  const from = new Date(at).toISOString().slice(0, 10);
  return {
    id: `bench-${String(i).padStart(9, "0")}`,
    owner_id: owner,
    name,
    name_folded: name.toLowerCase(),
    description: `About the ${pick(nouns, i)}, ${pick(adjectives, i + 3)}`,
    // Short, because filling a million rows is mostly the work of indexing their words.
    main_story: `${i % 90} years in the ${pick(nouns, i + 4)}`,
    own_objectives: "[]",
    objective_ids: "[]",
    from_date: from,
    to_date: new Date(at + 28 * 86_400_000).toISOString().slice(0, 10),
    timezone: "Europe/Berlin",
    privacy: pick(privacies, i),
    generation_mode: "entire_campaign",
    content_schedule: 1,
    audience: "",
    key_messages: "[]",
    call_to_action: "",
    links: "[]",
    mandatory_text: "",
    forbidden_claims: "",
    tags: "[]",
    status: pick(states, i),
    language_codes: JSON.stringify(pick(languages, i)),
    channel_codes: JSON.stringify(channels.slice(0, 1 + (i % channels.length))),
    pieces_total: 6,
    pieces_done: 6,
    pieces_failed: 0,
    created_at: at,
    created_by: owner,
    updated_at: at,
    updated_by: owner,
    version: 1,
  };
}
