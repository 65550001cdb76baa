export { type Activity, addressesOf, type Changes, changesBetween, recordActivity } from "./activity.ts";
export { retentionWake } from "./retention-wake.ts";
