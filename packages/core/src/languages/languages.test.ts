import {
  type LanguageInput,
  type LanguageListInput,
  type LanguageRow,
  languageInput,
  languageListInput,
  languageUpdateInput,
} from "@copydesk/contracts";
import { languageSeeds, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeCampaign } from "../access/authorize-campaign.ts";
import { createCampaign } from "../campaigns/create-campaign.ts";
import { readFormOptions } from "../campaigns/form-options.ts";
import { removeCampaign } from "../campaigns/lifecycle.ts";
import { readCampaign } from "../campaigns/read-campaign.ts";
import { updateCampaign } from "../campaigns/update-campaign.ts";
import type { Actor } from "../kernel/actor.ts";
import { noted } from "../people/users/people-fixture.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { readCatalogue } from "./catalogue.ts";
import { listLanguages, orderLanguages } from "./list-languages.ts";
import { removeLanguage } from "./remove-language.ts";
import { createLanguage, setDefaultLanguage, setLanguageStatus, updateLanguage } from "./save-language.ts";

let core: TestCore;
let ines: Actor;

beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho" });
});
afterEach(() => core.close());

const welsh: LanguageInput = { code: "cy", name: "Welsh", native_name: "Cymraeg", direction: "ltr", word_spacing: true };
const make = (input: Partial<LanguageInput> = {}) => createLanguage(core, ines, languageInput.parse({ ...welsh, ...input }));
const list = async (query: LanguageListInput = {}) => (await listLanguages(core, languageListInput.parse(query))).results;
async function language(code: string): Promise<LanguageRow> {
  const row = (await list()).find((one) => one.code === code);
  if (!row) throw new Error(`No language ${code}`);
  return row;
}
const change = ({ id, version, ...row }: LanguageRow, fields: object, actor = ines) => {
  const { name, native_name, direction, word_spacing, formality_note, status } = row;
  const now = { name, native_name, direction, word_spacing, formality_note, status };
  return updateLanguage(core, actor, languageUpdateInput.parse({ id, version, ...now, ...fields }));
};
const offered = async () => (await readFormOptions(core, ines)).languages.map((one) => one.code);
const write = async (name: string, ...codes: string[]) =>
  createCampaign(core, ines, await sampleBrief(core, { name, plan: Object.fromEntries(codes.map((code) => [code, ["x"]])) }));

describe("the list of languages", () => {
  test("comes in the order that forms offer, with what uses each", async () => {
    await write("One", "de");
    await write("Two", "de", "ar");
    const rows = await list();
    expect(rows.slice(0, 3).map((row) => row.code)).toEqual(["en", "de", "fr"]);
    expect(rows[0]).toMatchObject({ is_default: true, status: "active", updated_by: null });
    expect(rows.find((row) => row.code === "de")?.used_by).toMatchObject({ campaigns: 2, examples: 0 });
    expect(rows.find((row) => row.code === "ar")?.used_by).toMatchObject({ campaigns: 1 });
    expect(rows.find((row) => row.code === "ja")?.used_by).toMatchObject({ campaigns: 0 });
  });

  test.each<[LanguageListInput, string[]]>([
    [{ search: "DEUT" }, ["de"]],
    [{ search: "pt-" }, ["pt-BR", "pt-PT"]],
    [{ search: "%" }, []],
    [{ status: "active", ordering: "-code" }, ["ja", "fr", "es", "en", "de", "ar"]],
    [{ ordering: "name", limit: 2, offset: 1 }, ["zh-Hans", "zh-Hant"]],
  ])("can be narrowed: %o", async (query, expected) => {
    expect((await list(query)).map((row) => row.code)).toEqual(expected);
  });
});

describe("a new language", () => {
  test("stands last, and is offered at once", async () => {
    const made = await make();
    expect(made).toMatchObject({ code: "cy", version: 1, status: "active", is_default: false, updated_by: { name: "Ines Carvalho" } });
    expect((await offered()).at(-1)).toBe("cy");
    expect(await noted(core, "language", made.id)).toMatchObject([
      { action: "language.created", changes: { native_name: { before: null, after: "Cymraeg" } } },
    ]);
  });

  test("has a code of its own, whatever its spelling", async () => {
    await expect(make({ code: "ZH-hans" })).rejects.toMatchObject({
      code: "NAME_TAKEN",
      fields: { code: [expect.stringContaining("zh-Hans")] },
    });
    expect(languageInput.safeParse({ ...welsh, code: "Welsh!" }).error?.issues[0]).toMatchObject({ path: ["code"] });
  });

  test("is written in by the next campaign", async () => {
    await make();
    const { id } = await write("Yn Gymraeg", "cy");
    expect((await authorizeCampaign(core, ines, "view", id)).campaign.language_codes).toEqual(["cy"]);
  });
});

describe("changing a language", () => {
  test("says who did it and what changed", async () => {
    const changed = await change(await language("de"), { formality_note: "Always du." });
    expect(changed).toMatchObject({ version: 2, formality_note: "Always du.", updated_by: { id: ines.userId } });
    const [entry] = await noted(core, "language", changed.id);
    expect(Object.keys(entry?.changes ?? {})).toEqual(["formality_note"]);
  });

  test("that changes nothing writes nothing", async () => {
    const before = await language("de");
    expect(await change(before, {})).toMatchObject({ version: 1 });
    expect(await setLanguageStatus(core, ines, { id: before.id, status: "active" })).toMatchObject({ version: 1 });
    expect(await setDefaultLanguage(core, ines, (await language("en")).id)).toMatchObject({ version: 1 });
    expect(await noted(core, "language", before.id)).toEqual([]);
  });

  test("of two at once lets one through, and shows the other what is there now and by whom", async () => {
    const before = await language("de");
    const mira = await createPerson(core, { first_name: "Mira" });
    const both = await Promise.allSettled([change(before, { name: "Deutsch" }), change(before, { name: "Standard German" }, mira)]);
    expect(both.find((one) => one.status === "rejected")?.reason).toMatchObject({
      code: "STALE_VERSION",
      details: { current: { version: 2, name: expect.stringMatching(/Deutsch|Standard/), updated_by: { name: expect.any(String) } } },
    });
  });

  test("never its code: texts and posts name it", () => {
    const input = { id: "x", version: 1, ...welsh };
    expect(languageUpdateInput.safeParse(input).error?.issues[0]?.code).toBe("unrecognized_keys");
  });
});

describe("the default language", () => {
  test("is one at a time, and active", async () => {
    const de = await language("de");
    expect(await setDefaultLanguage(core, ines, de.id)).toMatchObject({ is_default: true });
    expect((await list()).filter((row) => row.is_default).map((row) => row.code)).toEqual(["de"]);
    await expect(setDefaultLanguage(core, ines, (await language("it")).id)).rejects.toMatchObject({ code: "RULE_BROKEN" });
    expect(await change(de, { formality_note: "Sie" })).toMatchObject({ is_default: true, version: 2 });
  });

  test("cannot be switched off or deleted", async () => {
    const en = await language("en");
    const refused = { code: "RULE_BROKEN", message: expect.stringContaining("Make another language the default") };
    await expect(setLanguageStatus(core, ines, { id: en.id, status: "inactive" })).rejects.toMatchObject(refused);
    await expect(change(en, { status: "inactive" })).rejects.toMatchObject(refused);
    await expect(removeLanguage(core, ines, en.id)).rejects.toMatchObject(refused);
    expect(await language("en")).toMatchObject({ status: "active", version: 1 });
  });

  test("stays one however many choose at once", async () => {
    const some = await Promise.all(["de", "fr", "es", "ar", "ja"].map(language));
    await Promise.all(some.map(({ id }) => setDefaultLanguage(core, ines, id)));
    expect((await list()).filter((row) => row.is_default)).toHaveLength(1);
  });
});

describe("an inactive language", () => {
  test("is not offered any more, and stays with the campaigns that have it", async () => {
    const { id } = await write("One", "de");
    await setLanguageStatus(core, ines, { id: (await language("de")).id, status: "inactive" });
    expect(await offered()).not.toContain("de");
    expect((await authorizeCampaign(core, ines, "view", id)).campaign.language_codes).toEqual(["de"]);
    await expect(write("Two", "de")).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("the order of languages", () => {
  test("becomes the one that was asked for, whatever it is", async () => {
    const ids = (await list()).map((row) => row.id);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(ids, { minLength: ids.length }), async (wanted) => {
        await orderLanguages(core, ines, wanted);
        expect((await list()).map((row) => row.id)).toEqual(wanted);
      }),
      { numRuns: 10 },
    );
  });

  test("leaves whoever is changing one in peace, and is written down by code", async () => {
    const before = await language("de");
    await orderLanguages(core, ines, (await list()).map((row) => row.id).reverse());
    expect((await list())[0]?.code).toBe("ur");
    expect(await change(before, { name: "Deutsch" })).toMatchObject({ name: "Deutsch" });
    const { activity_logs } = schema;
    const [entry] = await core.db.select().from(activity_logs).where(eq(activity_logs.action, "language.reordered"));
    expect(entry?.changes.order).toMatchObject({ after: expect.arrayContaining(["ur"]) });
  });

  test("is refused when one is missing, unknown or named twice, and then nothing moves", async () => {
    const before = await list();
    const ids = before.map((row) => row.id);
    for (const [wrong, code] of [
      [ids.slice(1), "STALE_VERSION"],
      [[...ids.slice(1), "gone"], "STALE_VERSION"],
      [[...ids.slice(1), ids[1] ?? ""], "BAD_REQUEST"],
    ] as const) {
      await expect(orderLanguages(core, ines, wrong)).rejects.toMatchObject({ code });
    }
    expect(await list()).toEqual(before);
  });
});

describe("deleting a language", () => {
  test("is refused while a campaign is written in it, also one that could be brought back", async () => {
    const de = await language("de");
    const { id } = await write("One", "de");
    const refused = { code: "IN_USE", message: expect.stringContaining("1 campaign"), details: { used_by: { campaigns: 1 } } };
    await expect(removeLanguage(core, ines, de.id)).rejects.toMatchObject(refused);
    await removeCampaign(core, await authorizeCampaign(core, ines, "delete", id));
    await expect(removeLanguage(core, ines, de.id)).rejects.toMatchObject(refused);
  });

  test("is refused while texts in it are kept that a campaign no longer shows", async () => {
    const { id } = await write("One", "en", "fr");
    const { brief, version } = await readCampaign(core, await authorizeCampaign(core, ines, "view", id));
    const languages = brief.languages.slice(0, 1);
    await updateCampaign(core, await authorizeCampaign(core, ines, "edit", id), { version, brief: { ...brief, languages } });
    await expect(removeLanguage(core, ines, (await language("fr")).id)).rejects.toMatchObject({ code: "IN_USE" });
  });

  test("takes one that nothing uses away, and the catalogue offers it again with its advice", async () => {
    const { id } = await language("tr");
    expect(await removeLanguage(core, ines, id)).toBeNull();
    expect((await list()).map((row) => row.code)).not.toContain("tr");
    expect(await noted(core, "language", id)).toMatchObject([{ action: "language.deleted" }]);
    expect(await readCatalogue(core)).toContainEqual(
      expect.objectContaining({ code: "tr", formality_note: expect.stringContaining("Siz") }),
    );
    await expect(removeLanguage(core, ines, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the catalogue", () => {
  test("offers what there is not yet, ready to be saved as it is", async () => {
    const catalogue = await readCatalogue(core);
    const here = new Set((await list()).map((row) => row.code));
    for (const one of catalogue) {
      expect(here.has(one.code)).toBe(false);
      expect(languageInput.parse(one)).toMatchObject({ code: one.code });
    }
    expect(catalogue.length).toBeGreaterThan(70);
    expect(new Set(catalogue.map((one) => one.code)).size).toBe(catalogue.length);
  });

  test.each([
    ["cy", { name: "Welsh", native_name: "Cymraeg", direction: "ltr", word_spacing: true }],
    ["ps", { direction: "rtl" }],
    ["sd", { direction: "rtl" }],
    ["pa", { direction: "ltr", native_name: "ਪੰਜਾਬੀ" }],
    ["km", { word_spacing: false }],
    ["zh-HK", { word_spacing: false }],
    ["de-CH", { native_name: expect.stringContaining("Hochdeutsch") }],
  ])("knows %s", async (code, expected) => {
    expect((await readCatalogue(core)).find((one) => one.code === code)).toMatchObject(expected);
  });

  test("what the product comes with fits its own bounds", () => {
    for (const { direction = "ltr", word_spacing = true, ...seed } of languageSeeds)
      languageInput.parse({ ...seed, direction, word_spacing });
  });
});
