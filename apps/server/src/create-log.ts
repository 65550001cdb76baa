import { isAway, isFailedQuery, messageWithoutValues } from "@copydesk/db";
import pino, { type DestinationStream, type Logger } from "pino";

/** The log of a process. Of an error only what is listed here is written, so that nothing that people wrote can leak into it. */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, serializers: { err: errorInLog } }, to ?? patientOutput());

/** Lines that wait for room, in bytes; later ones are lost. */
const mostWaiting = 1024 * 1024;

/**
 * The output of the process. Where its disk is full lines wait for the next one that finds room: no server ends of its log. Nor does it
 * wait for it: at the end, and after a fatal line, sonic-boom would try again and again and let nothing else run.
 */
function patientOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, maxLength: mostWaiting });
  let isFull = false;
  output.on("error", () => {
    isFull = true;
  });
  output.on("write", () => {
    isFull = false;
  });
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isFull) flushSync();
  };
  return output;
}

export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** Causes of causes that are written down. */
const deepest = 5;

/**
 * An error without what it was about: of a query that failed neither its values nor what Postgres tells of a row. A database that is away
 * is told in a line: every call says so as long as it lasts, and where it was made from does not matter.
 */
export function errorInLog(error: unknown): LoggedError {
  return loggedOf(error, { depth: 0, isPlaced: !isAway(error) });
}

function loggedOf(error: unknown, { depth, isPlaced }: { depth: number; isPlaced: boolean }): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { cause } = error;
  if (isFailedQuery(error) && !isPlaced) return loggedOf(cause, { depth, isPlaced });
  const message = messageWithoutValues(error);
  return {
    type: error.name === "Error" ? error.constructor.name : error.name,
    message,
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...(isPlaced && { stack: `${error.name}: ${message}${framesOf(error)}` }),
    ...(cause !== undefined && depth < deepest && { cause: loggedOf(cause, { depth: depth + 1, isPlaced }) }),
  };
}

/** The places that it came through, without its words, which stand before them. */
function framesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  return at === -1 ? "" : stack.slice(at + message.length);
}
