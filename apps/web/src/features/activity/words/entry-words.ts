import type { ActivityListItem } from "@copydesk/contracts";
import { formatThing, formatThings } from "./action-words.ts";

export const sourceWords: Record<ActivityListItem["source"], string> = { web: "Web", rest: "REST", chat: "Chat", job: "Job" };
export const resultWords: Record<ActivityListItem["result"], string> = { success: "Success", denied: "Denied", failed: "Failed" };

type Thing = Pick<ActivityListItem, "action" | "entity_type" | "entity_id" | "entity_name">;

/** What something was done to: "Role Viewer", "Roles", or an address alone where the action says whose it is. */
export function formatTarget({ action, entity_type, entity_name }: Thing): string {
  const isNamed = /^(?:auth|connection|mail)\./.test(action) || action === "user.invited";
  if (entity_name === "") return formatThings(entity_type);
  if (isNamed) return entity_name;
  return formatThing(entity_type).toLowerCase() === entity_name.toLowerCase() ? entity_name : `${formatThing(entity_type)} ${entity_name}`;
}

const pages: Record<string, (id: string) => string> = {
  user: (id) => `/users/${id}`,
  team: (id) => `/teams/${id}`,
  role: (id) => `/settings/roles/${id}`,
  model: (id) => `/settings/models/${id}/edit`,
  campaign: (id) => `/campaigns/${id}`,
};

/** Where the thing is now; null for what has no page, or has been deleted. */
export function pageOf({ action, entity_type, entity_id, entity_name }: Thing): string | null {
  if (entity_type === "company") return "/settings/company";
  if (entity_type === "language") return "/settings/languages";
  if (entity_type === "objective") return "/settings/objectives-config";
  if (entity_type === "configuration") return entity_name === "Outline" ? "/settings/outline-config" : "/settings/scheduler-config";
  const isDeleted = action === `${entity_type}.deleted`;
  return entity_id && !isDeleted ? (pages[entity_type]?.(entity_id) ?? null) : null;
}
