import { z } from "zod";
import { listInput } from "../list.ts";
import { name, text } from "../text.ts";

const id = z.string().min(1).max(64);

export const exampleLimits = {
  textMin: 20,
  textMax: 20_000,
  fileBytes: 10 * 1024 * 1024,
  files: 20,
  batchBytes: 100 * 1024 * 1024,
  chunkBytes: 64 * 1024,
  unfinishedHours: 24,
} as const;
export const exampleSources = ["manual", "upload", "version"] as const;
export const uploadStates = ["pending", "uploading", "processing", "ready", "needs_review", "failed", "cancelled"] as const;
export type UploadState = (typeof uploadStates)[number];

export const exampleListInput = listInput(["updated_at", "title", "rating"], "-updated_at").extend({
  /** `general` are those of no voice. */
  voice_id: z.union([id, z.literal("general")]).optional(),
  language_ids: z.array(id).max(50).default([]),
  channel_ids: z.array(id).max(50).default([]),
  source: z.enum(exampleSources).optional(),
  use_in_prompts: z.boolean().optional(),
});
export type ExampleListInput = z.input<typeof exampleListInput>;

const fields = {
  /** Null: general. */
  voice_id: id.nullable().default(null),
  language_id: id,
  /** Null: any channel. */
  channel_id: id.nullable().default(null),
  title: name("Title", 120),
  text: text("Text", { min: exampleLimits.textMin, max: exampleLimits.textMax }),
  rating: z.number().int().min(1).max(5).nullable().default(null),
  use_in_prompts: z.boolean().default(true),
};
export const exampleInput = z.strictObject(fields);
export type ExampleInput = z.input<typeof exampleInput>;
export const exampleUpdateInput = z.strictObject({ id, version: z.number().int().min(1), ...fields });
export type ExampleUpdateInput = z.input<typeof exampleUpdateInput>;

export interface ExampleRow {
  id: string;
  version: number;
  voice: { id: string; name: string } | null;
  language: { id: string; code: string; name: string; direction: "ltr" | "rtl" };
  channel: { id: string; name: string; icon: string } | null;
  title: string;
  text: string;
  rating: number | null;
  use_in_prompts: boolean;
  source: (typeof exampleSources)[number];
  owner: { id: string; name: string } | null;
  updated_at: string;
  can_edit: boolean;
  can_delete: boolean;
}

/** A file on its way to becoming examples. */
export interface UploadView {
  id: string;
  name: string;
  size: number;
  received: number;
  state: UploadState;
  /** Why it needs a look, or failed. */
  message: string;
  voice_id: string | null;
  language_id: string | null;
  channel_id: string | null;
  /** What was read, for a file that needs a look. */
  text: string | null;
  /** Examples made of it. */
  example_ids: string[];
  created_at: string;
}
