import type { BulkResult, InvitationLink, UserListItem } from "@copydesk/contracts";
import { useState } from "react";
import { UndoButton } from "../../lib/notify-outcome.tsx";
import { fullName } from "../../lib/people/full-name.ts";
import { notify, notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatBulk, formatPeople } from "./words/person-words.ts";

type People = readonly Pick<UserListItem, "id" | "first_name" | "last_name" | "email">[];
type Doomed = Pick<UserListItem, "id" | "first_name" | "last_name" | "email" | "status">;

interface Happened {
  people: People;
  /** What was done, in the past: "deactivated". */
  past: string;
  /** Takes it back from those to whom it was done. */
  undo?: (people: People) => unknown;
}

/** What can be done with people. Deactivating and deleting first open their dialog. */
export function useUserActions({ onDone, onRemoved }: { onDone?: () => void; onRemoved?: () => void } = {}) {
  const refresh = useRefreshPeople();
  const activating = trpc.users.activate.useMutation();
  const deactivating = trpc.users.deactivate.useMutation();
  const joining = trpc.users.add_to_team.useMutation();
  const sending = trpc.users.send_links.useMutation();
  const [resting, setResting] = useState<People>([]);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [links, setLinks] = useState<InvitationLink[]>([]);

  /** Does it in one call and tells what came of it in one notice. */
  async function run(call: () => Promise<BulkResult>, { people, past, undo }: Happened) {
    try {
      const result = await call();
      onDone?.();
      notifyResult(result, { people, past, undo });
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }

  const idsOf = (people: People) => ({ ids: people.map((person) => person.id) });
  const activate = (people: People) => run(() => activating.mutateAsync(idsOf(people)), { people, past: "activated" });

  async function sendLinks(people: People) {
    try {
      const { sent, left, links } = await sending.mutateAsync(idsOf(people));
      onDone?.();
      if (links.length > 0) setLinks(links);
      else if (left.length > 0) notifyResult({ done: sent, left }, { people, past: "sent a link" });
      else notifySuccess(sent.length === 1 ? `A link is on its way to ${people[0]?.email}` : `${formatPeople(sent)} get a link by mail`);
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }

  return {
    activate,
    deactivate: setResting,
    addToTeam: (people: People, team: { id: string; name: string }) =>
      run(() => joining.mutateAsync({ ...idsOf(people), team_id: team.id }), { people, past: `added to ${team.name}` }),
    sendLinks,
    remove: setDoomed,
    dialogs: {
      resting,
      keepActive: () => setResting([]),
      confirmDeactivate: () =>
        run(() => deactivating.mutateAsync(idsOf(resting)), { people: resting, past: "deactivated", undo: activate }),
      doomed,
      keep: () => setDoomed(null),
      removed: () => {
        setDoomed(null);
        onRemoved?.();
      },
      links,
      forgetLinks: () => setLinks([]),
    },
  };
}
export type UserActions = ReturnType<typeof useUserActions>;

function notifyResult(result: BulkResult, { people, past, undo }: Happened): void {
  const nameOf = (id: string) => {
    const person = people.find((one) => one.id === id);
    return person ? fullName(person) : "";
  };
  const description = formatBulk(result, nameOf, past);
  if (result.done.length === 0) return void notifyFailure(description);
  const done = people.filter((person) => result.done.includes(person.id));
  const action = undo && <UndoButton onUndo={() => undo(done)} />;
  const whole = result.left.length === 0;
  notify({
    variant: whole ? "success" : "warning",
    title: whole ? "Operation Success" : "Not everyone was changed",
    description,
    ...(action ? { action } : {}),
  });
}

/** Everything that shows people is asked for again. */
export function useRefreshPeople(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.users.invalidate(), utils.teams.invalidate()]);
}
