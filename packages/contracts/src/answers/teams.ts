import { z } from "zod";
import { personCardSchema } from "./people.ts";

export const teamListItemSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    colour: z.string(),
    status: z.enum(["active", "inactive"]),
    member_count: z.number().int(),
    members: z.array(personCardSchema).meta({ description: "The first few, for pictures." }),
    campaign_count: z.number().int().meta({ description: "Campaigns shared with the team." }),
    can_edit: z.boolean().meta({ description: "What the person who asks may do to it." }),
    can_delete: z.boolean(),
  })
  .meta({ id: "TeamListItem" });
export type TeamListItem = z.infer<typeof teamListItemSchema>;

export const teamDetailSchema = teamListItemSchema.omit({ members: true }).extend({
  version: z.number().int(),
  created_at: z.string(),
  members: z.array(personCardSchema.extend({ can_edit: z.boolean(), status: z.string() })),
  campaigns: z
    .array(z.strictObject({ id: z.string(), name: z.string(), status: z.string(), updated_at: z.string() }))
    .meta({ description: "Shared campaigns that the person who asks may see, the latest first." }),
});
export type TeamDetail = z.infer<typeof teamDetailSchema>;

/** What deactivating or deleting a team does to campaigns: those shared with no other active team become private. */
export const teamImpactSchema = z.strictObject({
  become_private: z.number().int(),
  stay_shared: z.number().int(),
});
export type TeamImpact = z.infer<typeof teamImpactSchema>;
