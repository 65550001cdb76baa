import { type TeamDetail, type TeamInput, teamInput } from "@copydesk/contracts";
import { useNavigate } from "react-router";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { checkBy } from "../../../lib/versioned-form/form-problems.ts";
import { useVersionedForm } from "../../../lib/versioned-form/use-versioned-form.ts";
import { useRefreshTeams } from "../use-team-actions.tsx";
import { blankTeam, fieldOf, type TeamValues, toInput, valuesOf } from "./team-values.ts";

/** The form of a new or a stored team. */
export function useTeamForm(team: TeamDetail | undefined) {
  const create = trpc.teams.create.useMutation();
  const update = trpc.teams.update.useMutation();
  const refresh = useRefreshTeams();
  const navigate = useNavigate();
  return useVersionedForm<TeamValues, TeamDetail, TeamInput>({
    kind: "team",
    stored: team,
    blank: blankTeam,
    valuesOf,
    fieldOf,
    check: (values) => checkBy(teamInput, toInput(values)),
    send: (input, known) => (known ? update.mutateAsync({ id: known.id, version: known.version, ...input }) : create.mutateAsync(input)),
    async after(saved, known) {
      notifySuccess(known ? `${saved.name} saved` : `${saved.name} created`);
      await refresh();
      await navigate(`/teams/${saved.id}`, { replace: !known });
    },
  });
}
export type TeamFormState = ReturnType<typeof useTeamForm>;
