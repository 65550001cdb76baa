import type {
  ConfigurationChange,
  ConfigurationDetail,
  ConfigurationKind,
  ConfigurationState,
  ConfigurationTry,
  ConfigurationValues,
  Page,
  SchedulerRules,
} from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { whileEdited } from "../../lib/query-options.ts";
import { trpc } from "../../lib/trpc.ts";

interface Query<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Everything that is asked of the server about one configuration. */
export interface ConfigurationCalls {
  kind: ConfigurationKind;
  stored: Query<ConfigurationDetail>;
  update: (version: number, values: ConfigurationValues) => Promise<ConfigurationDetail>;
  /** Without a change: to how the product came. */
  restore: (version: number, change_id: string | null) => Promise<ConfigurationDetail>;
  tryOn: (
    where: { campaign_id?: string; language_id?: string },
    draft: ConfigurationValues,
    signal: AbortSignal,
  ) => Promise<ConfigurationTry>;
  /** After a save: what is shown of it elsewhere is asked for anew. */
  follow: (saved: ConfigurationDetail) => Promise<void>;
}

export function useOutlineCalls(): ConfigurationCalls {
  const utils = trpc.useUtils();
  const update = trpc.outline_configuration.update.useMutation();
  const restore = trpc.outline_configuration.restore.useMutation();
  return {
    kind: "outline",
    stored: trpc.outline_configuration.get.useQuery(undefined, whileEdited),
    update: (version, { rules: _, ...values }) => update.mutateAsync({ version, ...values }),
    restore: (version, change_id) => restore.mutateAsync({ version, change_id }),
    tryOn: (where, { rules: _, ...draft }, signal) => utils.client.outline_configuration.try.mutate({ ...where, draft }, { signal }),
    async follow(saved) {
      utils.outline_configuration.get.setData(undefined, saved);
      await Promise.all([utils.outline_configuration.history.invalidate(), utils.prompts.invalidate()]);
    },
  };
}

export function useSchedulerCalls(): ConfigurationCalls {
  const utils = trpc.useUtils();
  const update = trpc.scheduler_configuration.update.useMutation();
  const restore = trpc.scheduler_configuration.restore.useMutation();
  return {
    kind: "scheduler",
    stored: trpc.scheduler_configuration.get.useQuery(undefined, whileEdited),
    update: (version, values) => update.mutateAsync({ version, ...values, rules: rulesOf(values) }),
    restore: (version, change_id) => restore.mutateAsync({ version, change_id }),
    tryOn: (where, draft, signal) =>
      utils.client.scheduler_configuration.try.mutate({ ...where, draft: { ...draft, rules: rulesOf(draft) } }, { signal }),
    async follow(saved) {
      utils.scheduler_configuration.get.setData(undefined, saved);
      // The note about the schedule in the form of a campaign is made of it, and so are marks on planned posts.
      await Promise.all([
        utils.scheduler_configuration.history.invalidate(),
        utils.prompts.invalidate(),
        utils.options.invalidate(),
        utils.blocks.schedule_frame.invalidate(),
      ]);
    },
  };
}

function rulesOf({ rules }: ConfigurationValues): SchedulerRules {
  if (!rules) throw new Error("A schedule without rules was shown.");
  return rules;
}

/** One earlier state, whole. */
export function useEarlierState(kind: ConfigurationKind, change_id: string): Query<ConfigurationState> {
  const options = { staleTime: Number.POSITIVE_INFINITY };
  const outline = trpc.outline_configuration.state.useQuery({ change_id }, { ...options, enabled: kind === "outline" });
  const scheduler = trpc.scheduler_configuration.state.useQuery({ change_id }, { ...options, enabled: kind === "scheduler" });
  return kind === "outline" ? outline : scheduler;
}

/** The states of a configuration, the newest first. */
export function useHistory(kind: ConfigurationKind, limit: number): Query<Page<ConfigurationChange>> {
  const options = { placeholderData: keepPreviousData };
  const outline = trpc.outline_configuration.history.useQuery({ limit }, { ...options, enabled: kind === "outline" });
  const scheduler = trpc.scheduler_configuration.history.useQuery({ limit }, { ...options, enabled: kind === "scheduler" });
  return kind === "outline" ? outline : scheduler;
}
