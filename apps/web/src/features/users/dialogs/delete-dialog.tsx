import type { HandOverCounts, PersonCard, UserListItem } from "@copydesk/contracts";
import { Button, Dialog, FailureNote, Field, Loading, Notice, SkeletonText } from "@copydesk/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { fullName } from "../../../lib/people/full-name.ts";
import { PersonPicker } from "../../../lib/people/person-picker.tsx";
import { countedNow } from "../../../lib/query-options.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { useRefreshPeople } from "../use-user-actions.tsx";
import { formatBelongings, leavesAnything } from "../words/belongings.ts";

interface DeleteDialogProps {
  person: Pick<UserListItem, "id" | "first_name" | "last_name" | "email" | "status">;
  onClose: () => void;
  onRemoved: () => void;
}

/** Deletes an account, and asks who gets what the person made. */
export function DeleteDialog({ person, onClose, onRemoved }: DeleteDialogProps) {
  const counts = trpc.users.hand_over_counts.useQuery({ id: person.id }, countedNow);
  const refresh = useRefreshPeople();
  const removing = trpc.users.remove.useMutation();
  const [heir, setHeir] = useState<PersonCard | null>(null);
  const [error, setError] = useState("");
  const [missing, setMissing] = useState("");
  const name = fullName(person);
  const isInvited = person.status === "invited";
  const needsHeir = counts.data !== undefined && leavesAnything(counts.data);

  async function remove() {
    if (needsHeir && !heir) return setMissing("Choose who takes over their work.");
    setError("");
    try {
      await removing.mutateAsync({ id: person.id, ...(heir ? { hand_over_to: heir.id } : {}) });
      notifySuccess(isInvited ? `Invitation for ${person.email} withdrawn` : `${name} deleted`);
      onRemoved();
      await refresh();
    } catch (caught) {
      const failure = failureOf(caught);
      const about = failure.fields.hand_over_to?.join(" ");
      if (about) setMissing(about);
      else setError(failure.message);
      // Something of theirs may have been made in the meantime.
      if (failure.code === "IN_USE") await counts.refetch();
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      dismissible={!removing.isPending}
      title={isInvited ? `Withdraw the invitation for ${person.email}?` : `Delete ${name}?`}
      description={
        isInvited
          ? "The link in their email stops working. You can invite the address again."
          : "They're signed out right away and can't sign in again. Unlike deactivating, this can't be undone."
      }
      footer={
        <>
          <Button onClick={onClose} disabled={removing.isPending}>
            Cancel
          </Button>
          <Button variant="destructive" loading={removing.isPending} disabled={!counts.data} onClick={remove}>
            {isInvited ? "Withdraw" : "Delete"}
          </Button>
        </>
      }
    >
      <Belongings counts={counts} />
      {needsHeir && (
        <Field label="Who takes over" error={missing} help="Someone active. They can change and delete it from then on." className="mt-4">
          <HeirPicker
            except={person.id}
            value={heir}
            onPick={(picked) => {
              setHeir(picked);
              setMissing("");
            }}
          />
        </Field>
      )}
      <div role="alert" className="mt-4 empty:hidden">
        {error && <Notice tone="destructive">{error}</Notice>}
      </div>
    </Dialog>
  );
}

interface CountsQuery {
  data: HandOverCounts | undefined;
  error: unknown;
  refetch: () => unknown;
  isFetching: boolean;
}

function Belongings({ counts }: { counts: CountsQuery }) {
  if (counts.data) return <p className="text-base">{formatBelongings(counts.data)}</p>;
  if (counts.error) {
    return (
      <FailureNote title="What they own could not be counted" onRetry={() => void counts.refetch()} retrying={counts.isFetching}>
        {failureOf(counts.error).message}
      </FailureNote>
    );
  }
  return (
    <Loading label="Counting what they own">
      <SkeletonText lines={2} />
    </Loading>
  );
}

interface HeirPickerProps {
  /** Who leaves. */
  except: string;
  value: PersonCard | null;
  onPick: (person: PersonCard) => void;
}

/** Somebody active who gets what another person made. */
function HeirPicker({ except, ...picker }: HeirPickerProps) {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed, 200);
  const found = trpc.users.list.useQuery({ search, status: "active", limit: 20 }, { placeholderData: keepPreviousData });
  return (
    <PersonPicker
      {...picker}
      people={found.data?.results.filter((person) => person.id !== except)}
      onSearch={setTyped}
      placeholder="Choose a person"
      empty="No matching active people"
    />
  );
}
