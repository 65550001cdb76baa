import type { UserDetail, UserUpdateInput } from "@copydesk/contracts";

/** What the form of a person holds. */
export type UserValues = Required<Omit<UserUpdateInput, "id" | "version" | "teams">> & { teams: { team_id: string; can_edit: boolean }[] };

export const valuesOf = (person: UserDetail): UserValues => ({
  email: person.email,
  first_name: person.first_name,
  last_name: person.last_name,
  job_title: person.job_title,
  timezone: person.timezone,
  role_ids: person.roles.map((role) => role.id),
  teams: person.teams.map(({ id, can_edit }) => ({ team_id: id, can_edit })),
});
