/** What was found about one subject, as a sentence; with the way out where it is wrong. */
export interface Finding {
  subject: string;
  state: "right" | "note" | "wrong";
  words: string;
}

/** A question that answers with a sentence, and fails with one. */
export type Look = () => Promise<Omit<Finding, "subject">>;

export const right = (words: string) => ({ state: "right" as const, words });
export const note = (words: string) => ({ state: "note" as const, words });
export const wrong = (words: string) => ({ state: "wrong" as const, words });

/** What a look finds; what it throws is wrong. */
export async function lookAt(subject: string, look: Look): Promise<Finding> {
  try {
    return { subject, ...(await look()) };
  } catch (error) {
    return { subject, ...wrong(error instanceof Error ? error.message : String(error)) };
  }
}
