export { type Activity, addressesOf, type Changes, changesBetween, recordActivity, retentionWake } from "./activity.ts";
export { putInOrder } from "./put-in-order.ts";
