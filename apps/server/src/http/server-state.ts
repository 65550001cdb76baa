import type { Response } from "express";

/** What the parts of one running server know of each other. */
export interface ServerState {
  /** It listens already, but there may be nobody yet who could sign in. */
  starting: boolean;
  /** The database file is being read through, to see whether it is whole. */
  checking: boolean;
  /** The process is about to end: nothing new may be sent to it. */
  draining: boolean;
  /** Answers that stay open until their caller leaves. */
  readonly streams: Set<Response>;
  /** How many of them each caller has open. */
  readonly streamsOf: Map<string, number>;
}

export const createServerState = (): ServerState => ({
  starting: true,
  checking: false,
  draining: false,
  streams: new Set(),
  streamsOf: new Map(),
});
