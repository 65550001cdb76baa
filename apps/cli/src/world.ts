import { styleText } from "node:util";
import type { Programs } from "@copydesk/server";

/** What a command reaches the world through. */
export interface World {
  env: Record<string, string | undefined>;
  /** One line of what was asked for. */
  out(line: string): void;
  /** One line of what went wrong, or of what is going on. */
  err(line: string): void;
  /** Where progress is drawn; null where nobody watches. */
  screen: NodeJS.WriteStream | null;
  /** Asks for something that nobody else may read. @throws CommandFailure when there is nobody to ask. */
  askSecret(question: string): Promise<string>;
  /** Asks for a yes. @throws CommandFailure when there is nobody to ask. */
  confirm(question: string): Promise<boolean>;
  /** The program that is installed; null in a checkout. An npm folder is the package's own, as npm has laid it out. */
  program: { kind: "executable" | "npm"; path: string } | null;
  /** Threads and processes beside a server of a command's own [those that lie beside this program]. */
  beside?: Programs;
  /** Aborts with Ctrl+C. */
  signal: AbortSignal;
  /** Becomes the server, until it is told to end. */
  serve(): Promise<void>;
}

type Colour = Parameters<typeof styleText>[0];

/** In colour where a person looks at a screen that has some, and has not asked for none. */
export const inColour = ({ screen }: Pick<World, "screen">, colour: Colour, text: string): string =>
  screen ? styleText(colour, text, { stream: screen }) : text;
