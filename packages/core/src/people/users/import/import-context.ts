import { covers, emailSchema, foldName } from "@copydesk/contracts";
import { flag, schema } from "@copydesk/db";
import { type Actor, type Core, inChunks } from "../../../kernel/index.ts";
import { isMember, mayAccessTeam } from "../../teams/access.ts";
import { rolesToGive } from "../assignments.ts";
import { companyTimeZone, peopleByEmail } from "../invite-users.ts";
import type { ImportContext } from "./check-row.ts";
import type { NamedRow } from "./columns.ts";

/** Everything that rows are checked against, read once. @throws what `rolesToGive` throws about the default roles. */
export async function readImportContext(
  core: Core,
  actor: Actor,
  { rows, role_ids }: { rows: readonly NamedRow[]; role_ids: readonly string[] },
): Promise<ImportContext> {
  const firstLines = new Map<string, number>();
  const here = new Set<string>();
  await inChunks(rows, 200, async (chunk) => {
    const emails = chunk.flatMap((row) => {
      const { success, data } = emailSchema.safeParse(row.email);
      if (success && !firstLines.has(data)) firstLines.set(data, row.line);
      return success ? [data] : [];
    });
    for (const email of (await peopleByEmail(core, emails)).keys()) here.add(email);
  });
  return {
    firstLines,
    here,
    defaultRoles: await rolesToGive(core, actor, role_ids),
    timezone: await companyTimeZone(core),
    ...(await namedThings(core, actor)),
  };
}

async function namedThings(core: Core, actor: Actor): Promise<Pick<ImportContext, "roles" | "teams">> {
  const { roles, teams } = schema;
  const roleRows = await core.db.select().from(roles);
  const teamRows = await core.db.select({ row: teams, is_member: flag(isMember(core, actor)) }).from(teams);
  return {
    roles: new Map(roleRows.map(({ id, name, grants }) => [foldName(name), { id, name, grantable: covers(actor.grants, grants) }])),
    teams: new Map(
      teamRows.map(({ row, is_member }) => {
        const changeable = mayAccessTeam(actor, "edit", { created_by: row.created_by, is_member: is_member });
        return [foldName(row.name), { id: row.id, name: row.name, changeable }];
      }),
    ),
  };
}
