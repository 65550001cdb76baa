import { sendMessageInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeCampaign } from "../../access/authorize-campaign.ts";
import { createCampaign } from "../../campaigns/create-campaign.ts";
import { removeCampaign } from "../../campaigns/lifecycle.ts";
import { saveTemplateFrom } from "../../campaigns/templates.ts";
import { sendMessage } from "../../chat/send-message.ts";
import { watchCampaign } from "../../generation/live/watch.ts";
import { loadIdentity } from "../../identity/load-identity.ts";
import { actorOfSession, startSession } from "../../identity/sessions.ts";
import type { Actor } from "../../kernel/actor.ts";
import { readPublicFile } from "../../kernel/files/stored-files.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore, testOrigin } from "../../testing.ts";
import { savePhoto } from "../profile/profile-photo.ts";
import { activateUsers, deactivateUsers } from "./change-status.ts";
import { invite, list, noted, roleId } from "./people-fixture.ts";
import { readHandOverCounts, removeUser } from "./remove-user.ts";

let core: TestCore;
let ines: Actor;
let lea: Actor;

beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho", password: "a long enough password" });
  lea = await createPerson(core, {
    roleKey: "marketing_manager",
    email: "lea@norrbrook.example",
    teams: ["DACH"],
    password: "a long enough password",
  });
});
afterEach(() => core.close());

const { users, campaigns, templates, voices, examples, languages } = schema;

const redSquare = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();

/** A campaign, a deleted one, a template, a voice and an example of Lea's. */
async function leavings(): Promise<{ campaign: string; deleted: string }> {
  const { id: campaign } = await createCampaign(core, lea, await sampleBrief(core));
  const { id: deleted } = await createCampaign(core, lea, await sampleBrief(core, { name: "Deleted" }));
  await removeCampaign(core, await authorizeCampaign(core, lea, "delete", deleted));
  await saveTemplateFrom(core, await authorizeCampaign(core, lea, "manage_templates", campaign), "Lea's template");
  const stamp = { created_at: new Date(core.now()), updated_at: new Date(core.now()), created_by: lea.userId };
  const [language] = await core.db.select().from(languages).limit(1);
  const voice = { id: "v", name: "Lea's", name_folded: "lea's", description: "", status: "active" as const, is_default: false };
  await core.db.insert(voices).values({ ...voice, ...stamp });
  const example = {
    id: "e",
    language_id: language?.id ?? "",
    title: "One",
    text: "An example.",
    use_in_prompts: true,
    source: "manual" as const,
  };
  await core.db.insert(examples).values({ ...example, ...stamp });
  return { campaign, deleted };
}

describe("deleting somebody", () => {
  test("asks who gets what they made, and says how much it is", async () => {
    await leavings();
    const counts = { campaigns: 2, templates: 1, voices: 1, examples: 1 };
    expect(await readHandOverCounts(core, ines, lea.userId)).toEqual(counts);
    await expect(removeUser(core, ines, { id: lea.userId })).rejects.toMatchObject({ code: "IN_USE", details: { counts } });
    expect(await loadIdentity(core, lea.userId)).not.toBeNull();
  });

  test("gives nobody who may not see everything what is private", async () => {
    await leavings();
    const grants = { ...lea.grants, "users.view": "any", "users.delete": "any" } as const;
    const helper = await createPerson(core, { grants });
    const tooNear = removeUser(core, helper, { id: lea.userId, hand_over_to: helper.userId });
    await expect(tooNear).rejects.toMatchObject({ code: "BAD_REQUEST", fields: { hand_over_to: [expect.stringContaining("private")] } });
    expect(await loadIdentity(core, lea.userId)).not.toBeNull();
    await removeUser(core, helper, { id: lea.userId, hand_over_to: ines.userId });
    expect(await loadIdentity(core, lea.userId)).toBeNull();
  });

  test("hands everything over, what can still be restored as well", async () => {
    const { campaign, deleted } = await leavings();
    await removeUser(core, ines, { id: lea.userId, hand_over_to: ines.userId });
    const owners = await core.db.select({ id: campaigns.id, owner_id: campaigns.owner_id }).from(campaigns);
    expect(owners.sort((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: campaign, owner_id: ines.userId },
      { id: deleted, owner_id: ines.userId },
    ]);
    expect(await core.db.select().from(templates).where(eq(templates.owner_id, ines.userId))).toHaveLength(1);
    expect(await core.db.select().from(voices).where(eq(voices.created_by, ines.userId))).toHaveLength(1);
    expect(await core.db.select().from(examples).where(eq(examples.created_by, ines.userId))).toHaveLength(1);
    expect((await noted(core, "user", lea.userId))[0]).toMatchObject({
      action: "user.deleted",
      changes: {
        handed_over_to: { after: "Ines Carvalho" },
        handed_over: { after: { campaigns: 2 } },
        email: { before: "lea@norrbrook.example" },
      },
    });
  });

  test.each<[string, () => Promise<string>]>([
    ["inactive", async () => (await createPerson(core, { status: "inactive" })).userId],
    ["gone", async () => "gone"],
    ["the person themselves", async () => lea.userId],
  ])("hands nothing to somebody who is %s", async (_, heir) => {
    await leavings();
    await expect(removeUser(core, ines, { id: lea.userId, hand_over_to: await heir() })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      fields: { hand_over_to: ["Choose somebody else who is active"] },
    });
  });

  test("keeps the row for what refers to it, and nothing by which they could sign in", async () => {
    const token = await startSession(core, lea.userId, { remember: true, origin: testOrigin });
    expect(await actorOfSession(core, token, testOrigin)).not.toBeNull();
    await removeUser(core, ines, { id: lea.userId });
    expect(await core.db.select().from(users).where(eq(users.id, lea.userId))).toMatchObject([
      { email: `${lea.userId}@removed.invalid`, status: "inactive", deleted_at: new Date(core.now()), first_name: "Pat" },
    ]);
    expect(await actorOfSession(core, token, testOrigin)).toBeNull();
    const { user_passwords, user_roles, team_members, sessions } = schema;
    for (const table of [user_passwords, user_roles, team_members, sessions]) {
      expect(await core.db.select().from(table).where(eq(table.user_id, lea.userId))).toEqual([]);
    }
    expect((await list(core, ines)).results.map((one) => one.id)).toEqual([ines.userId]);
    await expect(readHandOverCounts(core, ines, lea.userId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("takes away what they talked about with the agent", async () => {
    await core.db.update(schema.company_settings).set({ enable_chat_agent: true });
    await sendMessage(core, lea, sendMessageInput.parse({ conversation_id: null, content: "What did I plan?" }));
    await removeUser(core, ines, { id: lea.userId });
    for (const table of [schema.conversations, schema.messages]) expect(await core.db.select().from(table)).toEqual([]);
  });

  test("takes their photo away", async () => {
    const bytes = await redSquare();
    const address = await savePhoto(core, lea, { bytes });
    const id = address.slice(address.lastIndexOf("/") + 1);
    expect((await readPublicFile(core, ines, id)).content_type).toBe("image/webp");
    await removeUser(core, ines, { id: lea.userId });
    await expect(readPublicFile(core, ines, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("keeps no photo that they were sending at that moment", async () => {
    const sending = savePhoto(core, lea, { bytes: await redSquare() });
    await removeUser(core, ines, { id: lea.userId });
    await expect(sending).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await core.db.select().from(schema.files)).toEqual([]);
  });

  test("frees the address: they can be invited again, as somebody new", async () => {
    await removeUser(core, ines, { id: lea.userId });
    const role_ids = [await roleId(core, "viewer")];
    const { invited } = await invite(core, ines, { people: [{ email: "lea@norrbrook.example" }], role_ids });
    expect(invited).toHaveLength(1);
    expect(invited[0]?.id).not.toBe(lea.userId);
  });

  test("of whom somebody made active in the database only is refused all the same", async () => {
    await removeUser(core, ines, { id: lea.userId });
    await core.db.update(users).set({ status: "active" }).where(eq(users.id, lea.userId));
    expect(await loadIdentity(core, lea.userId)).toBeNull();
  });

  test("is for nobody who may do less than they do", async () => {
    const helper = await createPerson(core, { grants: { "users.view": "any", "users.delete": "any" } });
    await expect(removeUser(core, helper, { id: lea.userId })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("deactivating somebody", () => {
  test("ends their sessions at once and keeps them out until they are active again", async () => {
    const token = await startSession(core, lea.userId, { remember: true, origin: testOrigin });
    const { done } = await deactivateUsers(core, ines, [lea.userId]);
    expect(done).toEqual([lea.userId]);
    expect(await core.db.select().from(schema.sessions).where(eq(schema.sessions.user_id, lea.userId))).toEqual([]);
    expect(await actorOfSession(core, token, testOrigin)).toBeNull();
    expect(await activateUsers(core, ines, [lea.userId, ines.userId])).toMatchObject({
      done: [lea.userId],
      left: [{ reason: "They are active already." }],
    });
    expect(await actorOfSession(core, token, testOrigin)).toBeNull();
    expect(await loadIdentity(core, lea.userId)).not.toBeNull();
    expect((await noted(core, "user", lea.userId)).map((one) => [one.action, one.changes])).toEqual([
      ["user.activated", { status: { before: "inactive", after: "active" } }],
      ["user.deactivated", { status: { before: "active", after: "inactive" } }],
    ]);
  });

  test("ends what they are watching, without waiting for the next look at their rights", async () => {
    const never = 3_600_000;
    const { id } = await createCampaign(core, lea, await sampleBrief(core));
    const stream = watchCampaign(core, lea, {
      campaign_id: id,
      last_event_id: null,
      signal: new AbortController().signal,
      recheck_ms: never,
    });
    await stream.next();
    const next = stream.next();
    await deactivateUsers(core, ines, [lea.userId]);
    await expect(next).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  test("leaves the invited and the inactive as they are, with the reason", async () => {
    const { invited } = await invite(core, ines, { people: [{ email: "a@x.example" }], role_ids: [await roleId(core, "viewer")] });
    const out = await createPerson(core, { roleKey: "viewer", status: "inactive" });
    const { done, left } = await deactivateUsers(core, ines, [invited[0]?.id ?? "", out.userId]);
    expect(done).toEqual([]);
    expect(left.map((one) => one.reason)).toEqual([expect.stringContaining("not activated"), "They are inactive already."]);
  });
});
