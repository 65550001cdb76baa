/** Local day and time of an IANA zone as an instant. */
export interface ZonedInstant {
  /** Milliseconds since the epoch. */
  utc: number;
  /** The local time as it exists: moved to the next valid minute when clocks were put forward. */
  date: string;
  time: string;
  moved: boolean;
}

export function zonedToUtc(_date: string, _time: string, _zone: string): ZonedInstant {
  throw new Error("not written yet");
}

export function utcToZoned(_utc: number, _zone: string): { date: string; time: string; weekday: number } {
  throw new Error("not written yet");
}
