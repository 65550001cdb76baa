import { type TeamDetail, teamInput } from "@copydesk/contracts";
import { type BaseSyntheticEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { failureOf, sayFailure } from "../../../lib/failure.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useRefreshTeams } from "../use-team-actions.tsx";
import { blankTeam, fieldOf, type TeamValues, toInput, valuesOf } from "./team-values.ts";

interface Conflict {
  theirs: TeamDetail;
  mine: TeamValues;
}

/** The form of a new or a stored team: how it is saved, and what somebody else saved in between. */
export function useTeamForm(team: TeamDetail | undefined) {
  const [stored, setStored] = useState(team);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<TeamValues>({ defaultValues: team ? valuesOf(team) : blankTeam });
  const create = trpc.teams.create.useMutation();
  const update = trpc.teams.update.useMutation();
  const refresh = useRefreshTeams();
  const navigate = useNavigate();

  async function send(values: TeamValues, known: TeamDetail | undefined) {
    const input = toInput(values);
    const checked = teamInput.safeParse(input);
    if (!checked.success) return void mark(checked.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
    try {
      const saved = known ? await update.mutateAsync({ id: known.id, version: known.version, ...input }) : await create.mutateAsync(input);
      form.reset(valuesOf(saved));
      notifySuccess(known ? `${saved.name} saved` : `${saved.name} created`);
      await refresh();
      await navigate(`/teams/${saved.id}`, { replace: !known });
    } catch (error) {
      const { code, details, fields } = failureOf(error);
      if (code === "STALE_VERSION" && isTeam(details.current)) return setConflict({ theirs: details.current, mine: values });
      const found = Object.entries(fields).flatMap(([key, messages]) => (messages[0] ? [[key, messages[0]] as const] : []));
      if (!mark(found)) form.setError("root", { message: sayFailure(error) });
    }
  }

  /** Puts messages beside their fields; false when none of them belongs to one. */
  function mark(problems: readonly (readonly [string, string])[]): boolean {
    let focused = false;
    for (const [key, message] of problems) {
      const name = fieldOf(key);
      if (!name) continue;
      form.setError(name, { message }, { shouldFocus: !focused });
      focused = true;
    }
    return focused;
  }

  return {
    form,
    conflict,
    save: (event?: BaseSyntheticEvent) => form.handleSubmit((values) => send(values, stored))(event),
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
      await send(mine, theirs);
    },
  };
}
export type TeamFormState = ReturnType<typeof useTeamForm>;

const isTeam = (value: unknown): value is TeamDetail =>
  typeof value === "object" && value !== null && "version" in value && "members" in value && "name" in value;
