import type { ModuleCode, ModuleItem } from "@copydesk/contracts";

/** Where each module's section begins. */
export const moduleRoutes: Record<ModuleCode, string> = {
  campaigns: "/campaigns",
  users: "/users",
  teams: "/teams",
  examples: "/examples",
  channels: "/settings/channels",
  languages: "/settings/languages",
  roles: "/settings/roles",
  models: "/settings/models",
  voices: "/settings/voices",
  outline_configuration: "/settings/outline-config",
  objectives_configuration: "/settings/objectives-config",
  scheduler_configuration: "/settings/scheduler-config",
  llm_logs: "/logs/llm",
  activity_logs: "/logs/activities",
};

const settings: readonly ModuleCode[] = [
  "models",
  "channels",
  "languages",
  "roles",
  "voices",
  "outline_configuration",
  "objectives_configuration",
  "scheduler_configuration",
];
const logs: readonly ModuleCode[] = ["llm_logs", "activity_logs"];
const top: readonly ModuleCode[] = ["campaigns", "users", "teams", "examples"];

export interface NavItem {
  code: ModuleCode;
  title: string;
  to: string;
}
export interface NavGroup {
  title: "Settings" | "Logs";
  items: NavItem[];
}

/** The menu of a person: top-level links, then the groups that have anything for them. Titles are the server's. */
export function navigationOf(modules: readonly ModuleItem[]): { links: NavItem[]; groups: NavGroup[] } {
  const groups: NavGroup[] = [
    { title: "Settings", items: itemsIn(settings, modules) },
    { title: "Logs", items: itemsIn(logs, modules) },
  ];
  return { links: itemsIn(top, modules), groups: groups.filter((group) => group.items.length > 0) };
}

/** Known modules of the person, in the order given by `codes`. */
function itemsIn(codes: readonly ModuleCode[], modules: readonly ModuleItem[]): NavItem[] {
  return codes.flatMap((code) => {
    const module = modules.find((one) => one.module_code === code);
    return module ? [{ code, title: module.module_title, to: moduleRoutes[code] }] : [];
  });
}

/** Where `/` leads: campaigns if the person has them, else their first module, else their profile. */
export function landingPath(modules: readonly ModuleItem[]): string {
  const codes = modules.map((module) => module.module_code);
  if (codes.includes("campaigns")) return moduleRoutes.campaigns;
  const first = codes.find((code): code is ModuleCode => Object.hasOwn(moduleRoutes, code));
  return first ? moduleRoutes[first] : "/profile";
}
