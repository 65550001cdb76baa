import type { HandOverCounts } from "@copydesk/contracts";
import type { Runnable, Transaction } from "@copydesk/db";
import type { SQL } from "drizzle-orm";
import { type Actor, type Core, Port } from "../kernel/index.ts";

/** Things that belong to whoever made them, and to somebody else once their account is removed. */
export interface Belongings {
  kind: keyof HandOverCounts;
  /** How many somebody has, those included that were deleted after `since` and can be restored. */
  count(core: Core, userId: string, since: Date): Promise<number>;
  /** The statement that gives all of one person's to another one. */
  handOver(tx: Transaction, people: { from: string; to: string }): Runnable;
  /** Where an account must not go while one is there that was made in that very moment: that there is none. */
  none?(tx: Transaction, userId: string): SQL;
}

export const belongings = new Port<Belongings>("what belongs to somebody");

/** The statement that forgets what was only somebody's own, when their account is removed. */
export type Leftovers = (tx: Transaction, userId: string) => Runnable;

export const leftovers = new Port<Leftovers>("what was only somebody's own");

/** Statements that make private what was shared with one team alone, which is being deleted. */
export type SharedThings = (tx: Transaction, core: Core, of: { teamId: string; actor: Actor }) => Runnable[];

export const sharedThings = new Port<SharedThings>("what is shared with a team");
