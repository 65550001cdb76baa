export { demandWholePrompts } from "./demand-whole-prompts.ts";
export { demandReading, demandTrying } from "./prompt-rights.ts";
