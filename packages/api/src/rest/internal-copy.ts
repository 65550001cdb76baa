import { z } from "zod";

/** Asks for a file for colleagues. */
export const internalCopy = z
  .enum(["true", "false"])
  .transform((value) => value === "true")
  .optional()
  .meta({
    description:
      "`true` for a copy for colleagues: with status, privacy, versions, models and the notes on posts. Without, what one sends to a client",
  });
