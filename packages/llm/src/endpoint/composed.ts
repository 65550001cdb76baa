import type { Reply } from "../writer/reply.ts";

/** What an answer consists of, before it is put into the words of the protocol. */
export interface Composed {
  id: string;
  model: string;
  reply: Reply;
  /** Words with the white space that follows them. */
  words: string[];
  finish: string;
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number; prompt_tokens_details: { cached_tokens: number } };
}
