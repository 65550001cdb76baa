import { activityRouter } from "./activity/router.ts";
import { asanaRouter } from "./asana/router.ts";
import { authRouter } from "./auth/router.ts";
import { blockSettingsRouter } from "./block-settings/router.ts";
import { blocksRouter } from "./blocks/router.ts";
import { calendarRouter } from "./calendar/router.ts";
import { outlineConfigurationRouter, schedulerConfigurationRouter } from "./campaign-defaults/router.ts";
import { campaignsRouter } from "./campaigns/router.ts";
import { channelsRouter } from "./channels/router.ts";
import { conversationsRouter, messagesRouter, proposalsRouter } from "./chat/router.ts";
import { companyRouter } from "./company/router.ts";
import { draftsRouter } from "./drafts/router.ts";
import { examplesRouter } from "./examples/router.ts";
import { generationRouter } from "./generation/router.ts";
import { languagesRouter } from "./languages/router.ts";
import { llmExperimentsRouter, llmLogsRouter } from "./llm-logs/router.ts";
import { modelsRouter } from "./models/router.ts";
import { objectivesRouter } from "./objectives/router.ts";
import { optionsRouter } from "./options/router.ts";
import { preferencesRouter } from "./preferences/router.ts";
import { profileRouter } from "./profile/router.ts";
import { promptsRouter } from "./prompts/router.ts";
import { rolesRouter } from "./roles/router.ts";
import { teamsRouter } from "./teams/router.ts";
import { templatesRouter } from "./templates/router.ts";
import { router } from "./trpc.ts";
import { uploadsRouter } from "./uploads/router.ts";
import { usersRouter } from "./users/router.ts";
import { voicesRouter } from "./voices/router.ts";

/** Everything the product can be asked, by domain. */
export const appRouter = router({
  auth: authRouter,
  profile: profileRouter,
  preferences: preferencesRouter,
  options: optionsRouter,
  campaigns: campaignsRouter,
  drafts: draftsRouter,
  templates: templatesRouter,
  blocks: blocksRouter,
  calendar: calendarRouter,
  asana: asanaRouter,
  block_settings: blockSettingsRouter,
  generation: generationRouter,
  users: usersRouter,
  teams: teamsRouter,
  roles: rolesRouter,
  voices: voicesRouter,
  languages: languagesRouter,
  models: modelsRouter,
  activity: activityRouter,
  llm_logs: llmLogsRouter,
  llm_experiments: llmExperimentsRouter,
  conversations: conversationsRouter,
  messages: messagesRouter,
  proposals: proposalsRouter,
  company: companyRouter,
  examples: examplesRouter,
  uploads: uploadsRouter,
  prompts: promptsRouter,
  channels: channelsRouter,
  objectives: objectivesRouter,
  outline_configuration: outlineConfigurationRouter,
  scheduler_configuration: schedulerConfigurationRouter,
});

export type AppRouter = typeof appRouter;
