export { draftGuide } from "./draft-guide/draft-guide.ts";
export { duplicateVoice } from "./duplicate-voice.ts";
export { listDeletedVoices } from "./list-deleted-voices.ts";
export { listVoices } from "./list-voices.ts";
export { previewVoice } from "./preview-voice.ts";
export { readVoice } from "./read-voice.ts";
export { removeVoice, restoreVoice } from "./remove-voice.ts";
export { createVoice, updateVoice } from "./save-voice.ts";
export { setVoiceStatus } from "./voice-status.ts";
