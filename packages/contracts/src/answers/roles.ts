import { z } from "zod";
import { grantsReadSchema } from "./identity.ts";
import { personCardSchema } from "./people.ts";

export const roleListItemSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    is_system: z.boolean(),
    holder_count: z.number().int(),
    modules: z.array(z.string()).meta({ description: "Modules it opens." }),
    updated_at: z.string(),
  })
  .meta({ id: "RoleListItem" });
export type RoleListItem = z.infer<typeof roleListItemSchema>;

export const roleDetailSchema = roleListItemSchema
  .extend({
    version: z.number().int(),
    grants: grantsReadSchema,
    holders: z.array(personCardSchema).meta({ description: "Everybody who holds it, by name; the first hundred." }),
    grantable: grantsReadSchema.meta({ description: "What the person who asks may grant; the others stay as they are." }),
    locked: z.string().nullable().meta({ description: "Why it cannot be changed by the person who asks, if it cannot." }),
  })
  .meta({ id: "Role" });
export type RoleDetail = z.infer<typeof roleDetailSchema>;
