import type { Core } from "../../kernel/index.ts";
import type { CircuitOptions } from "./circuit.ts";
import { createModelLimits, type ModelLimits } from "./model-limits.ts";
import { slotsOf } from "./model-slots.ts";

/** Limits of every model that this process has called; kept in memory, because one process does all calls. */
export interface LimitsByModel {
  of(modelId: string | null): ModelLimits;
  /** Whether its endpoint was found dead since the last time one asked. */
  justOpened(modelId: string | null): boolean;
  /** Somebody asks for a text: dead endpoints are tried at once. */
  invite(): void;
}

export function createLimitsByModel(core: Core, circuit: CircuitOptions): LimitsByModel {
  const known = new Map<string | null, { limits: ModelLimits; opened: number }>();
  const entry = (modelId: string | null) => {
    const one = known.get(modelId) ?? { limits: createModelLimits(core.now, circuit, slotsOf(core, modelId)), opened: 0 };
    known.set(modelId, one);
    return one;
  };
  return {
    of: (modelId) => entry(modelId).limits,
    justOpened(modelId) {
      const one = entry(modelId);
      const times = one.limits.circuit.timesOpened();
      const isNew = times > one.opened;
      one.opened = times;
      return isNew;
    },
    invite() {
      for (const { limits } of known.values()) limits.circuit.invite(core.now());
    },
  };
}
