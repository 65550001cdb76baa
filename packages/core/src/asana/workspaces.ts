import type { AsanaItem } from "@copydesk/contracts";
import { z } from "zod";
import { asanaFetch } from "../connections/index.ts";
import type { Actor, Core } from "../kernel/index.ts";

const item = z.object({ gid: z.string(), name: z.string() });
const page = z.object({ data: z.array(item), next_page: z.object({ offset: z.string() }).nullish() });
const pageSize = 100;
/** More would make no list that a person reads. */
const mostPages = 10;

/** Workspaces of somebody's Asana. @throws like every call of Asana's. */
export const listAsanaWorkspaces = (core: Core, actor: Actor): Promise<AsanaItem[]> => listAll(core, actor, { path: "/workspaces" });

/** Projects of a workspace that are not archived, by name. */
export async function listAsanaProjects(core: Core, actor: Actor, workspace: string): Promise<AsanaItem[]> {
  const projects = await listAll(core, actor, { path: "/projects", query: { workspace, archived: "false" } });
  return projects.sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** One project, as the person sees it. @throws RULE_BROKEN in Asana's words when they may not. */
export async function readAsanaProject(core: Core, actor: Actor, gid: string): Promise<AsanaItem> {
  const answer = z.object({ data: item });
  return (await asanaFetch(core, actor.userId, `/projects/${gid}`, { query: { opt_fields: "name" }, answer })).data;
}

async function listAll(core: Core, actor: Actor, { path, query }: { path: string; query?: Record<string, string> }): Promise<AsanaItem[]> {
  const found: AsanaItem[] = [];
  let offset: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const paging = { limit: String(pageSize), opt_fields: "name", ...(offset === undefined ? {} : { offset }) };
    const { data, next_page } = await asanaFetch(core, actor.userId, path, { query: { ...query, ...paging }, answer: page });
    found.push(...data.map(({ gid, name }) => ({ gid, name })));
    offset = next_page?.offset;
    if (offset === undefined) break;
  }
  return found;
}
