import { type ModuleCode, type ModuleItem, modulesOf, type SessionUser } from "@copydesk/contracts";
import { readCompany } from "../../company/index.ts";
import { can } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";

const titles: Record<ModuleCode, string> = {
  campaigns: "Campaigns",
  users: "Users",
  teams: "Teams",
  examples: "Examples",
  channels: "Channels",
  languages: "Languages",
  roles: "Roles",
  models: "Models",
  voices: "Voices",
  outline_configuration: "Outline configuration",
  objectives_configuration: "Objectives configuration",
  scheduler_configuration: "Scheduler configuration",
  llm_logs: "LLM logs",
  activity_logs: "Activity logs",
};

/** The signed-in person as the console shows them. */
export async function readProfile(core: Core, actor: Actor): Promise<SessionUser> {
  const company = await readCompany(core);
  return {
    id: actor.userId,
    email: actor.email,
    first_name: actor.firstName,
    last_name: actor.lastName,
    profile_pic: actor.profilePic,
    features: company.enable_chat_agent && can(actor, "chat.use") ? ["chat_agent"] : [],
    is_cbn_auth: actor.isSso,
    roles: [...actor.roleNames],
  };
}

/** The sections of the console that a person sees, in menu order. */
export const listModules = (actor: Actor): ModuleItem[] =>
  modulesOf(actor.grants).map((code) => ({ module_id: code, module_code: code, module_title: titles[code] }));
