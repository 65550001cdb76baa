/**
 * What a domain asks of domains above it, which it may not know: a higher one joins in where core is put together
 * (`core/src/ports.ts`), and the lower one goes through all that have.
 */
export class Port<T> {
  readonly question: string;

  /** @param question what is asked, for whoever forgot to answer. */
  constructor(question: string) {
    this.question = question;
  }

  /** Who joins in. */
  with(...answers: readonly T[]): Joined {
    return [this, answers];
  }

  /** All that have joined in. */
  of({ ports }: { ports: Ports }): readonly T[] {
    const answers = ports.get(this);
    if (!answers) throw new Error(`Nobody was joined to the port “${this.question}”.`);
    return answers as readonly T[];
  }
}

type Joined = readonly [port: object, answers: readonly unknown[]];

/** The ports of a core, each with those that join in. */
export type Ports = ReadonlyMap<object, readonly unknown[]>;

export const joinPorts = (...joined: readonly Joined[]): Ports => new Map(joined);
