import { accountRoutes } from "./account-routes.ts";
import { activityRoutes } from "./activity-routes.ts";
import { asanaRoutes } from "./asana-routes.ts";
import { blockRoutes } from "./block-routes.ts";
import { blockSettingsRoutes } from "./block-settings-routes.ts";
import { calendarRoutes } from "./calendar-routes.ts";
import { campaignRoutes } from "./campaign-routes.ts";
import { channelRoutes } from "./channel-routes.ts";
import { chatRoutes } from "./chat-routes.ts";
import { companyRoutes } from "./company-routes.ts";
import { configurationRoutes } from "./configuration-routes.ts";
import { exampleRoutes } from "./example-routes.ts";
import { formRoutes } from "./form-routes.ts";
import { languageRoutes } from "./language-routes.ts";
import { llmLogRoutes } from "./llm-log-routes.ts";
import { llmReplayRoutes } from "./llm-replay-routes.ts";
import { modelRoutes } from "./model-routes.ts";
import { objectiveRoutes } from "./objective-routes.ts";
import { passwordRoutes } from "./password-routes.ts";
import { planRoutes } from "./plan-routes.ts";
import { profileRoutes } from "./profile-routes.ts";
import { promptRoutes } from "./prompt-routes.ts";
import { type Route, routesOf } from "./rest-route.ts";
import { roleRoutes } from "./role-routes.ts";
import { runRoutes } from "./run-routes.ts";
import { scheduleRoutes } from "./schedule-routes.ts";
import { teamRoutes } from "./team-routes.ts";
import { templateRoutes } from "./template-routes.ts";
import { uploadRoutes } from "./upload-routes.ts";
import { userRoutes } from "./user-routes.ts";
import { voiceRoutes } from "./voice-routes.ts";

const words = "that were deleted and that one can bring back, the latest first";

/** What was deleted. Looked for before the addresses with an id, which `deleted` would fit, too. */
const deletedRoutes = [
  routesOf("Campaigns")(
    { method: "GET", path: "/campaigns/deleted", procedure: "campaigns.deleted", summary: `Campaigns ${words}` },
    ({ caller }) => caller.campaigns.deleted(),
  ),
  routesOf("Voices")({ method: "GET", path: "/voices/deleted", procedure: "voices.deleted", summary: `Voices ${words}` }, ({ caller }) =>
    caller.voices.deleted(),
  ),
  routesOf("Examples")(
    { method: "GET", path: "/examples/deleted", procedure: "examples.deleted", summary: `Examples ${words}` },
    ({ caller }) => caller.examples.deleted(),
  ),
];

/** The REST surface: one row a call. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...passwordRoutes,
  ...profileRoutes,
  ...deletedRoutes,
  ...campaignRoutes,
  ...formRoutes,
  ...planRoutes,
  ...runRoutes,
  ...blockRoutes,
  ...scheduleRoutes,
  ...calendarRoutes,
  ...asanaRoutes,
  ...blockSettingsRoutes,
  ...templateRoutes,
  ...userRoutes,
  ...teamRoutes,
  ...roleRoutes,
  ...voiceRoutes,
  ...channelRoutes,
  ...promptRoutes,
  ...languageRoutes,
  ...modelRoutes,
  ...activityRoutes,
  ...llmLogRoutes,
  ...llmReplayRoutes,
  ...chatRoutes,
  ...companyRoutes,
  ...exampleRoutes,
  ...uploadRoutes,
  ...objectiveRoutes,
  ...configurationRoutes,
];
