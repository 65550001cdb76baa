import { type ImportResult, importInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { count, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore } from "../../../testing.ts";
import { createTeam } from "../../teams/save-team.ts";
import { importUsers } from "./import-users.ts";

let core: TestCore;
let administrator: Actor;
let viewer: string;

beforeEach(async () => {
  core = await createTestCore();
  administrator = await createPerson(core, { email: "ines@norrbrook.example", first_name: "Ines", last_name: "Carvalho" });
  const [role] = await core.db.select({ id: schema.roles.id }).from(schema.roles).where(eq(schema.roles.system_key, "viewer"));
  viewer = role?.id ?? "";
});
afterEach(() => core.close());

interface Choice {
  dry_run?: boolean;
  role_ids?: string[];
  as?: Actor;
}

function bring(text: string | Buffer, { dry_run = false, role_ids = [viewer], as = administrator }: Choice = {}): Promise<ImportResult> {
  const content_base64 = Buffer.from(text).toString("base64");
  return importUsers(core, as, importInput.parse({ content_base64, role_ids, dry_run }));
}

const people = async () => (await core.db.select({ count: count() }).from(schema.users))[0]?.count ?? 0;

const file = [
  "Email;First name;Last name;Job title;Roles;Teams;Time zone;Phone",
  'freya@norrbrook.example;Freya;Holm;Editor;"Viewer;content CREATOR";Nordics;Europe/Copenhagen;123',
  "INES@norrbrook.example;Somebody;Else",
  "omar@norrbrook.example",
].join("\r\n");

describe("a dry run", () => {
  test("says what would become of each row, and writes nothing", async () => {
    await createTeam(core, administrator, { name: "Nordics", description: "", colour: "blue", status: "active", members: [] });
    const before = await people();
    const { rows, counts, imported, links, notes } = await bring(file, { dry_run: true });
    expect(rows).toMatchObject([
      { line: 2, email: "freya@norrbrook.example", roles: ["Viewer", "Content creator"], teams: ["Nordics"], state: "new", problems: [] },
      { line: 3, email: "ines@norrbrook.example", state: "here", problems: [] },
      { line: 4, email: "omar@norrbrook.example", first_name: "", roles: ["Viewer"], state: "new" },
    ]);
    expect({ counts, imported, links }).toEqual({ counts: { new: 2, here: 1, invalid: 0 }, imported: 0, links: [] });
    expect(notes).toEqual(["This column is not used: “Phone”."]);
    expect(await people()).toBe(before);
  });

  test.each([
    ["an address that is none", "email\nelena@norrbrook", { column: "email", message: "Enter an email address" }],
    ["the same address twice", "email\na@x.example\nA@X.example", { column: "email", message: "The same address is in line 2 already" }],
    ["a role that is not there", "email,roles\na@x.example,Boss", { column: "roles", message: "There is no role “Boss”" }],
    ["a team that is not there", "email,teams\na@x.example,Moon", { column: "teams", message: "There is no team “Moon”" }],
    ["a time zone that is none", "email,timezone\na@x.example,Mars/Base", { column: "timezone", message: "Choose a time zone" }],
    [
      "a name that is too long",
      `email,first_name\na@x.example,${"x".repeat(61)}`,
      { column: "first_name", message: "First name must be 60 characters or fewer" },
    ],
    [
      "more values than columns",
      "email,first_name\na@x.example,A,B",
      { column: "", message: "This line has more values than there are columns" },
    ],
    ...["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(A1)", "＝1"].map((formula): [string, string, { column: string; message: string }] => [
      `the formula ${formula}`,
      `email,last_name\na@x.example,"${formula}"`,
      { column: "last_name", message: "A last name cannot begin with =, +, - or @: a spreadsheet would take it for a formula" },
    ]),
    [
      "an address that a spreadsheet would run",
      "email\n+cmd@x.example",
      { column: "email", message: "An address cannot begin with =, +, - or @: a spreadsheet would take it for a formula" },
    ],
  ])("finds %s", async (_, text, problem) => {
    const { rows, counts } = await bring(text, { dry_run: true });
    expect(rows.at(-1)).toMatchObject({ state: "invalid", problems: [problem] });
    expect(counts.invalid).toBe(1);
  });

  test("finds everything that is wrong with a row", async () => {
    const { rows } = await bring("email,first_name,roles\nnobody,=1,Boss", { dry_run: true });
    expect(rows[0]?.problems.map((problem) => problem.column)).toEqual(["email", "first_name", "roles"]);
  });

  test("asks for a role where neither the row nor anybody names one", async () => {
    const { rows } = await bring("email\na@x.example", { dry_run: true, role_ids: [] });
    expect(rows[0]?.problems).toEqual([{ column: "roles", message: "Name a role, or choose one for everybody without one" }]);
  });

  test.each([
    ["no column for addresses", "name\nFreya", /one of them must be “email”/],
    ["a column twice", "email,E-Mail\na@x.example,b@x.example", /“email” is there twice/],
    ["more columns than anybody has of people", `email${",x".repeat(200)}\na@x.example`, /201 columns; 200 are the most/],
    ["a header alone", "email\n", /no people in this file/],
  ])("refuses a file with %s", async (_, text, message) => {
    await expect(bring(text, { dry_run: true })).rejects.toMatchObject({ code: "BAD_REQUEST", message: expect.stringMatching(message) });
  });
});

describe("an import", () => {
  test("invites who is new, with roles, teams and a link, and writes it down", async () => {
    const { id } = await createTeam(core, administrator, {
      name: "Nordics",
      description: "",
      colour: "blue",
      status: "active",
      members: [],
    });
    const { imported, links } = await bring(file);
    expect(imported).toBe(2);
    expect(links.map((one) => one.email)).toEqual(["freya@norrbrook.example", "omar@norrbrook.example"]);
    const { users, user_roles, team_members, activity_logs, mails } = schema;
    const [freya] = await core.db.select().from(users).where(eq(users.email, "freya@norrbrook.example"));
    expect(freya).toMatchObject({ status: "invited", last_name: "Holm", job_title: "Editor", timezone: "Europe/Copenhagen" });
    const freyaId = freya?.id ?? "";
    expect(await core.db.select().from(user_roles).where(eq(user_roles.user_id, freyaId))).toHaveLength(2);
    expect(await core.db.select().from(team_members).where(eq(team_members.user_id, freyaId))).toMatchObject([
      { team_id: id, can_edit: false },
    ]);
    expect(await core.db.select().from(mails)).toHaveLength(2);
    const [noted] = await core.db.select().from(activity_logs).where(eq(activity_logs.entity_id, freyaId));
    expect(noted).toMatchObject({ action: "user.invited", changes: { roles: { after: ["Viewer", "Content creator"] } } });
  });

  test("leaves rows with problems out, and brings nobody twice", async () => {
    const text = "email,roles\na@x.example,Viewer\nb@x.example,Boss\nc@x.example,Viewer";
    expect(await bring(text)).toMatchObject({ imported: 2, counts: { new: 2, here: 0, invalid: 1 } });
    const once = await people();
    expect(await bring(text)).toMatchObject({ imported: 0, counts: { new: 0, here: 2, invalid: 1 }, links: [] });
    expect(await people()).toBe(once);
  });

  test("of the same file twice at once brings nobody twice", async () => {
    const text = ["email", ...Array.from({ length: 60 }, (_, i) => `person${i}@x.example`)].join("\n");
    const before = await people();
    const [one, other] = await Promise.all([bring(text), bring(text)]);
    expect(one.imported + other.imported).toBe(60);
    expect(await people()).toBe(before + 60);
  });

  test("gives no role that holds more than the importer does, nor a place in a team of others", async () => {
    await createTeam(core, administrator, { name: "Nordics", description: "", colour: "blue", status: "active", members: [] });
    const helper = await createPerson(core, {
      grants: { "users.view": "any", "users.create": "any", "campaigns.view": "team", "campaigns.export": "any" },
    });
    const { rows } = await bring("email,roles,teams\na@x.example,Administrator,\nb@x.example,Viewer,Nordics\nc@x.example,Viewer,", {
      as: helper,
    });
    expect(rows.map((row) => [row.state, row.problems[0]?.message])).toEqual([
      ["invalid", "You cannot give the role “Administrator”, because it holds more than you do"],
      ["invalid", "You may not change who is in the team “Nordics”"],
      ["new", undefined],
    ]);
  });

  test("reads a Windows-1252 file with semicolons as Excel saves it, and says so", async () => {
    const { rows, notes } = await bring(Buffer.from("email;last_name\na@x.example;M\xfcller", "latin1"));
    expect(rows[0]?.last_name).toBe("Müller");
    expect(notes).toEqual([expect.stringContaining("Windows-1252")]);
  });

  test("of thousands lets other requests have their turn all along", async () => {
    const text = ["email", ...Array.from({ length: 2_000 }, (_, i) => `person${i}@x.example`)].join("\n");
    let turns = 0;
    let isRunning = true;
    const count = () => {
      turns += 1;
      if (isRunning) setImmediate(count);
    };
    setImmediate(count);
    expect((await bring(text, { dry_run: true })).counts.new).toBe(2_000);
    isRunning = false;
    // Fifty rows are looked at in one turn.
    expect(turns).toBeGreaterThan(2_000 / 50);
  });
});
