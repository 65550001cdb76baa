import type { Runnable, Transaction } from "@copydesk/db";
import { type Core, Port } from "../kernel/index.ts";

/** Those above who write with a model that was chosen for something. */
export interface ModelUser {
  /** How many campaigns have chosen it for pieces of theirs. */
  countCampaigns(core: Core, modelId: string): Promise<number>;
  /** Statements that put another one in its place, for what is waiting to be written, too. */
  replace(tx: Transaction, models: { from: string; to: string }): Runnable[];
  /** Statements by which what waits for it is written by the default. */
  forget(tx: Transaction, modelId: string): Runnable[];
}

export const modelUsers = new Port<ModelUser>("what a model is used for");
