import { type BackgroundJob, type Core, startBackgroundJob } from "../kernel/index.ts";
import { asanaWake } from "./asana-wake.ts";
import { nextDue, sendDuePosts } from "./send-due-posts.ts";

/** Sends queued posts to Asana until it is stopped. Also those that a process before this one left. */
export const startAsanaJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: asanaWake,
    failure: "posts wait for Asana",
    async pass(signal) {
      await sendDuePosts(core, signal);
      const next = await nextDue(core);
      return next === null ? null : Math.max(0, next - core.now());
    },
  });
