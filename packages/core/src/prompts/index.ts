export { demandWholePrompts } from "./demand-whole-prompts.ts";
export { previewPrompt } from "./preview-prompt.ts";
export { tryPrompt } from "./try-prompt.ts";
