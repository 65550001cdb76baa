import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadIdentity } from "../../identity/load-identity.ts";
import type { Actor } from "../../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore, teamNamed } from "../../testing.ts";
import { checkEmails } from "./invite-users.ts";
import { invite, noted, roleId } from "./people-fixture.ts";
import { sendLinks } from "./send-links.ts";

let core: TestCore;
let ines: Actor;
let viewer: string;

beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho", email: "ines@norrbrook.example" });
  viewer = await roleId(core, "viewer");
});
afterEach(() => core.close());

const { users, user_roles, password_tokens, mails } = schema;

describe("inviting", () => {
  test("makes accounts that nobody can use yet, and answers the links where no mail server carries them", async () => {
    const nordics = await teamNamed(core, "Nordics");
    const people = [{ email: "Freya@Norrbrook.example", first_name: "Freya" }, { email: "omar@norrbrook.example" }];
    const { invited, skipped, links } = await invite(core, ines, {
      people,
      role_ids: [viewer],
      teams: [{ team_id: nordics, can_edit: true }],
    });
    expect(invited.map((one) => one.email)).toEqual(["freya@norrbrook.example", "omar@norrbrook.example"]);
    expect(skipped).toEqual([]);
    expect(links.map((one) => one.link)).toEqual([
      expect.stringMatching(/^http:\/\/copydesk\.test\/auth\/reset-password\/[\w-]{43}\?isActivation=true$/),
      expect.stringMatching(/^http:\/\/copydesk\.test\/auth\/reset-password\/[\w-]{43}\?isActivation=true$/),
    ]);
    const id = invited[0]?.id ?? "";
    expect(await loadIdentity(core, id)).toBeNull();
    expect(await core.db.select().from(users).where(eq(users.id, id))).toMatchObject([
      { status: "invited", first_name: "Freya", last_name: "", timezone: "UTC", created_by: ines.userId },
    ]);
    expect(await core.db.select().from(mails)).toHaveLength(2);
    expect(await noted(core, "user", id)).toMatchObject([
      {
        action: "user.invited",
        changes: { email: { before: null, after: "freya@norrbrook.example" }, roles: { after: ["Viewer"] }, teams: { after: ["Nordics"] } },
      },
    ]);
  });

  test("answers no links where a mail server carries them", async () => {
    const carrying = await createTestCore({
      mail: { carries: true, deliver: async () => undefined, verify: async () => undefined, close: () => undefined },
    });
    const inviter = await createPerson(carrying);
    const role_ids = [await roleId(carrying, "viewer")];
    expect(await invite(carrying, inviter, { people: [{ email: "a@x.example" }], role_ids })).toMatchObject({ invited: [{}], links: [] });
    await carrying.close();
  });

  test("leaves those alone who are here, also when two do it at once", async () => {
    const people = [{ email: "ines@norrbrook.example" }, { email: "omar@norrbrook.example" }, { email: "omar@norrbrook.example" }];
    const both = await Promise.all([
      invite(core, ines, { people, role_ids: [viewer] }),
      invite(core, ines, { people, role_ids: [viewer] }),
    ]);
    expect(both.map((one) => one.invited.length).sort()).toEqual([0, 1]);
    expect(both[0]?.skipped).toContainEqual({ email: "ines@norrbrook.example", name: "Ines Carvalho" });
    expect(await core.db.select().from(users).where(eq(users.email, "omar@norrbrook.example"))).toHaveLength(1);
  });

  test("writes nothing when there is nobody new", async () => {
    const before = await noted(core, "user", ines.userId);
    expect(await invite(core, ines, { people: [{ email: "ines@norrbrook.example" }], role_ids: [viewer] })).toMatchObject({
      invited: [],
      links: [],
    });
    expect(await noted(core, "user", ines.userId)).toEqual(before);
  });

  test("gives no role beyond the inviter's own rights, and no place in a team they may not change", async () => {
    const helper = await createPerson(core, { grants: { "users.invite": "any", "campaigns.view": "own", "campaigns.export": "any" } });
    const people = [{ email: "a@x.example" }];
    // A viewer sees what is shared with their teams, which is more than one's own.
    await expect(invite(core, helper, { people, role_ids: [viewer] })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const other = await createPerson(core, { grants: { "users.invite": "any", "campaigns.view": "team", "campaigns.export": "any" } });
    await expect(invite(core, other, { people, role_ids: [await roleId(core, "administrator")] })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    const teams = [{ team_id: await teamNamed(core, "Nordics") }];
    await expect(invite(core, other, { people, role_ids: [viewer], teams })).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await invite(core, other, { people, role_ids: [viewer] })).toMatchObject({ invited: [{ email: "a@x.example" }] });
  });

  test("refuses roles and teams that are gone", async () => {
    const people = [{ email: "a@x.example" }];
    await expect(invite(core, ines, { people, role_ids: ["gone"] })).rejects.toMatchObject({ fields: { role_ids: [expect.any(String)] } });
    await expect(invite(core, ines, { people, role_ids: [viewer], teams: [{ team_id: "gone" }] })).rejects.toMatchObject({
      fields: { teams: [expect.any(String)] },
    });
    expect(await core.db.select().from(user_roles)).toHaveLength(1);
  });
});

test("addresses are told apart while they are typed", async () => {
  expect(await checkEmails(core, [" INES@norrbrook.example ", "elena@norrbrook", "new@x.example"])).toEqual([
    { email: "ines@norrbrook.example", state: "here", name: "Ines Carvalho" },
    { email: "elena@norrbrook", state: "invalid", name: null },
    { email: "new@x.example", state: "new", name: null },
  ]);
});

describe("sending links again", () => {
  test("activates the invited, resets the active, leaves the inactive; the link before ends", async () => {
    const { invited } = await invite(core, ines, { people: [{ email: "omar@norrbrook.example" }], role_ids: [viewer] });
    const omar = invited[0]?.id ?? "";
    const lea = await createPerson(core, { roleKey: "viewer", email: "lea@norrbrook.example" });
    const gone = await createPerson(core, { roleKey: "viewer", first_name: "Carla", last_name: "Meyer", status: "inactive" });
    const { sent, left, links } = await sendLinks(core, ines, [omar, lea.userId, gone.userId, "nobody"]);
    expect(sent).toEqual([omar, lea.userId]);
    expect(left).toMatchObject([
      { id: gone.userId, name: "Carla Meyer", reason: expect.stringContaining("inactive") },
      { id: "nobody", name: "" },
    ]);
    expect(links.map((one) => one.link.includes("isActivation"))).toEqual([true, false]);
    const tokens = await core.db.select().from(password_tokens).where(eq(password_tokens.user_id, omar));
    expect(tokens.map((token) => token.used_at !== null).sort()).toEqual([false, true]);
    expect((await noted(core, "user", omar)).map((one) => one.action)).toEqual(["user.invited_again", "user.invited"]);
  });

  test("opens nobody's account to somebody who may do less", async () => {
    const helper = await createPerson(core, { grants: { "users.view": "any", "users.invite": "any" } });
    const { sent, left, links } = await sendLinks(core, helper, [ines.userId]);
    expect({ sent, links }).toEqual({ sent: [], links: [] });
    expect(left[0]?.reason).toContain("rights you don't have");
  });
});
