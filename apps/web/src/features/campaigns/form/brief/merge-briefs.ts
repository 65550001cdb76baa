import type { CampaignBrief } from "@copydesk/contracts";

export type BriefField = keyof CampaignBrief;
export type Side = "mine" | "theirs";

/** What two people did to the same brief since both began from `base`. */
export interface Divergence {
  /** Changed by the other one only; taken over. */
  theirs: BriefField[];
  /** Changed by both, differently; someone has to choose. */
  both: BriefField[];
}

interface Three {
  base: CampaignBrief;
  mine: CampaignBrief;
  theirs: CampaignBrief;
}

export function compareBriefs({ base, mine, theirs }: Three): Divergence {
  const theirChanges = changedFields(base, theirs).filter((field) => !same(mine[field], theirs[field]));
  const myChanges = new Set(changedFields(base, mine));
  return {
    theirs: theirChanges.filter((field) => !myChanges.has(field)),
    both: theirChanges.filter((field) => myChanges.has(field)),
  };
}

/** My brief with the other's changes in it; where both changed the same, `choices` decides, else mine stays. */
export function mergeBriefs(three: Three, choices: Partial<Record<BriefField, Side>>): CampaignBrief {
  const { theirs, both } = compareBriefs(three);
  const taken = [...theirs, ...both.filter((field) => choices[field] === "theirs")];
  return { ...three.mine, ...Object.fromEntries(taken.map((field) => [field, three.theirs[field]])) };
}

/** Fields that differ, in the order of the form. */
export function changedFields(from: CampaignBrief, to: CampaignBrief): BriefField[] {
  return (Object.keys(fieldNames) as BriefField[]).filter((field) => !same(from[field], to[field]));
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What each field is called on the form. */
export const fieldNames: Record<BriefField, string> = {
  name: "Name",
  description: "Description",
  main_story: "Main story",
  objective_ids: "Objectives",
  own_objectives: "Own objectives",
  from_date: "From",
  to_date: "To",
  timezone: "Time zone",
  voice_id: "Voice",
  is_public: "Public",
  team_ids: "Shared with teams",
  generation_mode: "Generation mode",
  languages: "Languages and channels",
  audience: "Audience",
  key_messages: "Key messages",
  call_to_action: "Call to action",
  links: "Links",
  mandatory_text: "Mandatory text",
  forbidden_claims: "Forbidden claims",
  tags: "Tags",
  content_schedule: "Content schedule",
};
