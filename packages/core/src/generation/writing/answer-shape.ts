import { z } from "zod";

/** What an answer says, or what is wrong with it in words that help a model to mend it. */
export type ReadAnswer<T> = { value: T; problem?: undefined } | { value?: undefined; problem: string };

const mostIssues = 8;

export function explainIssues(error: z.ZodError): string {
  const lines = error.issues.slice(0, mostIssues).map((issue) => `${issue.path.join(".") || "The answer"}: ${issue.message}`);
  return ["The JSON does not have the wanted shape.", ...lines].join("\n");
}

/** One of these codes, so that a model that heeds the schema can name no other channel; any text where none is known. */
export const channelCode = (codes: readonly string[]) => (codes.length === 0 ? z.string() : z.enum(codes));
