export { addUploads } from "./add-uploads.ts";
export { answerUpload } from "./answer-upload.ts";
export { extractStory } from "./extract-story.ts";
export { beginUpload, endReceiving, type NewUpload, type Receiving, readReceiving, receiveBytes } from "./receive-upload.ts";
export { removeUpload, sweepUploads } from "./remove-uploads.ts";
export { startUploadJob } from "./upload-job.ts";
export { listUploads, readUpload } from "./upload-view.ts";
