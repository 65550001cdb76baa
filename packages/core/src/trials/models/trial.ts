import type { Capabilities, Parameters } from "@copydesk/contracts";
import type { ModelConnection } from "@copydesk/llm";
import type { Actor } from "../../kernel/index.ts";
import type { ModelRow } from "../../models/index.ts";

/** A test under way, and what it has found out so far. */
export interface Trial {
  actor: Actor;
  /** Nothing is taken as known of it. */
  connection: ModelConnection;
  /** Sent with the first reply, so that what the model refuses of them is found out. */
  parameters: Parameters;
  /** The stored model, when it is tested as it is stored. */
  model: ModelRow | null;
  signal: AbortSignal;
  learned: Capabilities;
  answers: {
    models: string[];
    /** What the endpoint said when it refused to sign in; null when it did not. */
    refusal: string | null;
    reply: string | null;
    latency_ms: number | null;
  };
}
