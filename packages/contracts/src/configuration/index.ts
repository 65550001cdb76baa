export * from "./channels.ts";
export * from "./configurations.ts";
export * from "./examples.ts";
export * from "./languages.ts";
export * from "./models.ts";
export * from "./objectives.ts";
export * from "./prompts.ts";
export * from "./voices.ts";
