import { z } from "zod";
import { activityResults, activitySources } from "../activity.ts";

export const activityListItemSchema = z
  .strictObject({
    id: z.string(),
    at: z.string(),
    actor: z.strictObject({ id: z.string().nullable(), name: z.string(), profile_pic: z.string().nullable() }),
    action: z.string().meta({ description: "As `model.updated`." }),
    entity_type: z.string(),
    entity_id: z.string().nullable(),
    entity_name: z.string(),
    source: z.enum(activitySources),
    result: z.enum(activityResults),
  })
  .meta({ id: "ActivityListItem" });
export type ActivityListItem = z.infer<typeof activityListItemSchema>;

export const activityDetailSchema = activityListItemSchema
  .extend({
    actor_roles: z.array(z.string()),
    address: z.string(),
    request_id: z.string(),
    changes: z.record(z.string(), z.strictObject({ before: z.unknown(), after: z.unknown() })),
  })
  .meta({ id: "Activity" });
export type ActivityDetail = z.infer<typeof activityDetailSchema>;

/** What there is to filter by, among what the person may see. */
export const activityOptionsSchema = z.strictObject({
  actors: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  entity_types: z.array(z.string()),
  actions: z.array(z.string()),
});
export type ActivityOptions = z.infer<typeof activityOptionsSchema>;
