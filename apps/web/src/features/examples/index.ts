// What other features may use of this one. The screens themselves are loaded by their routes.
export { VoiceUploads } from "./upload/voice-uploads.tsx";
