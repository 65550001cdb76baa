import { type CheckedEmail, distinctBy, emailSchema, type InvitationLink, type InviteResult, type inviteInput } from "@copydesk/contracts";
import type { z } from "zod";
import { readCompanyRows } from "../../company/index.ts";
import { readUsersByEmail } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { rolesToGive, teamsToChange, touchTeams } from "./assignments.ts";
import { insertPeople, type NewPerson } from "./insert-people.ts";
import { whilePeopleStay } from "./while-people-stay.ts";

/**
 * Makes an account for each address that has none yet, and sends it a link to activate it.
 * @throws BAD_REQUEST for a role or team that is gone; FORBIDDEN for one that the asker may not give.
 */
export function inviteUsers(core: Core, actor: Actor, input: z.output<typeof inviteInput>): Promise<InviteResult> {
  return whilePeopleStay(core, { actor, permission: "users.invite" }, async (now) => {
    const wanted = new Map(input.people.map((person) => [person.email, person]));
    const here = await peopleByEmail(core, [...wanted.keys()]);
    const roles = await rolesToGive(core, now, input.role_ids);
    const memberships = distinctBy(input.teams, "team_id");
    const teams = await teamsToChange(
      core,
      now,
      memberships.map((team) => team.team_id),
    );
    const timezone = input.timezone ?? (await companyTimeZone(core));
    const people = [...wanted.values()]
      .filter(({ email }) => !here.has(email))
      .map(
        (person): NewPerson => ({
          id: core.newId(),
          email: person.email,
          first_name: person.first_name ?? "",
          last_name: person.last_name ?? "",
          job_title: person.job_title ?? "",
          timezone,
          role_ids: roles.map((role) => role.id),
          teams: memberships,
        }),
      );
    const names = new Map([...roles, ...teams].map((one) => [one.id, one.name]));
    let links: InvitationLink[] = [];
    return {
      write:
        people.length === 0
          ? null
          : (tx) => {
              const made = insertPeople(tx, core, { actor: now, people, names });
              links = made.links;
              return [...made.statements, ...touchTeams(tx, core, { ids: teams.map((team) => team.id), actor: now })];
            },
      answer: () => ({
        invited: people.map(({ id, email }) => ({ id, email })),
        skipped: [...here].map(([email, name]) => ({ email, name })),
        links,
      }),
    };
  });
}

/** What is known about addresses as they were typed, in their order. */
export async function checkEmails(core: Core, emails: readonly string[]): Promise<CheckedEmail[]> {
  const read = emails.map((typed) => ({ typed: typed.trim(), parsed: emailSchema.safeParse(typed) }));
  const here = await peopleByEmail(
    core,
    read.flatMap(({ parsed }) => (parsed.success ? [parsed.data] : [])),
  );
  return read.map(({ typed, parsed }) => {
    if (!parsed.success) return { email: typed, state: "invalid", name: null };
    const name = here.get(parsed.data) ?? null;
    return { email: parsed.data, state: name === null ? "new" : "here", name };
  });
}

/** Names of those of these addresses that have an account; the address itself where nobody gave a name. */
export async function peopleByEmail(core: Core, emails: readonly string[]): Promise<Map<string, string>> {
  const rows = await readUsersByEmail(core, emails);
  return new Map(rows.map((row) => [row.email, `${row.first_name} ${row.last_name}`.trim() || row.email]));
}

/** Time zone of people about whom nobody said another one. */
export async function companyTimeZone(core: Core): Promise<string> {
  const [company] = await readCompanyRows(core, ["timezone"]);
  return company?.timezone ?? "UTC";
}
