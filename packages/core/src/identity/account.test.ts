import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listModules, readProfile } from "../people/profile/profile.ts";
import { createFirstAdministrator } from "../people/users/first-administrator.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { readPreferences, removePreferences, savePreferences } from "./preferences.ts";

let core: TestCore;
beforeEach(async () => {
  core = await createTestCore();
});
afterEach(() => core.close());

const preference = (key: string, value = "1") => ({ key, value, value_type: "string" as const });

describe("preferences", () => {
  test("are set, read by key and removed, each person's own", async () => {
    const [one, two] = [await createPerson(core), await createPerson(core)];
    await savePreferences(core, one, [preference("tour.a.done"), preference("theme", "dark")]);
    expect(await savePreferences(core, one, [preference("theme", "light")])).toEqual([preference("theme", "light")]);
    expect(await readPreferences(core, one, ["theme", "unknown"])).toEqual([preference("theme", "light")]);
    expect(await readPreferences(core, one, [])).toHaveLength(2);
    expect(await readPreferences(core, two, [])).toEqual([]);
    await removePreferences(core, two, ["theme"]);
    await removePreferences(core, one, ["theme", "unknown"]);
    expect((await readPreferences(core, one, [])).map((row) => row.key)).toEqual(["tour.a.done"]);
  });

  test("given twice in one call count once, the last one", async () => {
    const person = await createPerson(core);
    expect(await savePreferences(core, person, [preference("a", "1"), preference("a", "2")])).toEqual([preference("a", "2")]);
  });

  test("are 200 at most", async () => {
    const person = await createPerson(core);
    await savePreferences(
      core,
      person,
      Array.from({ length: 200 }, (_, i) => preference(`key-${i}`)),
    );
    await expect(savePreferences(core, person, [preference("one-more")])).rejects.toMatchObject({ code: "RULE_BROKEN" });
    await expect(savePreferences(core, person, [preference("key-0", "changed")])).resolves.toBeDefined();
  });
});

describe("a profile", () => {
  test("names the person, their roles and the features that are on for them", async () => {
    const person = await createPerson(core, { roleKey: "content_creator", first_name: "Mara" });
    expect(await readProfile(core, person)).toMatchObject({
      id: person.userId,
      first_name: "Mara",
      roles: ["Content creator"],
      features: [],
      is_cbn_auth: false,
    });
    await core.db.update(schema.company_settings).set({ enable_chat_agent: true });
    expect((await readProfile(core, person)).features).toEqual(["chat_agent"]);
    expect((await readProfile(core, await createPerson(core, { roleKey: "viewer" }))).features).toEqual([]);
  });

  test.each([
    ["administrator", 14, "Campaigns"],
    ["marketing_manager", 13, "Campaigns"],
    ["content_creator", 3, "Campaigns"],
    ["viewer", 1, "Campaigns"],
    ["auditor", 5, "Users"],
    [null, 0, undefined],
  ] as const)("of %s has %i modules, the first one %s", async (roleKey, count, first) => {
    const modules = listModules(await createPerson(core, { roleKey }));
    expect(modules).toHaveLength(count);
    expect(modules[0]?.module_title).toBe(first);
  });
});

describe("the first administrator", () => {
  test("has the given email and password", async () => {
    const made = await createFirstAdministrator(core, { email: "Boss@Example.com", password: "a long enough password" });
    expect(made).toEqual({ email: "boss@example.com", madeUpPassword: null });
    const [row] = await core.db.select().from(schema.user_passwords);
    expect(await verifyPassword(row?.password_hash ?? null, "a long enough password")).toBe(true);
  });

  test("has a password of their own when none is given, and comes only once", async () => {
    const made = await createFirstAdministrator(core, {});
    expect(made?.email).toBe("admin@example.com");
    expect(made?.madeUpPassword?.length).toBeGreaterThanOrEqual(16);
    expect(await createFirstAdministrator(core, {})).toBeNull();
    const [row] = await core.db.select().from(schema.users).where(eq(schema.users.email, "admin@example.com"));
    expect(row?.status).toBe("active");
  });
});

describe("passwords", () => {
  test("are argon2id, salted, and written the same in every keyboard's Unicode", async () => {
    const [one, two] = [await hashPassword("pässwörd"), await hashPassword("pässwörd")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword(one, "pässwörd".normalize("NFD"))).toBe(true);
    expect(await verifyPassword(one, "passwörd")).toBe(false);
    expect(await verifyPassword("not a hash", "x")).toBe(false);
  });

  test("of nobody are never right, not even the one behind the dummy", async () => {
    expect(await verifyPassword(null, "nobody has this password")).toBe(false);
  });

  test("all get their turn", async () => {
    const all = await Promise.all(Array.from({ length: 9 }, (_, i) => hashPassword(`password ${i}`)));
    expect(new Set(all).size).toBe(9);
  });
});
