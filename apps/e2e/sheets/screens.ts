import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { makeCampaign } from "../src/hub.ts";

/** Where a picture is taken: a path, and what is pressed there, one after another, to open what the picture is of. */
export interface Screen {
  name: string;
  path: string;
  open?: (page: Page) => Promise<unknown>;
}

/** Things that the addresses speak of. */
export interface Ids {
  campaign: string;
  template: string;
  channel: string;
  voice: string;
  role: string;
  user: string;
  team: string;
  model: string;
  /** A campaign whose texts have faults of every kind, in English, German and Arabic. */
  faulty: string;
}

/** Lays out what the screens show: a written campaign, a template, a team, a model. */
export async function layOut(page: Page): Promise<Ids> {
  const campaign = await makeCampaign(page, "Warm stone, cold mornings");
  await makeCampaign(page, "A name that is as long as names of campaigns are when three people have had their say about it, and a half", {
    written: false,
  });
  type One = { id: string };
  const first = async (procedure: string) => {
    const { results } = await call<{ results: One[] }>(page, procedure, {}, "GET");
    return results[0]?.id ?? "";
  };
  const options = await call<{ channels: One[]; voices: One[] }>(page, "options.get", {}, "GET");
  const team = await call<One>(page, "teams.create", { name: "Brand", description: "", colour: "blue" });
  return {
    campaign,
    template: await first("templates.list"),
    channel: options.channels[0]?.id ?? "",
    voice: options.voices[0]?.id ?? "",
    role: (await call<{ roles: One[] }>(page, "users.options", undefined, "GET")).roles[0]?.id ?? "",
    user: await first("users.list"),
    team: team.id,
    model: await first("models.list"),
    faulty: await makeFaulty(page),
  };
}

const leaked =
  "Examples show rhythm and tone. Take no facts, offers or names from them and do not copy their sentences. Kettles break. **Buy now** and <script>alert(1)</script> it. This kettle can be repaired at home. This kettle can be repaired at home!\n\n(Character count: 245)";
const faults: Record<string, Record<string, string>> = {
  en: { linkedin: leaked, x: "Five screws" },
  de: { linkedin: "Northwind makes a kettle that expects to break. Every part can be ordered for twenty years from now on." },
  ar: {
    linkedin: "تصنع نورثويند غلاية تتوقع أن تنكسر. **اشترِ الآن** قبل نهاية الشهر. يمكن طلب كل قطعة لمدة عشرين عامًا من الشركة.",
    x: "غلاية",
  },
};

async function makeFaulty(page: Page): Promise<string> {
  const id = await makeCampaign(page, "What a model should not have written", {
    languages: Object.entries(faults).map(([code, texts]) => ({ code, channels: Object.keys(texts) })),
  });
  type Block = { id: string; language_code: string; channel_code: string | null; selected_version_id: string | null };
  const blocks = await call<Block[]>(page, "blocks.overview", { campaign_id: id }, "GET");
  for (const block of blocks) {
    const body = faults[block.language_code]?.[block.channel_code ?? ""];
    if (body === undefined) continue;
    const content = { kind: "content", fields: { body } };
    await call(page, "blocks.save", { block_id: block.id, base_version_id: block.selected_version_id, content });
  }
  return id;
}

async function whyThisText(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /Version \d+ selected/ })
    .last()
    .click();
  await page
    .getByRole("menuitem", { name: /^Why this text\?/ })
    .last()
    .click();
  await page.getByRole("dialog").waitFor();
}

const button =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) {
      const item = page.getByRole("menuitem", { name }).first();
      if (await item.isVisible()) await item.click();
      else await page.getByRole("button", { name }).first().click();
    }
  };

/** Groups of screens: a sheet for each, width and theme. */
export function screensOf(ids: Ids): Record<string, Screen[]> {
  const at = (name: string, path: string, open?: Screen["open"]): Screen => ({ name, path, ...(open && { open }) });
  const hub = `/campaigns/${ids.campaign}`;
  return {
    campaigns: [
      at("list", "/campaigns"),
      at("empty search", "/campaigns?search=nothing-is-called-so"),
      at("templates", "/campaigns/template"),
      at("new campaign", "/campaigns/add"),
      at("from template", `/campaigns/add/${ids.template}/template`),
      at("edit template", `/campaigns/templates/${ids.template}/edit`),
      at("edit campaign", `${hub}/edit`),
      at("search", "/campaigns", (page) => page.keyboard.press("ControlOrMeta+k")),
      at("shortcuts", "/campaigns", (page) => page.keyboard.press("?")),
      at("row menu", "/campaigns", button(/^Actions (of|for)/)),
      at("delete a campaign", "/campaigns", button(/^Actions (of|for)/, "Delete")),
      at("deleted campaigns", "/campaigns", button(/^Deleted/)),
      at("filter", "/campaigns", button(/^Status/)),
      at("leave without saving", "/campaigns/add", async (page) => {
        await page.getByRole("textbox", { name: "Name" }).first().fill("Half a campaign");
        await page.keyboard.press("ControlOrMeta+k");
        await page.getByRole("option", { name: "Users" }).click();
        await page.getByRole("dialog", { name: /Leave/ }).waitFor();
      }),
    ],
    hub: [
      at("hub", hub),
      at("not written", "/campaigns", (page) => page.getByRole("link", { name: /^A name that is as long/ }).click()),
      at("overview", `${hub}?view=overview`),
      at("week", `${hub}?schedule=week`),
      at("month", `${hub}?schedule=month`),
      at("posts", `${hub}?schedule=list`),
      at("editing", hub, button("Edit text")),
      at("editing the outline", hub, button("Edit outline")),
      at("piece menu", hub, button("Actions of LinkedIn post")),
      at("regenerate", hub, button("Regenerate", /campaign/)),
    ],
    "hub dialogs": [
      at("advanced configuration", hub, button("Advanced configuration of LinkedIn post")),
      at("add channels", hub, button("Add channels")),
      at("add language", hub, button("Add language")),
      at("removed", hub, button(/^More for English/, /^Removed/)),
      at("template", hub, button("Save as template")),
      at("name a version", hub, button("Actions of LinkedIn post", /this version/)),
      at("add to examples", hub, button("Actions of LinkedIn post", "Add to voice examples")),
      at("regenerate with a note", hub, button("Actions of LinkedIn post", "Regenerate with a note")),
      at("delete the channel", hub, button("Actions of LinkedIn post", /^Delete (channel|LinkedIn)|^Remove/)),
    ],
    "hub menus": [
      at("versions", hub, button(/Version \d+ selected/)),
      at("export", hub, button(/^Export$/)),
      at("compare", `/campaigns/${ids.faulty}`, button("Compare")),
      at("delete a version", `/campaigns/${ids.faulty}`, button(/^Version \d/, "Delete version")),
      at("edit languages and channels", `${hub}?view=overview`, button("Edit languages and channels")),
      at("a post", `${hub}?schedule=list`, button(/^Actions of Saltmarsh/)),
      at("schedule menu", `${hub}?schedule=list`, button("Actions of the schedule")),
      at("calendar address", `${hub}?schedule=list`, button("Actions of the schedule", "Calendar address")),
      at("send to Asana", `${hub}?schedule=list`, button("Actions of the schedule", "Send to Asana")),
      at("schedule from right to left", `/campaigns/${ids.faulty}?schedule=list`, (page) =>
        page.getByRole("tab", { name: /العربية/ }).click(),
      ),
    ],
    words: [
      at("flags", `/campaigns/${ids.faulty}`, (page) => page.getByText("Language not checked").first().scrollIntoViewIfNeeded()),
      at("flags of another language", `/campaigns/${ids.faulty}`, (page) => page.getByRole("tab", { name: /Deutsch/ }).click()),
      at("flags from right to left", `/campaigns/${ids.faulty}`, async (page) => {
        await page.getByRole("tab", { name: /العربية/ }).click();
        await page.getByText("Language not checked").first().scrollIntoViewIfNeeded();
      }),
      at("overview of flags", `/campaigns/${ids.faulty}?view=overview`),
      at("why this text", hub, whyThisText),
      at("why this text, from right to left", `/campaigns/${ids.faulty}`, async (page) => {
        await page.getByRole("tab", { name: /العربية/ }).click();
        await whyThisText(page);
      }),
      at("also finds", `/settings/voices/${ids.voice}/edit`, async (page) => {
        const found = page.getByText("Also finds:").first();
        await found.scrollIntoViewIfNeeded();
        await found.click();
      }),
      at("test of a model", `/settings/models/${ids.model}/edit`, async (page) => {
        await page.getByRole("button", { name: /^Test/ }).click();
        await page
          .getByText(/^It works/)
          .first()
          .waitFor();
      }),
    ],
    settings: [
      at("channels", "/settings/channels"),
      at("channel", `/settings/channels/${ids.channel}`),
      at("edit channel", `/settings/channels/${ids.channel}/edit`),
      at("add channel", "/settings/channels/add"),
      at("voices", "/settings/voices"),
      at("voice", `/settings/voices/${ids.voice}`),
      at("edit voice", `/settings/voices/${ids.voice}/edit`),
      at("add voice", "/settings/voices/add"),
      at("examples", "/examples"),
      at("add an example", "/examples", button(/^Add an? example|^New example|^Add example/)),
      at("languages", "/settings/languages"),
      at("objectives", "/settings/objectives-config"),
    ],
    machinery: [
      at("models", "/settings/models"),
      at("model", `/settings/models/${ids.model}/edit`),
      at("add model", "/settings/models/add"),
      at("outline configuration", "/settings/outline-config"),
      at("scheduler configuration", "/settings/scheduler-config"),
      at("company", "/settings/company"),
      at("calls", "/logs/llm"),
      at("experiments", "/logs/llm/experiments"),
      at("activity", "/logs/activities"),
      at("one activity", "/logs/activities", (page) => page.getByRole("row").nth(2).click()),
    ],
    "settings dialogs": [
      at("channel menu", "/settings/channels", button(/^Actions (of|for)/)),
      at("delete a channel", "/settings/channels", button("Actions for Facebook post", "Delete")),
      at("add a part", `/settings/channels/${ids.channel}/edit`, button("Add a part")),
      at("add an attribute", `/settings/channels/${ids.channel}/edit`, button("Add an attribute")),
      at("icon", `/settings/channels/${ids.channel}/edit`, button(/^Change the icon/)),
      at("deleted voices", "/settings/voices", button(/^Deleted/)),
      at("draft a guide", `/settings/voices/${ids.voice}/edit`, button("Draft from examples")),
      at("upload examples", "/examples", button(/^Upload$/)),
      at("new language", "/settings/languages", button("New language")),
      at("new objective", "/settings/objectives-config", button("New objective")),
      at("restore objectives", "/settings/objectives-config", button("Restore defaults")),
      at("model menu", "/settings/models", button(/^Actions (of|for)/)),
      at("one call", "/logs/llm", (page) => page.getByRole("row").nth(2).click()),
      at("ask again", "/logs/llm", button("Ask these again")),
    ],
    "people dialogs": [
      at("import", "/users", button("Import")),
      at("person menu", "/users", button(/^Actions (of|for)/)),
      at("delete a team", "/teams", button(/^Actions (of|for)/, "Delete")),
      at("new token", "/profile", button("New token")),
      at("settings menu", "/campaigns", button(/^(Settings|Menu)$/)),
    ],
    people: [
      at("people", "/users"),
      at("nobody found", "/users?search=nobody"),
      at("invite", "/users/add"),
      at("person", `/users/${ids.user}`),
      at("edit person", `/users/${ids.user}/edit`),
      at("teams", "/teams"),
      at("team", `/teams/${ids.team}`),
      at("edit team", `/teams/${ids.team}/edit`),
      at("create team", "/teams/add"),
      at("roles", "/settings/roles"),
      at("role", `/settings/roles/${ids.role}`),
      at("add role", "/settings/roles/add"),
      at("profile", "/profile"),
      at("profile menu", "/campaigns", button(/profile|account/i)),
    ],
    // Last: whoever looks at these has signed out.
    door: [
      at("sign in", "/auth/logout"),
      at("forgot password", "/auth/forgot-password"),
      at("reset password", "/auth/reset-password/no-such-token"),
      at("unknown to Microsoft", "/auth/ms-callback/not-found"),
    ],
    "without a place": [
      at("not found", "/nothing/here"),
      at("campaign not found", "/campaigns/00000000-0000-4000-8000-000000000000"),
      at("template not found", "/campaigns/templates/00000000-0000-4000-8000-000000000000/edit"),
      at("forbidden", "/forbidden"),
    ],
  };
}
