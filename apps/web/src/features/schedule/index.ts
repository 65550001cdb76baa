// What other features may use of this one.
export { PlanView } from "./plan-view.tsx";
export { SchedulePanel } from "./schedule-panel.tsx";
export { LargeSchedule, ScheduleProvider } from "./schedule-provider.tsx";
