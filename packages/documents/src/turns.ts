export interface Turn {
  /** Whose job it is; null where everybody waits in one row. */
  person: string | null;
  /** Bytes, or another measure of how long it may take. */
  size: number;
}

/** Persons whose last turn is remembered. */
const mostRemembered = 1_000;

/**
 * Jobs that wait, taken so that nobody waits for all that another has brought: each person has one job under way at a time, whoever had
 * their last turn longest ago is next, and of one person's jobs the smallest; else in the order in which they came.
 */
export function createTurns<Job extends Turn>() {
  const waiting: Job[] = [];
  const turns = new Map<string, number>();
  let turn = 0;
  const lastOf = ({ person }: Job) => (person === null ? 0 : (turns.get(person) ?? 0));

  function remember(person: string): void {
    turns.delete(person);
    turn += 1;
    turns.set(person, turn);
    for (const oldest of turns.keys()) {
      if (turns.size <= mostRemembered) break;
      turns.delete(oldest);
    }
  }

  return {
    add: (job: Job) => void waiting.push(job),
    /** @returns whether it waited. */
    remove(job: Job): boolean {
      const index = waiting.indexOf(job);
      if (index >= 0) waiting.splice(index, 1);
      return index >= 0;
    },
    /** The next job, or null when nobody waits but those who have one under way. */
    take(underWay: readonly Job[]): Job | null {
      const busy = new Set(underWay.map(({ person }) => person));
      let next: Job | null = null;
      for (const job of waiting) {
        if (job.person !== null && busy.has(job.person)) continue;
        if (!next || lastOf(job) < lastOf(next) || (lastOf(job) === lastOf(next) && job.size < next.size)) next = job;
      }
      if (next) {
        this.remove(next);
        if (next.person !== null) remember(next.person);
      }
      return next;
    },
    clear: () => waiting.splice(0),
  };
}
