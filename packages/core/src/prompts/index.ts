export { demandWholePrompts } from "./demand-whole-prompts.ts";
export { previewPrompt } from "./preview-prompt.ts";
