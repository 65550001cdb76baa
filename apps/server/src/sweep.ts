import {
  type Core,
  sweepAnswers,
  sweepAttempts,
  sweepFiles,
  sweepLinks,
  sweepMails,
  sweepSessions,
  sweepSignInFailures,
  sweepUploads,
} from "@copydesk/core";

const everyTenMinutes = 600_000;

const sweeps = [sweepSessions, sweepSignInFailures, sweepAnswers, sweepAttempts, sweepLinks, sweepMails, sweepFiles, sweepUploads];

/** Removes what is over: sessions, old failed sign-ins, answers kept for repeated calls, sign-ins that nobody came back from, links, mails, and files of nobody or that nobody added. Answers how to stop. */
export function sweepNowAndThen(core: Core): () => void {
  const sweep = () =>
    void Promise.all(sweeps.map((one) => one(core))).catch((error: unknown) => core.log.warn({ err: error }, "sweeping failed"));
  const timer = setInterval(sweep, everyTenMinutes);
  timer.unref();
  return () => clearInterval(timer);
}
