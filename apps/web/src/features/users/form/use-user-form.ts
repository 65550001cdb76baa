import { type UserDetail, userUpdateInput } from "@copydesk/contracts";
import { type BaseSyntheticEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { failureOf, sayFailure } from "../../../lib/failure.ts";
import { fullName } from "../../../lib/people/full-name.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useRefreshPeople } from "../use-user-actions.tsx";
import { type FieldName, fieldNames, type UserValues, valuesOf } from "./user-values.ts";

interface Conflict {
  theirs: UserDetail;
  mine: UserValues;
}

/** The form of a person: what it holds, how it is saved, and what somebody else saved in between. */
export function useUserForm(person: UserDetail) {
  const [stored, setStored] = useState(person);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<UserValues>({ defaultValues: valuesOf(person) });
  const update = trpc.users.update.useMutation();
  const refresh = useRefreshPeople();
  const navigate = useNavigate();

  async function send(values: UserValues, version: number) {
    const input = { id: person.id, version, ...values };
    const checked = userUpdateInput.safeParse(input);
    if (!checked.success) return mark(checked.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
    try {
      const saved = await update.mutateAsync(input);
      form.reset(valuesOf(saved));
      notifySuccess(`${fullName(saved)} saved`);
      await refresh();
      await navigate(`/users/${person.id}`);
    } catch (error) {
      const { code, details, fields } = failureOf(error);
      if (code === "STALE_VERSION" && isPerson(details.current)) return setConflict({ theirs: details.current, mine: values });
      const found = Object.entries(fields).flatMap(([key, messages]) => (messages[0] ? [[key, messages[0]] as const] : []));
      if (!mark(found)) form.setError("root", { message: sayFailure(error) });
    }
  }

  /** Puts messages beside their fields; false when none of them belongs to one. */
  function mark(problems: readonly (readonly [string, string])[]): boolean {
    let focused = false;
    for (const [key, message] of problems) {
      const name = fieldNames.find((field): field is FieldName => key === field || key.startsWith(`${field}.`));
      if (!name) continue;
      form.setError(name, { message }, { shouldFocus: !focused });
      focused = true;
    }
    return focused;
  }

  return {
    form,
    conflict,
    save: (event?: BaseSyntheticEvent) => form.handleSubmit((values) => send(values, stored.version))(event),
    /** Drops what was typed here for what somebody else saved. */
    takeTheirs() {
      if (!conflict) return;
      setStored(conflict.theirs);
      form.reset(valuesOf(conflict.theirs));
      setConflict(null);
    },
    /** Saves what was typed here over what somebody else saved. */
    async keepMine() {
      if (!conflict) return;
      const { theirs, mine } = conflict;
      setStored(theirs);
      setConflict(null);
      await send(mine, theirs.version);
    },
  };
}
export type UserFormState = ReturnType<typeof useUserForm>;

const isPerson = (value: unknown): value is UserDetail =>
  typeof value === "object" && value !== null && "version" in value && "roles" in value && "email" in value;
