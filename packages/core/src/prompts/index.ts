export { demandReading, demandTrying, demandWholePrompts } from "./check-prompts.ts";
