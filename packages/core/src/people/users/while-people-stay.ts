import { AppError, type Permission } from "@copydesk/contracts";
import { batch, changeCounter, type Guarded, type Transaction, unmoved } from "@copydesk/db";
import { demand, loadIdentity } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";

type Statements = ReturnType<Parameters<typeof batch>[1]>;

/** What is to be written after everything about it was looked at; `write` is null when there is nothing to change. */
export interface Action<T> {
  write: ((tx: Transaction) => Statements) | null;
  /** Called once the action is written. */
  answer: () => T;
}

/** Others who change people at the same moment make an action begin again; more often than this they are told to wait. */
const mostAttempts = 20;

/**
 * Does something to people, teams or roles that depends on who may do what. `prepare` looks at everything and decides;
 * what it has read is still so when its statements are written, because the transaction begins by making sure that
 * nobody's rights, roles or teams have moved since. Otherwise it is asked again, with the asker as they are by then: of
 * two administrators who demote each other at once, the second is no administrator any more.
 * @throws what `prepare` throws; UNAUTHENTICATED or FORBIDDEN when the asker lost the right in the meantime; BUSY.
 */
export async function whilePeopleStay<T>(
  core: Core,
  { actor, permission }: { actor: Actor; permission: Permission },
  prepare: (now: Actor) => Promise<Action<T>>,
): Promise<T> {
  const moved = new Error("Somebody's rights changed in the meantime.");
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const seen = await changeCounter(core.db, "identity");
    const now = await asTheyAre(core, actor);
    demand(now, permission);
    const { write, answer } = await prepare(now);
    try {
      if (write) await batch(core.db, (tx) => [guard(tx, seen, moved), ...write(tx)]);
      return answer();
    } catch (error) {
      if (error !== moved) throw error;
    }
  }
  throw new AppError("BUSY", "Others are changing people right now. Try again in a moment.");
}

const guard = (tx: Transaction, seen: number, error: Error): Guarded => unmoved(tx, { name: "identity", seen, error });

async function asTheyAre(core: Core, actor: Actor): Promise<Actor> {
  const identity = await loadIdentity(core, actor.userId);
  if (!identity) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
  return { ...actor, ...identity };
}
