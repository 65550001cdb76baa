import { useMemo } from "react";
import { trpc } from "../../../lib/trpc.ts";
import { useActivityOptions } from "../list/activity-list.ts";
import type { NamesById } from "../words/change-words.ts";

/** What languages, channels, voices, objectives, models, teams and people are called now. */
export function useNames(): NamesById {
  const { data: options } = trpc.options.get.useQuery(undefined, { staleTime: 60_000 });
  const { data: log } = useActivityOptions();
  return useMemo(() => {
    const { languages = [], channels = [], voices = [], objectives = [], models = [], teams = [] } = options ?? {};
    const all = [...(log?.actors ?? []), ...languages, ...channels, ...voices, ...objectives, ...models, ...teams];
    return new Map(all.map(({ id, name }) => [id, name]));
  }, [options, log]);
}
