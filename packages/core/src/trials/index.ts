export { draftGuide } from "./draft-guide/draft-guide.ts";
export { guideJson } from "./draft-guide/guide-messages.ts";
export { testModel, testSavedModel } from "./models/test-model.ts";
export { previewVoice } from "./preview-voice.ts";
export { previewPrompt } from "./prompts/preview-prompt.ts";
export { tryPrompt } from "./prompts/try-prompt.ts";
export { tryOutline, trySchedule } from "./try-configuration.ts";
