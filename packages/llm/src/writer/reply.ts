/** What the built-in writer answers. */
export interface Reply {
  text: string;
  /** What a person should know about the text, in English. */
  note?: string;
}
