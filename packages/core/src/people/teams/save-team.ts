import { foldName, type TeamDetail, type teamInput, type teamUpdateInput } from "@copydesk/contracts";
import { changeVersion, schema, type Transaction } from "@copydesk/db";
import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../../audit/index.ts";
import { type Actor, type Core, changedBy, createdBy, demandVersion, savingVersion, type Taken, takingUnique } from "../../kernel/index.ts";
import { touchPeople } from "../users/assignments.ts";
import { whilePeopleStay } from "../users/while-people-stay.ts";
import { findTeam } from "./access.ts";
import { compareMembers, type MemberChanges, type Members, membersOf } from "./members.ts";
import { readTeam, rereadTeam } from "./read-team.ts";

type Fields = z.output<typeof teamInput>;

/** Makes a team. @throws NAME_TAKEN; BAD_REQUEST for members who are gone. */
export async function createTeam(core: Core, actor: Actor, input: Fields): Promise<TeamDetail> {
  const id = core.newId();
  await takingUnique(taken, () =>
    whilePeopleStay(core, { actor, permission: "teams.create" }, async (now) => {
      const changed = await compareMembers(core, new Map(), wantedOf(input));
      const changes = { ...changesBetween(noTeam, columnsOf(input)), ...changed.log };
      return {
        write: (tx) => [
          tx.insert(schema.teams).values({ id, ...columnsOf(input), name_folded: foldName(input.name), ...createdBy(core, now) }),
          ...writeMembers(tx, core, { teamId: id, actor: now, changed }),
          recordActivity(tx, core, { actor: now, action: "team.created", entity: { type: "team", id, name: input.name }, changes }),
        ],
        answer: () => recheck(core, changed.ids),
      };
    }),
  );
  return rereadTeam(core, actor, id);
}

/**
 * Changes a team and who is in it. What is shared with an inactive team is seen only by its owner and through other
 * teams, until the team is active again. A save that changes nothing writes nothing.
 * @throws STALE_VERSION with `details.current`; NAME_TAKEN; NOT_FOUND; FORBIDDEN; BAD_REQUEST for members who are gone.
 */
export async function updateTeam(core: Core, actor: Actor, input: z.output<typeof teamUpdateInput>): Promise<TeamDetail> {
  const saved = { what: "this team", read: () => readTeam(core, actor, input.id) };
  const save = () =>
    whilePeopleStay(core, { actor, permission: "teams.edit" }, async (now) => {
      const { row } = await findTeam(core, now, { id: input.id, action: "edit" });
      demandVersion(row, input.version);
      const before = await membersOf(core, row.id);
      const changed = await compareMembers(core, before, wantedOf(input));
      const changes = { ...changesBetween(columnsOf(row), columnsOf(input)), ...changed.log };
      const set = { ...columnsOf(input), name_folded: foldName(input.name), ...changedBy(core, now) };
      const touched = row.status === input.status ? changed.ids : [...new Set([...before.keys(), ...changed.ids])];
      return {
        write:
          Object.keys(changes).length === 0
            ? null
            : (tx) => [
                changeVersion(tx, schema.teams, { row, set }),
                ...writeMembers(tx, core, { teamId: row.id, actor: now, changed }),
                recordActivity(tx, core, {
                  actor: now,
                  action: "team.updated",
                  entity: { type: "team", id: row.id, name: input.name },
                  changes,
                }),
              ],
        answer: () => recheck(core, touched),
      };
    });
  await savingVersion(saved, () => takingUnique(taken, save));
  return rereadTeam(core, actor, input.id);
}

/** Tells people who are watching something that what they may see may have changed. */
export function recheck(core: Core, userIds: Iterable<string>): void {
  for (const id of userIds) core.live.recheck(id);
}

const taken: Taken = { "teams.name_folded": ["name", "A team with this name already exists"] };

const columnsOf = ({ name, description, colour, status }: Pick<Fields, "name" | "description" | "status"> & { colour: string }) => ({
  name,
  description,
  colour,
  status,
});
const noTeam = { name: "", description: "", colour: "", status: "" };

const wantedOf = ({ members }: Fields): Members => new Map(members.map((member) => [member.user_id, member.can_edit]));

interface MemberWrite {
  teamId: string;
  actor: Actor;
  changed: MemberChanges;
}

function writeMembers(tx: Transaction, core: Core, { teamId, actor, changed }: MemberWrite) {
  const { team_members } = schema;
  if (changed.ids.length === 0) return [];
  const rows = changed.rows.map((row) => ({ team_id: teamId, ...row }));
  return [
    tx.delete(team_members).where(and(eq(team_members.team_id, teamId), inArray(team_members.user_id, changed.ids))),
    ...(rows.length > 0 ? [tx.insert(team_members).values(rows)] : []),
    ...touchPeople(tx, core, { ids: changed.ids, actor }),
  ];
}
