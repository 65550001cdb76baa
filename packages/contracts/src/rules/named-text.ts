/** A text with what a check of it says about where it stands. */
export interface NamedText {
  field: string;
  text: string;
}
