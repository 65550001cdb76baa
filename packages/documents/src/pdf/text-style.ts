export interface TextStyle {
  /** Points. */
  size: number;
  color: Color;
  bold?: boolean;
  italic?: boolean;
  strike?: boolean;
  /** Address that the text leads to. */
  link?: string;
}

/** Red, green and blue from 0 to 1, written as a page operator's operands. */
export type Color = `${number} ${number} ${number}`;

/** Text of one style within a paragraph. Line breaks end the line. */
export interface Span {
  text: string;
  style: TextStyle;
}
