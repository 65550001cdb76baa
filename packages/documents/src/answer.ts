import { AppError } from "@copydesk/contracts";
import type { Outcome } from "./messages.ts";

/** What a job came to, in a form that crosses the border of a thread or process. */
export async function outcomeOf<Result extends Extract<Outcome, { ok: true }>["result"]>(
  work: Promise<Result>,
): Promise<{ ok: true; result: Result } | Extract<Outcome, { ok: false }>> {
  try {
    return { ok: true, result: await work };
  } catch (error) {
    if (error instanceof AppError) return { ok: false, code: error.code, message: error.message };
    return { ok: false, code: null, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
