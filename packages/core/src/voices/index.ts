export { findVoice, readVoiceRows } from "./access.ts";
export { duplicateVoice } from "./duplicate-voice.ts";
export { listVoiceOptions, listVoices } from "./list-voices.ts";
export { guidesOfVoice, readGuideRows, readVoice } from "./read-voice.ts";
export { guidesInLanguage, listDeletedVoices, removeVoice, restoreVoice, voiceBelongings } from "./remove-voice.ts";
export { createVoice, setVoiceStatus, updateVoice } from "./save-voice.ts";
export { chooseGuide, describeGuide, draftedGuides, readTermForms, type StyleGuide } from "./style-guide.ts";
