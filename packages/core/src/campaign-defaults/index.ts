export { listHistory, readState } from "./list-history.ts";
export { readConfiguration, readConfigurationRows, readSchedulerRules } from "./read-configuration.ts";
export { configurationsWithModel, listKindsWithModel, replaceModelInConfigurations } from "./replace-model.ts";
export { restoreConfiguration, updateOutline, updateScheduler } from "./save-configuration.ts";
