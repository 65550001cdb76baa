import { z } from "zod";

/** One of these codes, so that a model that heeds the schema can name no other channel; any text where none is known. */
export const channelCode = (codes: readonly string[]) => (codes.length === 0 ? z.string() : z.enum(codes));
