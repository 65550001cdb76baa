import { readRequests } from "../../calls/index.ts";
import { type Core, ofCore } from "../../kernel/index.ts";
import { pause } from "./pause.ts";

/** What a model's settings allow. */
export interface ModelBounds {
  id: string;
  max_concurrency: number;
  requests_per_minute: number | null;
}

/** The calls of one model that are under way or wanted, whoever makes them: tasks of campaigns and answers of the chat share its settings. */
export interface ModelSlots {
  readonly open: number;
  /** People who wait for a slot. They come before tasks, which are many and in no such hurry. */
  readonly waiting: number;
  /** Takes a slot; gives it back by what this answers. */
  begin(): () => void;
  /** A request is sent; counts against the requests per minute. */
  requested(): void;
  /** Requests that were sent by whoever made the calls before, the earliest first. */
  remember(times: readonly number[]): void;
  /** Requests that may be sent now. */
  requestsLeft(bounds: ModelBounds): number;
  /** When the oldest request of the last minute counts no longer. */
  requestFreeAt(): number;
  /**
   * Waits for a slot and a request, in the order of coming, and takes both; answers how to give the slot back.
   * @throws what the signal fired with
   */
  enter(bounds: ModelBounds, signal: AbortSignal): Promise<() => void>;
}

const minute = 60_000;
/** How often somebody who waits looks again, in milliseconds. */
const lookAgain = 50;

export function createModelSlots(now: () => number): ModelSlots {
  let open = 0;
  let requests: number[] = [];
  const line: symbol[] = [];

  function recent(): number[] {
    const from = now() - minute;
    if (requests[0] !== undefined && requests[0] <= from) requests = requests.filter((time) => time > from);
    return requests;
  }
  const requestsLeft = ({ requests_per_minute }: ModelBounds) =>
    requests_per_minute === null ? Number.POSITIVE_INFINITY : Math.max(0, requests_per_minute - recent().length);
  const requested = () => void recent().push(now());
  function begin() {
    open += 1;
    return () => {
      open -= 1;
    };
  }

  return {
    get open() {
      return open;
    },
    get waiting() {
      return line.length;
    },
    begin,
    requested,
    remember(times) {
      requests = [...times];
    },
    requestsLeft,
    requestFreeAt: () => (recent()[0] ?? 0) + minute,
    async enter(bounds, signal) {
      const me = Symbol("one who waits");
      line.push(me);
      try {
        while (line[0] !== me || open >= bounds.max_concurrency || requestsLeft(bounds) < 1) {
          await pause(lookAgain, signal);
          signal.throwIfAborted();
        }
        requested();
        return begin();
      } finally {
        line.splice(line.indexOf(me), 1);
      }
    },
  };
}

const known = ofCore(() => new Map<string | null, ModelSlots>());

/** Counts the requests of the last minute as its own: whoever made them may have been another process, and the endpoint counts on. */
export async function rememberRequests(core: Core): Promise<void> {
  const requests = await readRequests(core, core.now() - minute);
  for (const [modelId, sent] of Map.groupBy(requests, (one) => one.model_id))
    slotsOf(core, modelId).remember(sent.map((one) => one.at.getTime()));
}

/** The slots of a model in this process; null is the built-in writer of a database without models. */
export function slotsOf(core: Core, modelId: string | null): ModelSlots {
  const all = known(core);
  const slots = all.get(modelId) ?? createModelSlots(core.now);
  all.set(modelId, slots);
  return slots;
}
