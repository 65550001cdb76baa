import type { TeamListItem } from "@copydesk/contracts";
import { useState } from "react";
import { notifyOutcome, notifyWithUndo } from "../../lib/notify-outcome.tsx";
import { notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";

export type MenuTeam = Pick<TeamListItem, "id" | "name" | "status" | "can_edit" | "can_delete">;

/** What can be done with a team besides editing it. What takes something from campaigns asks first. */
export function useTeamActions({ onRemoved }: { onRemoved?: () => void } = {}) {
  const utils = trpc.useUtils();
  const updating = trpc.teams.update.useMutation();
  const removing = trpc.teams.remove.useMutation();
  const [asked, setAsked] = useState<{ team: MenuTeam; action: "deactivate" | "delete" } | null>(null);
  const refresh = useRefreshTeams();

  /** Changes nothing but the status; the rest goes back as it is stored now. */
  async function setStatus({ id }: MenuTeam, status: "active" | "inactive") {
    const { version, name, description, colour, members } = await utils.teams.get.fetch({ id }, { staleTime: 0 });
    const seats = members.map((member) => ({ user_id: member.id, can_edit: member.can_edit }));
    // A colour that this version does not know is refused by the server, in words.
    await updating.mutateAsync({ id, version, name, description, colour: colour as "blue", status, members: seats });
  }
  async function activate(team: MenuTeam) {
    await notifyOutcome(setStatus(team, "active"), `${team.name} is active`);
    await refresh();
  }
  async function deactivate(team: MenuTeam) {
    try {
      await setStatus(team, "inactive");
      notifyWithUndo(`${team.name} deactivated`, () => activate(team));
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }
  async function remove(team: MenuTeam) {
    try {
      await removing.mutateAsync({ id: team.id });
      notifySuccess(`${team.name} deleted`);
      onRemoved?.();
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }

  return {
    activate,
    deactivate: (team: MenuTeam) => setAsked({ team, action: "deactivate" }),
    remove: (team: MenuTeam) => setAsked({ team, action: "delete" }),
    dialog: {
      asked,
      close: () => setAsked(null),
      confirm: () => asked && (asked.action === "delete" ? remove(asked.team) : deactivate(asked.team)),
    },
  };
}
export type TeamActions = ReturnType<typeof useTeamActions>;

/** Everything that shows teams is asked for again. */
export function useRefreshTeams(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.teams.invalidate(), utils.users.invalidate()]);
}
