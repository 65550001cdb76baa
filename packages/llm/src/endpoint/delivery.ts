/** An answer as it goes over the wire, whichever wire that is. */
export interface Delivery {
  status: number;
  headers: Record<string, string>;
  /** Parts of the body in order; an endless answer never runs out. */
  pieces: Iterable<string>;
  /** What happens after the last piece. */
  ending: "end" | "reset" | "hang";
  /** False: not even headers are sent before `ending`. */
  has_headers: boolean;
  pace: Pace;
}

export interface Pace {
  delay_ms: number;
  /** Pieces a second; 0 gives all at once. */
  pieces_per_second: number;
}

export const atOnce: Pace = { delay_ms: 0, pieces_per_second: 0 };

/** A body in one piece. */
export function wholeDelivery(status: number, body: unknown, headers: Record<string, string> = {}): Delivery {
  const isText = typeof body === "string";
  return {
    status,
    headers: { "content-type": isText ? "text/html; charset=utf-8" : "application/json", ...headers },
    pieces: [isText ? body : JSON.stringify(body)],
    ending: "end",
    has_headers: true,
    pace: atOnce,
  };
}
