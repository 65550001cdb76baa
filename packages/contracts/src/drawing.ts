/** A query as the console asks it: the name of its procedure and its input. */
export type NamedQuery = readonly [procedure: string, input?: unknown];

/** A screen that the server draws before the console has loaded. */
export interface ScreenToDraw {
  /** Of its address, without the query. */
  path: string;
  /** The query of its address, with its question mark, or empty. */
  search: string;
  /** It is read on a phone. */
  is_narrow: boolean;
}

/** Where whoever has no session comes to, from whatever address. */
export const signInScreen: ScreenToDraw = { path: "/auth/login", search: "", is_narrow: false };

/** What the thread that draws is asked, again with every answer that it wanted to know. */
export interface DrawingQuestion {
  screen: ScreenToDraw;
  known: PageAnswers;
}

/** What it answers: what it has to know yet, or the markup; null where there is nothing to draw. */
export type DrawingAnswer = { queries: readonly NamedQuery[] } | { markup: string } | null;

/** What the page carries to the console, in an element of this id: queries, and what each was answered. */
export interface PageAnswers {
  queries: readonly NamedQuery[];
  answers: readonly unknown[];
}
