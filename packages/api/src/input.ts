import { z } from "zod";

export const id = z.string().min(1).max(64);
/** The one thing that a call is about. */
export const byId = z.strictObject({ id });
