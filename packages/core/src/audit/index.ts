export { type Activity, addressesOf, type Changes, changesBetween, recordActivity } from "./activity.ts";
export { putInOrder } from "./put-in-order.ts";
export { retentionWake } from "./retention-wake.ts";
