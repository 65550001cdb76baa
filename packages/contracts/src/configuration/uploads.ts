import { z } from "zod";
import { exampleLimits } from "../limits.ts";
import { name, text } from "../text.ts";

const id = z.string().min(1).max(64);

export const uploadLimits = {
  fileBytes: 10 * 1024 * 1024,
  /** Of one person at a time: what is on its way, and what waits to be looked at or added. */
  files: 20,
  batchBytes: 100 * 1024 * 1024,
  /** As the specification has it. */
  chunkBytes: 64 * 1024,
  /** What was not added by then vanishes. */
  unfinishedHours: 24,
  /** Examples out of one file. */
  examples: 200,
  /** Characters that are read of one file. */
  characters: 500_000,
  /** Characters of a text that is sent back as it shall be. */
  answered: 100_000,
} as const;

/** Ends of the names of files that can be read. */
export const uploadExtensions = ["txt", "md", "html", "csv", "docx", "xlsx", "pdf"] as const;
export const uploadStates = ["pending", "uploading", "processing", "ready", "needs_review", "failed", "cancelled"] as const;
export type UploadState = (typeof uploadStates)[number];

/** What a person has to say before a file can become examples. */
export const uploadReviews = ["no_text", "too_long", "language"] as const;
export type UploadReview = (typeof uploadReviews)[number];

export const uploadListInput = z.strictObject({
  /** Those sent on the page of a voice; `general` are the others; all without it. */
  voice_id: z.union([z.literal("general"), id]).optional(),
});

/** The answer to what a file asks: its language, whether to split it, or its text as it shall be. */
export const answerUploadInput = z.union(
  [
    z.strictObject({ id, language_id: id }),
    z.strictObject({ id, split: z.literal(true) }),
    z.strictObject({
      id,
      title: name("Title", exampleLimits.title),
      text: text("Text", { min: exampleLimits.textMin, max: uploadLimits.answered }),
    }),
  ],
  { error: "Say which language it is, split it, or give its text" },
);
export type AnswerUploadInput = z.input<typeof answerUploadInput>;

/** Makes examples out of files that are ready. */
export const addUploadsInput = z.strictObject({
  ids: z.array(id).min(1, "Choose a file").max(uploadLimits.files),
  voice_id: id.nullable().default(null),
  channel_id: id.nullable().default(null),
});
export type AddUploadsInput = z.input<typeof addUploadsInput>;
