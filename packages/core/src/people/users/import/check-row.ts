import { distinctBy, emailSchema, foldName, type ImportRow, line, name, peopleLimits, timeZoneSchema } from "@copydesk/contracts";
import type { z } from "zod";
import type { ImportColumn, NamedRow } from "./columns.ts";

/** What a row is checked against. */
export interface ImportContext {
  /** By their compared names. */
  roles: ReadonlyMap<string, { id: string; name: string; grantable: boolean }>;
  teams: ReadonlyMap<string, { id: string; name: string; changeable: boolean }>;
  /** Roles of rows that name none. */
  defaultRoles: readonly { id: string; name: string }[];
  timezone: string;
  /** Addresses that have an account. */
  here: ReadonlySet<string>;
  /** First line of each address of the file. */
  firstLines: ReadonlyMap<string, number>;
}

/** A row with what would be written of it; `person` is null unless it is new. */
export interface CheckedRow {
  row: ImportRow;
  person: {
    email: string;
    first_name: string;
    last_name: string;
    job_title: string;
    timezone: string;
    role_ids: string[];
    team_ids: string[];
  } | null;
}

/** Longest value that is shown again. */
const shown = 200;

/** Everything that is wrong with a row, each with its column; or whom it would invite. */
export function checkRow(context: ImportContext, given: NamedRow): CheckedRow {
  const problems: ImportRow["problems"] = [];
  const note = (column: ImportColumn | "", message: string) => void problems.push({ column, message });
  const read = <T>(column: ImportColumn, schema: z.ZodType<T, string>): T | null => {
    if (isFormula(given[column])) {
      note(column, `${labels[column]} cannot begin with =, +, - or @: a spreadsheet would take it for a formula`);
      return null;
    }
    const parsed = schema.safeParse(given[column]);
    if (parsed.success) return parsed.data;
    note(column, parsed.error.issues[0]?.message ?? "This value cannot be used");
    return null;
  };
  const email = read("email", emailSchema);
  const first_name = given.first_name === "" ? "" : read("first_name", firstName);
  const last_name = given.last_name === "" ? "" : read("last_name", lastName);
  const job_title = read("job_title", jobTitle);
  const timezone = given.timezone === "" ? context.timezone : read("timezone", timeZoneSchema);
  const roles = readRoles(context, given.roles, note);
  const teams = readTeams(context, given.teams, note);
  if (given.extra > 0) note("", "This line has more values than there are columns");
  const isHere = email !== null && context.here.has(email);
  const before = email === null ? undefined : context.firstLines.get(email);
  if (before !== undefined && before !== given.line) note("email", `The same address is in line ${before} already`);
  const state = isHere ? "here" : problems.length > 0 ? "invalid" : "new";
  return {
    row: {
      line: given.line,
      email: (email ?? given.email).slice(0, shown),
      first_name: given.first_name.slice(0, shown),
      last_name: given.last_name.slice(0, shown),
      roles: roles.map((role) => role.name),
      teams: teams.map((team) => team.name),
      state,
      problems: isHere ? [] : problems,
    },
    person:
      state === "new" && email !== null
        ? {
            email,
            first_name: first_name ?? "",
            last_name: last_name ?? "",
            job_title: job_title ?? "",
            timezone: timezone ?? context.timezone,
            role_ids: roles.map((role) => role.id),
            team_ids: teams.map((team) => team.id),
          }
        : null,
  };
}

const firstName = name("First name", peopleLimits.name);
const lastName = name("Last name", peopleLimits.name);
const jobTitle = line("Job title", { max: peopleLimits.jobTitle });

const labels: Record<ImportColumn, string> = {
  email: "An address",
  first_name: "A first name",
  last_name: "A last name",
  job_title: "A job title",
  roles: "A role",
  teams: "A team",
  timezone: "A time zone",
};

/** What spreadsheets take for a formula when the people are exported again, in its wide forms, too. */
const isFormula = (value: string) => /^[=+\-@＝＋－＠]/.test(value);

type Note = (column: ImportColumn | "", message: string) => void;

function readRoles({ roles, defaultRoles }: ImportContext, value: string, note: Note): { id: string; name: string }[] {
  const names = listOf(value);
  if (names.length === 0 && defaultRoles.length === 0) note("roles", "Name a role, or choose one for everybody without one");
  if (names.length === 0) return [...defaultRoles];
  return names.flatMap((wanted) => {
    const role = roles.get(foldName(wanted));
    if (!role) note("roles", `There is no role “${wanted.slice(0, 60)}”`);
    else if (!role.grantable) note("roles", `You cannot give the role “${role.name}”, because it holds more than you do`);
    return role ? [{ id: role.id, name: role.name }] : [];
  });
}

function readTeams({ teams }: ImportContext, value: string, note: Note): { id: string; name: string }[] {
  return listOf(value).flatMap((wanted) => {
    const team = teams.get(foldName(wanted));
    if (!team) note("teams", `There is no team “${wanted.slice(0, 60)}”`);
    else if (!team.changeable) note("teams", `You may not change who is in the team “${team.name}”`);
    return team ? [{ id: team.id, name: team.name }] : [];
  });
}

/** Several names with `;`, each once. */
function listOf(value: string): string[] {
  const names = value.split(";").map((one) => one.trim());
  return distinctBy(
    names.filter((one) => one !== ""),
    foldName,
  );
}
