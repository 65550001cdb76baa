import { pageOf } from "@copydesk/contracts";
import type { TrackedEnvelope } from "@trpc/server";
import { z } from "zod";

/** What a procedure answers, as `.output()` takes it: its description, and a parser that lets nothing else pass. */
export interface Output<S extends z.ZodType, T = z.output<S>> {
  /** Of the answer; of a stream, of each of its events. */
  schema: S;
  parse(answer: T): T;
}

let isChecked = false;

/**
 * From now on answers are held against their descriptions: what is not described, missing or of another type is a mistake
 * in the program, and fails. For tests. In production it would only take the page from whoever asks, and every answer
 * would be walked once more, so that nothing is looked at there.
 */
export function checkAnswers(): void {
  isChecked = true;
}

/** An answer as described. It is sent as it was made, checked or not: descriptions change nothing. */
export const output = <S extends z.ZodType>(schema: S): Output<S> => ({ schema, parse: checker(schema) });

/** A window of a list. */
export const page = <S extends z.ZodType>(item: S) => output(pageOf(item));

/** There is nothing to say. */
export const nothing = output(z.null());

/** The id of what was made. */
export const made = z.strictObject({ id: z.string() });

/** An answer in pieces, each as described. */
export const pieces = <S extends z.ZodType>(schema: S): Output<S, AsyncGenerator<z.output<S>>> => {
  const check = checker(schema);
  return { schema, parse: (events) => (isChecked ? checked(events, check) : events) };
};

/** The same with an id beside each, by which a lost connection goes on. */
export const events = <S extends z.ZodType>(schema: S): Output<S, AsyncGenerator<TrackedEnvelope<z.output<S>>>> => {
  const check = checker(schema);
  const checkData = (event: TrackedEnvelope<z.output<S>>) => {
    check(event[1]);
    return event;
  };
  return { schema, parse: (all) => (isChecked ? checked(all, checkData) : all) };
};

function checker<S extends z.ZodType>(schema: S): (answer: z.output<S>) => z.output<S> {
  return (answer) => {
    if (!isChecked) return answer;
    const read = schema.safeParse(answer);
    if (!read.success) throw new Error(`The answer is not as it is described.\n${z.prettifyError(read.error)}`);
    return answer;
  };
}

async function* checked<T>(events: AsyncGenerator<T>, check: (event: T) => T): AsyncGenerator<T> {
  for await (const event of events) yield check(event);
}
