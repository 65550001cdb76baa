export { listHistory, readState } from "./list-history.ts";
export { readConfiguration } from "./read-configuration.ts";
export { restoreConfiguration, updateOutline, updateScheduler } from "./save-configuration.ts";
export { tryOutline, trySchedule } from "./try-configuration.ts";
