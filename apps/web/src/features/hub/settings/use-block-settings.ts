import type { BlockOverrides, BlockSettings } from "@copydesk/contracts";
import { useState } from "react";
import { type Failure, failureOf } from "../../../lib/failure.ts";
import { goToFirstProblem } from "../../../lib/go-to-first-problem.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";

export interface SettingsForm {
  settings: BlockSettings;
  overrides: BlockOverrides;
  change: (change: Partial<BlockOverrides>) => void;
  /** Takes something back, so that it is inherited again. */
  reset: (key: keyof BlockOverrides) => void;
  isChanged: boolean;
  isSaving: boolean;
  /** Sentences by field, such as `attributes.tone`. */
  errors: Partial<Record<string, string>>;
  /** Of the last save, what belongs to no field. */
  failure: Failure | null;
  /** How many fields it was refused for. */
  wrong: number;
  /** Somebody else saved first. */
  isStale: boolean;
  takeTheirs: () => Promise<void>;
  /** True once it is on the server. */
  save: (options?: { over?: boolean }) => Promise<boolean>;
}

/** The settings of one block as they stand in its form; null while they are on their way. */
export function useSettingsForm(block_id: string, first: BlockSettings | undefined): SettingsForm | null {
  const [begun, setBegun] = useState<BlockSettings | null>(null);
  const [typed, setTyped] = useState<BlockOverrides | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const utils = trpc.useUtils();
  const mutation = trpc.block_settings.save.useMutation();
  // What is asked for anew in the background must not change what somebody is at.
  if (first && !begun) setBegun(first);
  const saved = begun ?? first;
  if (!saved) return null;
  const overrides = typed ?? saved.overrides;
  const version = saved.version;
  const input = { block_id };

  function take(next: BlockSettings) {
    utils.block_settings.get.setData(input, next);
    if (next.kind === "schedule") void utils.blocks.schedule_frame.invalidate();
    setBegun(next);
    setTyped(null);
    setFailure(null);
  }
  async function save({ over = false } = {}): Promise<boolean> {
    try {
      const known = over ? (await utils.block_settings.get.fetch(input)).version : version;
      take(await mutation.mutateAsync({ ...input, version: known, overrides }));
      notifySuccess("Configuration saved");
      return true;
    } catch (error) {
      setFailure(failureOf(error));
      goToFirstProblem(document.querySelector('[role="dialog"]'));
      return false;
    }
  }
  return {
    settings: saved,
    overrides,
    change: (change) => setTyped((before) => ({ ...(before ?? saved.overrides), ...change })),
    reset: (key) =>
      setTyped((before) => {
        const { [key]: _gone, ...rest } = before ?? saved.overrides;
        return rest;
      }),
    isChanged: JSON.stringify(sorted(overrides)) !== JSON.stringify(sorted(saved.overrides)),
    isSaving: mutation.isPending,
    errors: Object.fromEntries(Object.entries(failure?.fields ?? {}).map(([field, messages]) => [field, messages?.[0]])),
    failure: failure && Object.keys(failure.fields ?? {}).length === 0 ? failure : null,
    wrong: Object.keys(failure?.fields ?? {}).length,
    isStale: failure?.code === "STALE_VERSION",
    takeTheirs: async () => take(await utils.block_settings.get.fetch(input)),
    save,
  };
}

/** Without what is empty, in one order: so that something set and taken back again is no change. */
const sorted = (overrides: BlockOverrides) =>
  Object.entries(overrides)
    .filter(([, value]) => value !== undefined && JSON.stringify(value) !== "{}")
    .sort(([a], [b]) => a.localeCompare(b));
