import { useKnownRight } from "../../../lib/rights.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useFormOptions } from "../api/use-form-options.ts";
import { type StartStep, startSteps } from "./start-steps.ts";

const keys = { dismissed: "start.dismissed", offline: "start.offline", voice: "start.voice" };
const asked = Object.values(keys);

export interface Start {
  /** Null until everything is known, once it is all done, and after it was put away. */
  steps: StartStep[] | null;
  isKnown: boolean;
  /** No model beside the built-in writer. */
  isOffline: boolean;
  /** Writes down what no data says. */
  note: (what: keyof typeof keys) => void;
}

/**
 * How far somebody is with their beginning, read from what is there: models, people, campaigns. Whether a voice was looked
 * at, offline drafts are enough or the list was put away is kept with the person.
 */
export function useStart(campaigns: number): Start {
  const options = useFormOptions().data;
  const preferences = trpc.preferences.get.useQuery({ keys: asked }, { staleTime: Number.POSITIVE_INFINITY });
  const maySeePeople = useKnownRight("users.view");
  const mayInvite = useKnownRight("users.invite");
  const mayConnect = useKnownRight("models.create");
  const maySeeVoices = useKnownRight("voices.view");
  const mayCreate = useKnownRight("campaigns.create");
  const has = (key: string) => preferences.data?.some((one) => one.key === key) ?? false;
  const invites = mayInvite === true && maySeePeople === true && !has(keys.dismissed);
  const people = trpc.users.list.useQuery({ limit: 2 }, { enabled: invites, staleTime: 30_000 });
  const utils = trpc.useUtils();
  const { mutate } = trpc.preferences.set.useMutation();

  const isSettled = (query: { isPending: boolean }) => !query.isPending;
  const isKnown = options !== undefined && isSettled(preferences) && mayInvite !== undefined && (!invites || isSettled(people));
  const isOffline = options?.models.every(({ provider }) => provider === "builtin") ?? false;
  const steps = startSteps({
    model: mayConnect ? !isOffline || has(keys.offline) : undefined,
    voice: maySeeVoices ? has(keys.voice) || (options?.voices.length ?? 0) > 1 : undefined,
    campaign: mayCreate ? campaigns > 0 : undefined,
    people: invites ? (people.data?.count ?? 0) > 1 : undefined,
  });
  const isOver = has(keys.dismissed) || steps.every(({ isDone }) => isDone);

  function note(what: keyof typeof keys) {
    const said = { key: keys[what], value: "true", value_type: "boolean" as const };
    utils.preferences.get.setData({ keys: asked }, (before = []) => [...before.filter(({ key }) => key !== said.key), said]);
    // Not kept, it is only asked once more; nothing to trouble anybody with.
    mutate([said]);
  }
  return { steps: isKnown && !isOver ? steps : null, isKnown, isOffline, note };
}
