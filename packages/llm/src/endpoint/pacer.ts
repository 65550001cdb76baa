import type { Pace } from "./delivery.ts";

/** Where pieces go. */
export interface Sink {
  write(text: string): void;
  /** All pieces were written. */
  end(): void;
}

interface Ticket {
  pieces: Iterator<string>;
  sink: Sink;
  pieces_per_second: number;
  beginsAt: number;
  sent: number;
}

/** Fine enough for fifty words a second. */
const tick_ms = 10;
const underWay = new Set<Ticket>();
let timer: NodeJS.Timeout | null = null;

/**
 * Writes pieces at a pace until they end; gives a function that stops it. One timer drives all streams of the process,
 * so that hundreds of them cost little more than their bytes.
 */
export function pacePieces(pace: Pace, pieces: Iterable<string>, sink: Sink): () => void {
  const ticket = {
    pieces: pieces[Symbol.iterator](),
    sink,
    pieces_per_second: pace.pieces_per_second,
    beginsAt: performance.now() + pace.delay_ms,
    sent: 0,
  };
  if (pace.delay_ms <= 0 && pace.pieces_per_second <= 0) {
    advance(ticket, Number.POSITIVE_INFINITY);
    return () => undefined;
  }
  underWay.add(ticket);
  timer ??= setInterval(tickAll, tick_ms);
  return () => drop(ticket);
}

function tickAll() {
  const now = performance.now();
  for (const ticket of underWay) {
    const due = dueOf(ticket, now);
    if (due > ticket.sent && advance(ticket, due)) drop(ticket);
  }
}

function dueOf(ticket: Ticket, now: number): number {
  const elapsed = now - ticket.beginsAt;
  if (elapsed < 0) return 0;
  // The first piece comes when the delay is over, not one interval later.
  return ticket.pieces_per_second > 0 ? Math.floor((elapsed * ticket.pieces_per_second) / 1_000) + 1 : Number.POSITIVE_INFINITY;
}

/** Writes up to `until` pieces in one go; true when there are no more. */
function advance(ticket: Ticket, until: number): boolean {
  let text = "";
  while (ticket.sent < until) {
    const { done, value } = ticket.pieces.next();
    if (done) {
      if (text !== "") ticket.sink.write(text);
      ticket.sink.end();
      return true;
    }
    ticket.sent += 1;
    text += value;
  }
  if (text !== "") ticket.sink.write(text);
  return false;
}

function drop(ticket: Ticket) {
  underWay.delete(ticket);
  if (underWay.size > 0 || timer === null) return;
  clearInterval(timer);
  timer = null;
}
