import type { ModelTestStep, Tested } from "@copydesk/contracts";
import type { Actor, Core } from "../kernel/index.ts";

/** The columns that say how a test ended. */
export function outcomeOf(core: Core, actor: Actor, tested: Tested) {
  const { ok, steps, capabilities, latency_milliseconds } = tested;
  const failed = steps.find((step) => step.state === "failed");
  const by = `${actor.firstName} ${actor.lastName}`.trim();
  return {
    capabilities,
    health: ok ? ("healthy" as const) : ("unhealthy" as const),
    health_message: ok ? "" : (failed?.message ?? ""),
    last_test: { ok, steps, capabilities, latency_milliseconds, at: new Date(core.now()).toISOString(), by },
  };
}

export type Outcome = ReturnType<typeof outcomeOf>;

/** Nothing is known of a model that nobody tested. */
export const untested = { capabilities: {}, health: "unknown" as const, health_message: "", last_test: null };

export const lookAfterIt = "An administrator has to look at this model.";

/** A step as it is told to who may not change the model: what it says may name where that is. */
export const withoutPlace = (step: ModelTestStep): ModelTestStep => ({
  ...step,
  message: step.state === "failed" ? lookAfterIt : "",
  detail: null,
});
