import type { PacedCall } from "./paced-endpoint.ts";

const lasted = (call: PacedCall) => call.ended - call.began;
const longest = (calls: readonly PacedCall[]) => Math.max(0, ...calls.map(lasted));

/** Time that no writer can beat: primary outline, then the slowest of what depends on it, step by step. */
export function longestChain(calls: readonly PacedCall[]): number {
  const [primary, ...others] = calls.filter((call) => call.kind === "outline");
  if (!primary) return 0;
  const steps = [[primary], others, calls.filter((call) => call.kind === "content"), calls.filter((call) => call.kind === "schedule")];
  return steps.reduce((sum, step) => sum + longest(step), 0);
}

interface Job {
  call: PacedCall;
  needs: Job[];
  /** This call and the longest chain behind it. */
  rank: number;
  endsAt: number | null;
}

/**
 * When the same calls would be done with `places` at a time, if the next one always began at once, longest chains first.
 * @param campaigns how many that are alike they are for
 */
export function idealTime(calls: readonly PacedCall[], places: number, campaigns = 1): number {
  const jobs = [...Map.groupBy(calls, campaignOf(campaigns)).values()].flatMap(jobsOf);
  const waiting = new Set(jobs);
  const running: { job: Job; until: number }[] = [];
  let now = 0;
  while (waiting.size > 0 || running.length > 0) {
    const ready = [...waiting]
      .filter((job) => job.needs.every((one) => one.endsAt !== null && one.endsAt <= now))
      .sort((a, b) => b.rank - a.rank);
    for (const job of ready.slice(0, places - running.length)) {
      waiting.delete(job);
      job.endsAt = now + lasted(job.call);
      running.push({ job, until: job.endsAt });
    }
    now = Math.min(...running.map((one) => one.until));
    for (const done of running.filter((one) => one.until <= now)) running.splice(running.indexOf(done), 1);
  }
  return now;
}

/** Which of campaigns that are alike a call may be for: of each text, the first one is for the first, and so on. */
function campaignOf(campaigns: number): (call: PacedCall) => number {
  const met = new Map<string, number>();
  return ({ kind, language, channel }) => {
    const text = `${kind} ${language} ${channel}`;
    const before = met.get(text) ?? 0;
    met.set(text, before + 1);
    return before % campaigns;
  };
}

function jobsOf(calls: readonly PacedCall[]): Job[] {
  const make = (call: PacedCall): Job => ({ call, needs: [], rank: 0, endsAt: null });
  const [primary, ...otherOutlines] = calls.filter((call) => call.kind === "outline").map(make);
  if (!primary) return [];
  for (const outline of otherOutlines) outline.needs = [primary];
  const outlines = [primary, ...otherOutlines];
  const content = calls.filter((call) => call.kind === "content").map(make);
  for (const piece of content) piece.needs = outlines.filter((one) => one.call.language === piece.call.language);
  const schedules = calls.filter((call) => call.kind === "schedule").map(make);
  for (const schedule of schedules) schedule.needs = content.filter((one) => one.call.language === schedule.call.language);
  const all = [...outlines, ...content, ...schedules];
  for (const job of [...all].reverse()) {
    const behind = all.filter((one) => one.needs.includes(job)).map((one) => one.rank);
    job.rank = lasted(job.call) + Math.max(0, ...behind);
  }
  return all;
}
