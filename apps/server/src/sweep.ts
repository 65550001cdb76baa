import { type Core, sweepAnswers, sweepSessions, sweepSignInFailures } from "@copydesk/core";

const everyTenMinutes = 600_000;

/** Removes what is over: sessions, old failed sign-ins, answers kept for repeated calls. Answers how to stop. */
export function sweepNowAndThen(core: Core): () => void {
  const sweep = () =>
    void Promise.all([sweepSessions(core), sweepSignInFailures(core), sweepAnswers(core)]).catch((error: unknown) =>
      core.log.warn({ err: error }, "sweeping failed"),
    );
  const timer = setInterval(sweep, everyTenMinutes);
  timer.unref();
  return () => clearInterval(timer);
}
