import type { ModuleCode } from "@copydesk/contracts";
import type { ReactNode } from "react";
import type { RouteObject } from "react-router";
import { chatOnly, moduleOnly } from "../guards.ts";

/** Places that are said within a list: nothing of their own is drawn. */
const overList: RouteObject[] = [
  { index: true, element: null },
  { path: "add", element: null },
];

/** Sections of the console beside campaigns, and what lies under them. */
export const sectionRoutes: RouteObject[] = [
  {
    path: "users",
    children: [
      // The dialog that invites stands over the list, which stays as it is.
      screen("users", { children: overList, load: () => import("../../features/users/user-list-page.tsx") }),
      screen("users", { path: ":id/edit", load: () => import("../../features/users/form/user-edit-page.tsx") }),
      screen("users", { path: ":id", load: () => import("../../features/users/details/user-page.tsx") }),
    ],
  },
  {
    path: "teams",
    children: [
      screen("teams", { index: true, load: () => import("../../features/teams/team-list-page.tsx") }),
      ...["add", ":id/edit"].map((path) => screen("teams", { path, load: () => import("../../features/teams/form/team-form-page.tsx") })),
      screen("teams", { path: ":id", load: () => import("../../features/teams/details/team-page.tsx") }),
    ],
  },
  screen("examples", { path: "examples", load: () => import("../../features/examples/examples-page.tsx") }),
  screen("languages", { path: "settings/languages", load: () => import("../../features/languages/languages-page.tsx") }),
  {
    path: "settings/channels",
    children: [
      screen("channels", { index: true, load: () => import("../../features/channels/channel-list-page.tsx") }),
      ...["add", ":id/edit"].map((path) =>
        screen("channels", { path, load: () => import("../../features/channels/form/channel-form-page.tsx") }),
      ),
      screen("channels", { path: ":id", load: () => import("../../features/channels/channel-page.tsx") }),
    ],
  },
  {
    path: "settings/voices",
    children: [
      screen("voices", { index: true, load: () => import("../../features/voices/voice-list-page.tsx") }),
      ...["add", ":id/edit"].map((path) =>
        screen("voices", { path, load: () => import("../../features/voices/form/voice-form-page.tsx") }),
      ),
      screen("voices", { path: ":id", load: () => import("../../features/voices/details/voice-page.tsx") }),
    ],
  },
  {
    path: "settings/models",
    children: [
      screen("models", { index: true, load: () => import("../../features/models/model-list-page.tsx") }),
      ...["add", ":id/edit"].map((path) =>
        screen("models", { path, load: () => import("../../features/models/form/model-form-page.tsx") }),
      ),
    ],
  },
  {
    path: "settings/roles",
    children: [
      screen("roles", { index: true, load: () => import("../../features/roles/role-list-page.tsx") }),
      screen("roles", { path: "add", load: () => import("../../features/roles/role-add-page.tsx") }),
      screen("roles", { path: ":id", load: () => import("../../features/roles/role-page.tsx") }),
    ],
  },
  screen("outline_configuration", {
    path: "settings/outline-config",
    load: () => import("../../features/configurations/outline-page.tsx"),
  }),
  screen("objectives_configuration", {
    path: "settings/objectives-config",
    load: () => import("../../features/objectives/objectives-page.tsx"),
  }),
  screen("scheduler_configuration", {
    path: "settings/scheduler-config",
    load: () => import("../../features/configurations/scheduler-page.tsx"),
  }),
  // No section of the menu: the profile menu leads to it, and the server says who may.
  { path: "settings/company", lazy: async () => ({ Component: (await import("../../features/company/company-page.tsx")).default }) },
  {
    path: "logs/llm",
    children: [
      screen("llm_logs", { index: true, load: () => import("../../features/llm-logs/llm-logs-page.tsx") }),
      screen("llm_logs", { path: "replays/:id", load: () => import("../../features/llm-logs/compare/comparison-page.tsx") }),
      screen("llm_logs", { path: "experiments", load: () => import("../../features/llm-logs/experiments/experiments-page.tsx") }),
      screen("llm_logs", { path: "experiments/:id", load: () => import("../../features/llm-logs/experiments/experiment-page.tsx") }),
    ],
  },
  screen("activity_logs", { path: "logs/activities", load: () => import("../../features/activity/activity-page.tsx") }),
  // No section either: for whom it exists is a matter of a right and of the company's switch.
  { path: "chat/:id?", loader: chatOnly, lazy: async () => ({ Component: (await import("../../features/chat/chat-page.tsx")).default }) },
];

type Place = { index: true } | { path: string } | { children: RouteObject[] };
type Screen = Place & { load: () => Promise<{ default: () => ReactNode }> };

/** One screen of a module, loaded when it is first gone to. */
function screen(code: ModuleCode, { load, ...place }: Screen): RouteObject {
  return { ...place, loader: moduleOnly(code), lazy: async () => ({ Component: (await load()).default }) };
}
