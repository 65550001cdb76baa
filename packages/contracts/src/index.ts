export * from "./account.ts";
export * from "./activity.ts";
export * from "./answers/index.ts";
export * from "./block-settings.ts";
export * from "./blocks.ts";
export * from "./budgets.ts";
export * from "./campaigns.ts";
export * from "./chat.ts";
export * from "./configuration/index.ts";
export * from "./connections.ts";
export * from "./drawing.ts";
export * from "./errors.ts";
export * from "./identity.ts";
export * from "./limits.ts";
export { mostDeleted } from "./limits.ts";
export * from "./list.ts";
export * from "./llm-logs.ts";
export * from "./llm-replays.ts";
export * from "./master-data.ts";
export * from "./people.ts";
export * from "./permissions.ts";
export * from "./prompt/answer-fields.ts";
export * from "./prompt/answer-format.ts";
export * from "./prompt/guide-answer.ts";
export * from "./prompt/material.ts";
export * from "./prompt/partial-json.ts";
export * from "./prompt/placeholders.ts";
export { readPlainOutline } from "./prompt/plain-outline.ts";
export * from "./prompt/prompt-rules.ts";
export { readAnswerFields } from "./prompt/read-answer-fields.ts";
export { isRefusal } from "./prompt/refusal.ts";
export { attributeProblem, isEmptyValue } from "./rules/attribute-values.ts";
export {
  addDays,
  daysBetween,
  isDay,
  isTimeOfDay,
  minutesInWords,
  minutesOf,
  timeOf,
  weekdayOf,
  weekdaysInWords,
} from "./rules/calendar-days.ts";
export { checkDamage } from "./rules/check-damage.ts";
export * from "./rules/checks.ts";
export { configurationChanges, inKeyOrder, type ModelNames } from "./rules/configuration-changes.ts";
export { countGraphemes } from "./rules/count-graphemes.ts";
export * from "./rules/count-length.ts";
export { type FieldProgress, fieldProgress } from "./rules/field-progress.ts";
export { type MergedPlan, mergePlans, type PostClash } from "./rules/merge-plans.ts";
export type { NamedText } from "./rules/named-text.ts";
export { postTitles } from "./rules/post-titles.ts";
export { countedText, mainField } from "./rules/posted-text.ts";
export { isQuiet, movePost, type PostDraft, type ScheduleFrame, type TimeBand, windowsOn } from "./rules/schedule.ts";
export { type PlanProblem, planProblems, withRealTimes } from "./rules/schedule-bounds.ts";
export { findConflicts, type ScheduleConflict } from "./rules/schedule-conflicts.ts";
export { planInSteps, planPosts } from "./rules/schedule-plan.ts";
export { repairInSteps, repairSchedule } from "./rules/schedule-repair.ts";
export { type SchedulerRuleProblem, schedulerRuleProblems } from "./rules/scheduler-rules.ts";
export * from "./rules/sms.ts";
export { atOnce, type Steps } from "./rules/steps.ts";
export { isTopLevelDomain, topLevelDomainsFrom } from "./rules/top-level-domains.ts";
export { truncateToLength } from "./rules/truncate.ts";
export { visibleMarkdown } from "./rules/visible-markdown.ts";
export { withNewChannels, withNewChannelsInSteps } from "./rules/with-new-channels.ts";
export { findXLinks, type TextSpan } from "./rules/x-links.ts";
export { xLinkWeight } from "./rules/x-weighted.ts";
export * from "./rules/zoned-time.ts";
export * from "./runs.ts";
export { safeAddress, safePath } from "./safe-path.ts";
export * from "./text.ts";
export * from "./values.ts";
export { waitWords } from "./wait-words.ts";
