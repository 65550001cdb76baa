import type { CampaignRights } from "@copydesk/contracts";
import { can, type Ownership } from "../identity/index.ts";
import type { Actor } from "../kernel/index.ts";

/** What somebody may do with a campaign they see. */
export const rightsTo = (actor: Actor, thing: Ownership): CampaignRights => ({
  edit: can(actor, "campaigns.edit", thing),
  delete: can(actor, "campaigns.delete", thing),
  generate: can(actor, "campaigns.generate", thing),
  export: can(actor, "campaigns.export", thing),
  share: can(actor, "campaigns.share", thing),
  save_template: can(actor, "campaigns.manage_templates", thing),
  configure: can(actor, "campaigns.override_prompts", thing),
});
