import { type BackgroundJob, type Core, createWake, startBackgroundJob } from "../../kernel/index.ts";
import { sendSpans } from "./send-spans.ts";

/** How often it looks for calls that are over, in milliseconds: whoever writes tells it nothing, and waits for nothing. */
const lookEvery = 5_000;

/** Sends finished calls to the receiver of spans until it is stopped; also those that a process before this one left. */
export const startSpansJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: createWake("spans"),
    failure: "spans wait",
    async pass(signal) {
      await sendSpans(core, signal);
      return core.services.otlp ? lookEvery : null;
    },
  });
