import { z } from "zod";
import { uploadReviews, uploadStates } from "../configuration/uploads.ts";
import { bulkResultSchema } from "./people.ts";

/** A file on its way to becoming examples. */
export const uploadViewSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    size: z.number().int().meta({ description: "Bytes." }),
    received: z.number().int(),
    state: z.enum(uploadStates),
    is_being_read: z.boolean().meta({ description: "While it is processed: its turn has come." }),
    review: z.enum(uploadReviews).nullable(),
    message: z.string().meta({ description: "Why it needs a look, or failed; else what was left out while reading it." }),
    voice_id: z.string().nullable().meta({ description: "The voice on whose page it was sent; null on the page of all examples." }),
    examples: z.number().int().meta({ description: "Examples that were found in it." }),
    languages: z
      .array(z.strictObject({ id: z.string(), code: z.string(), name: z.string() }))
      .meta({ description: "Languages of what was found." }),
    without_language: z.number().int().meta({ description: "Found examples whose language could not be told." }),
    split_into: z.number().int().nullable().meta({ description: "Into how many a text that is too long would be split." }),
    created_at: z.string(),
  })
  .meta({ id: "Upload" });
export type UploadView = z.infer<typeof uploadViewSchema>;

/** What was found in a file. */
export const uploadPieceSchema = z.strictObject({
  title: z.string(),
  text: z.string(),
  language_id: z.string().nullable(),
});
export type UploadPiece = z.infer<typeof uploadPieceSchema>;

export const uploadDetailSchema = uploadViewSchema.extend({ pieces: z.array(uploadPieceSchema) }).meta({ id: "UploadDetail" });
export type UploadDetail = z.infer<typeof uploadDetailSchema>;

export const addedUploadsSchema = bulkResultSchema
  .extend({
    examples: z.number().int().meta({ description: "Examples that were made." }),
  })
  .meta({ id: "AddedUploads" });
export type AddedUploads = z.infer<typeof addedUploadsSchema>;
