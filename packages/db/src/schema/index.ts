export * from "./activity.ts";
export * from "./campaigns.ts";
export * from "./chat.ts";
export * from "./configuration.ts";
export * from "./generation.ts";
export * from "./identity.ts";
export * from "./schedule.ts";
