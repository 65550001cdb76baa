import { type CompanyInput, companyInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { readPublicFile } from "../kernel/files/stored-files.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { readCompanySettings, removeLogo, saveLogo, updateCompany } from "./company-settings.ts";

let core: TestCore;
let ines: Actor;
beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { password: "a long enough password" });
});
afterEach(() => core.close());

async function save(change: Partial<CompanyInput>) {
  const { logo: _, environment: __, budget: ___, ...now } = await readCompanySettings(core);
  return updateCompany(core, ines, companyInput.parse({ ...now, ...change }));
}
const log = () => core.db.select().from(schema.activity_logs).where(eq(schema.activity_logs.action, "company.updated"));

describe("the company's settings", () => {
  test("are saved, and what changed stands in the log with before and after", async () => {
    expect(await save({ name: "Northwind", timezone: "Europe/Oslo", activity_days: 30 })).toMatchObject({ name: "Northwind", version: 2 });
    expect(await log()).toMatchObject([
      {
        entity_type: "company",
        entity_name: "Northwind",
        changes: {
          name: { before: "My company", after: "Northwind" },
          timezone: { before: "UTC", after: "Europe/Oslo" },
          activity_days: { before: 365, after: 30 },
        },
      },
    ]);
  });

  test("write nothing when nothing changed", async () => {
    expect((await save({})).version).toBe(1);
    expect(await log()).toEqual([]);
  });

  test("are not saved over somebody else's", async () => {
    await save({ name: "Northwind" });
    const refusal = { code: "STALE_VERSION", details: { current: { name: "Northwind", version: 2 } } };
    await expect(save({ name: "Mine", version: 1 })).rejects.toMatchObject(refusal);
    const both = await Promise.allSettled([save({ name: "One", version: 2 }), save({ name: "Other", version: 2 })]);
    expect(both.map((one) => one.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await log()).toHaveLength(2);
  });

  test.each([{ name: " " }, { timezone: "Mars/Base" }, { activity_days: 0 }, { llm_body_days: 3_651 }, { activity_days: 1.5 }])(
    "refuse %j",
    async (change) => expect(save(change)).rejects.toThrow(),
  );

  test("keep single sign-on while no administrator could sign in otherwise", async () => {
    await save({ ms_auth: true });
    const { connected_accounts, user_passwords } = schema;
    const account = {
      provider: "microsoft" as const,
      issuer: "https://login.example",
      subject: "s",
      display_name: "I",
      created_at: new Date(),
      updated_at: new Date(),
    };
    await core.db.insert(connected_accounts).values({ id: "c", user_id: ines.userId, ...account });
    await core.db.delete(user_passwords);
    await expect(save({ ms_auth: false })).rejects.toMatchObject({ code: "RULE_BROKEN" });
    expect(await readCompanySettings(core)).toMatchObject({ ms_auth: true, version: 2 });
    await createPerson(core, { password: "another long password" });
    expect(await save({ ms_auth: false })).toMatchObject({ ms_auth: false });
  });
});

describe("the logo", () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: "#0131A980" } })
      .png()
      .toBuffer();
  const idOf = (address: string) => address.split("/").at(-1) ?? "";

  test("keeps its proportions, and is shown to whoever is not signed in", async () => {
    const address = await saveLogo(core, ines, await picture(1_600, 400));
    const { bytes, content_type } = await readPublicFile(core, null, idOf(address));
    expect(content_type).toBe("image/webp");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 512, height: 128 });
    expect(await readCompanySettings(core)).toMatchObject({ logo: address, version: 1 });
  });

  test("gives way to another, and goes", async () => {
    const first = await saveLogo(core, ines, await picture(40, 20));
    const second = await saveLogo(core, ines, await picture(20, 40));
    await expect(readPublicFile(core, null, idOf(first))).rejects.toMatchObject({ code: "NOT_FOUND" });
    await removeLogo(core, ines);
    await removeLogo(core, ines);
    await expect(readPublicFile(core, ines, idOf(second))).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await log()).map((one) => one.changes.logo)).toEqual([
      { before: null, after: first },
      { before: first, after: second },
      { before: second, after: null },
    ]);
  });

  test("is refused when it is no picture", async () => {
    await expect(saveLogo(core, ines, new TextEncoder().encode("<svg onload=alert(1)>"))).rejects.toMatchObject({
      code: "UNSUPPORTED_TYPE",
    });
    expect(await log()).toEqual([]);
  });
});
