export { addUploads } from "./add-uploads.ts";
export { answerUpload, removeUpload, sweepUploads } from "./change-upload.ts";
export { extractStory } from "./incoming.ts";
export { beginUpload, endReceiving, type NewUpload, type Receiving, readReceiving, receiveBytes } from "./receive-upload.ts";
export { startUploadJob } from "./upload-job.ts";
export { listUploads, readUpload } from "./upload-view.ts";
