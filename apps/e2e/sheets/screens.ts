import type { Page } from "@playwright/test";
import sharp from "sharp";
import { call } from "../src/call.ts";
import { makeCampaign } from "../src/hub.ts";

/** Where a picture is taken: a path, and what is pressed there, one after another, to open what the picture is of. */
export interface Screen {
  name: string;
  path: string;
  open?: (page: Page) => Promise<unknown>;
  /** Wide windows have no such thing. */
  narrow?: boolean;
}

/** Things that the addresses speak of. */
export interface Ids {
  campaign: string;
  template: string;
  channel: string;
  voice: string;
  role: string;
  user: string;
  /** Somebody else, and a role of one's own making. */
  guest: string;
  ownRole: string;
  team: string;
  model: string;
  /** A campaign whose texts have faults of every kind, in English, German, Arabic and Hebrew. */
  faulty: string;
  /** A call that was asked again, and calls that were asked in a set. */
  replay: string;
  experiment: string;
}

/** Before anything is laid out. */
export const nobody: Ids = {
  ...{ campaign: "", template: "", channel: "", voice: "", role: "", user: "", guest: "", ownRole: "", team: "", model: "" },
  ...{ faulty: "", replay: "", experiment: "" },
};

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
  const grants = { "campaigns.view": "own" };
  const ownRole = await call<One>(page, "roles.create", { name: "Guest editor", description: "", grants });
  const team = await call<One>(page, "teams.create", { name: "Brand", description: "", colour: "blue" });
  const faulty = await makeFaulty(page);
  await call(page, "templates.save_from", { campaign_id: campaign, name: "Our own beginning" });
  await layOutPeople(page);
  await call(page, "voices.duplicate", { id: options.voices[0]?.id });
  await layOutExamples(page);
  const calls = await call<{ results: One[] }>(page, "llm_logs.list", { purposes: ["content"] }, "GET");
  const { replay } = await call<{ replay: One }>(page, "llm_logs.replay", { id: calls.results[0]?.id });
  const chosen = calls.results.slice(0, 3).map(({ id }) => id);
  const experiment = await call<One>(page, "llm_experiments.start", {
    ...{ name: "Once more", ids: chosen, idempotency_key: "sheets" },
  });
  return {
    campaign,
    template: await first("templates.list"),
    channel: options.channels[0]?.id ?? "",
    voice: options.voices[0]?.id ?? "",
    role: (await call<{ roles: One[] }>(page, "users.options", undefined, "GET")).roles[0]?.id ?? "",
    user: await first("users.list"),
    guest: (await call<{ results: One[] }>(page, "users.list", { search: "freya" }, "GET")).results[0]?.id ?? "",
    ownRole: ownRole.id,
    team: team.id,
    model: await first("models.list"),
    faulty,
    replay: replay.id,
    experiment: experiment.id,
  };
}

/** A few texts that sound right, so that the list has something to filter. */
async function layOutExamples(page: Page): Promise<void> {
  type Options = { voices: { id: string }[]; languages: { id: string; code: string }[] };
  const { voices, languages } = await call<Options>(page, "examples.options", undefined, "GET");
  const language_id = languages.find(({ code }) => code === "en")?.id;
  const text = "A kettle that expects to break. Every part can be ordered for twenty years, and five screws hold all of it together.";
  const examples = ["Five screws", "The hinge from 2016"].map((title, at) => ({ title, rating: 3 + at, voice_id: voices[0]?.id ?? null }));
  for (const example of examples) await call(page, "examples.create", { ...example, text, language_id, channel_id: null });
}

/** Somebody who is invited and somebody who works here, so that lists of people have more than one line. */
async function layOutPeople(page: Page): Promise<void> {
  const { roles } = await call<{ roles: { id: string; name: string }[] }>(page, "users.options", undefined, "GET");
  const role_ids = roles.filter(({ name }) => name === "Contributor").map(({ id }) => id);
  const people = [
    { email: "freya.lund@norrbrook.example", first_name: "Freya", last_name: "Lund" },
    { email: "maximiliane.oberhofer@norrbrook.example", first_name: "Maximiliane-Antoinette", last_name: "von Oberhofer-Brinkmann" },
  ];
  type Invited = { links: { link: string }[] };
  const { links } = await call<Invited>(page, "users.invite", { people, role_ids: role_ids.length > 0 ? role_ids : [roles.at(-1)?.id] });
  const token = new URL(links[0]?.link ?? "").pathname.split("/").at(-1);
  const password = "willow paper harbour 77";
  await call(page, "auth.reset_password", { token, is_activation: true, new_password: password, confirm_password: password });
  await call(page, "profile.make_token", { name: "Nightly export", access: "read", days: 30 });
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
  he: { linkedin: "קומקום שנבנה כדי שיתקנו אותו. כל חלק ניתן להזמנה במשך עשרים שנה.", x: "קומקום שמתקנים: northwind.example" },
};

async function makeFaulty(page: Page): Promise<string> {
  const { results } = await call<{ results: { id: string; code: string }[] }>(page, "languages.list", {}, "GET");
  await call(page, "languages.set_status", { id: results.find(({ code }) => code === "he")?.id, status: "active" });
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
    const menu = page.getByRole("menu");
    for (const name of names) {
      const within = (await menu.first().isVisible()) ? page.getByRole("menuitem", { name }) : page.getByRole("button", { name });
      await within.first().click();
    }
  };

/** Ticks all rows of a list. */
async function pickAll(page: Page): Promise<void> {
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  if (await all.isVisible()) await all.click();
  else
    await page
      .getByRole("checkbox", { name: /^Select / })
      .first()
      .click();
}

/** Somebody else was quicker: what both did is shown beside each other. */
const conflictOfRole = (id: string) => async (page: Page) => {
  await page.getByRole("switch", { name: "Edit" }).click();
  const { version, name } = await call<{ version: number; name: string }>(page, "roles.get", { id }, "GET");
  const theirs = { description: `By another hand, version ${version}`, grants: { "campaigns.view": "own" } };
  await call(page, "roles.update", { id, version, name, ...theirs });
  await page.getByRole("checkbox", { name: "Export", exact: true }).check();
  await page.getByRole("button", { name: /^Save \d/ }).click();
  await page.getByRole("dialog").waitFor();
};

const conflictOfPerson = (id: string) => async (page: Page) => {
  await page.getByLabel("Job title").fill("Mine");
  type Person = { version: number; email: string; timezone: string; roles: { id: string }[] };
  const { version, email, timezone, roles } = await call<Person>(page, "users.get", { id }, "GET");
  const own = { first_name: "Freya", last_name: "Lund", job_title: `Theirs, version ${version}`, email, timezone };
  await call(page, "users.update", { id, version, ...own, role_ids: roles.map((role) => role.id), teams: [] });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog").waitFor();
};

async function cutPhoto(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 800, height: 500, channels: 3, background: "#c67a06" } })
    .png()
    .toBuffer();
  await page.locator('input[type="file"]').first().setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await page.getByRole("application", { name: "Part of the picture" }).waitFor();
}

const writeAgain = (campaign_id: string) => async (page: Page) => {
  await call(page, "generation.start", { campaign_id, again: true });
  await page.getByRole("button", { name: /^Stop/ }).first().waitFor();
};

/** What is pressed in the hub, which has it in a row where there is room and in one menu where there is none. */
const inHub =
  (inRow: (string | RegExp)[], inMenu = inRow) =>
  async (page: Page) => {
    const isInRow = !(await page.getByRole("button", { name: "Campaign actions" }).isVisible());
    await button(...(isInRow ? inRow : ["Campaign actions", ...inMenu]))(page);
  };

/** The menu of a post in the large list, not that of the schedule. */
const aPost = /^Actions of (?!the schedule|Outline|LinkedIn|X post)/;

/** What is pressed in the schedule, which is behind a button at the foot of a narrow window. */
const inSchedule =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    const behind = page.getByRole("navigation", { name: "Parts of the campaign" }).getByRole("button", { name: "Schedule" });
    if (await behind.isVisible()) await behind.click();
    await button(...names)(page);
  };

/** Groups of screens: a sheet for each, width and theme. */
export function screensOf(ids: Ids): Record<string, Screen[]> {
  const at = (name: string, path: string, open?: Screen["open"]): Screen => ({ name, path, ...(open && { open }) });
  const narrow = (...of: Parameters<typeof at>): Screen => ({ ...at(...of), narrow: true });
  const hub = `/campaigns/${ids.campaign}`;
  const faulty = `/campaigns/${ids.faulty}`;
  const voice = `/settings/voices/${ids.voice}`;
  const channel = `/settings/channels/${ids.channel}`;
  const tab = (name: RegExp) => (page: Page) => page.getByRole("tab", { name }).click();
  const row = (number: number) => (page: Page) => page.getByRole("row").nth(number).click();
  return {
    beginning: [
      at("first minutes", "/campaigns", (page) => page.getByRole("heading", { name: /^From one story/ }).waitFor()),
      at("sample stories", "/campaigns", button(/^Try with a sample story/)),
      at("no template of one's own", "/campaigns/template"),
      at("no examples", "/examples"),
      at("no teams", "/teams"),
      at("no calls", "/logs/llm"),
      at("no experiments", "/logs/llm/experiments"),
      at("little activity", "/logs/activities"),
    ],
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
      at("settings menu", "/campaigns", button(/^(Settings|Menu)$/)),
      at("profile menu", "/campaigns", button(/profile|account/i)),
    ],
    "campaign lists": [
      at("row menu", "/campaigns", button(/^Actions (of|for)/)),
      at("delete a campaign", "/campaigns", button(/^Actions (of|for)/, "Delete")),
      at("deleted campaigns", "/campaigns", button(/^Deleted/)),
      at("status filter", "/campaigns", button(/^Status/)),
      at("dates filter", "/campaigns", button(/^Dates/)),
      at("language filter", "/campaigns", button(/^Language/)),
      at("several picked", "/campaigns", pickAll),
      at("template menu", "/campaigns/template", button("Actions for Our own beginning")),
      at("delete a template", "/campaigns/template", button("Actions for Our own beginning", "Delete")),
    ],
    "campaign form": [
      at("with mistakes", "/campaigns/add", button(/^(Create|Generate|Save)/)),
      at("start from a template", "/campaigns/add", button("Start from a template")),
      at("add language", "/campaigns/add", button("Add language")),
      at("add objective", "/campaigns/add", button("Add objective")),
      at("an objective of one's own", "/campaigns/add", button("Add objective", /own/)),
      at("link", "/campaigns/add", button("Link")),
      at("first day", "/campaigns/add", button(/^From/)),
      narrow("what will be produced", "/campaigns/add", button(/^\d+ pieces/)),
      at("leave without saving", "/settings/company", async (page) => {
        await page.getByRole("textbox", { name: "Name" }).first().fill("Half a company");
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
      at("more for the campaign", hub, button(/^(More for this campaign|Campaign actions)$/)),
      at("more for the language", hub, button(/^(More for English|Campaign actions)$/)),
      narrow("pieces", hub, button("Pieces")),
      narrow("schedule", hub, button("Schedule")),
    ],
    "hub dialogs": [
      at("regenerate", hub, inHub(["Regenerate", /campaign/])),
      at("advanced configuration", hub, button("Advanced configuration of LinkedIn post")),
      at("add channels", hub, inHub(["Add channels"])),
      at("add language", hub, button("Add language")),
      at("removed", hub, inHub([/^More for English/, /^Removed/], [/^Removed/])),
      at("remove the language", hub, inHub([/^More for English/, /^Remove lang/], [/^Remove lang/])),
      at("template", hub, inHub(["Save as template"])),
      at("name a version", hub, button("Actions of LinkedIn post", /this version/)),
      at("add to examples", hub, button("Actions of LinkedIn post", "Add to voice examples")),
      at("regenerate with a note", hub, button("Actions of LinkedIn post", "Regenerate with a note")),
      at("delete the channel", hub, button("Actions of LinkedIn post", /^Delete (channel|LinkedIn)|^Remove/)),
    ],
    "hub menus": [
      at("versions", hub, button(/Version \d+ selected/)),
      at("export", hub, inHub([/^Export$/])),
      at("compare", faulty, async (page) => {
        await page
          .getByRole("button", { name: /^Version 2 selected/ })
          .first()
          .click();
        await button("Compare versions")(page);
      }),
      at("delete a version", faulty, async (page) => {
        await page
          .getByRole("button", { name: /^Version 2 selected/ })
          .first()
          .click();
        await button("Delete version")(page);
        await page.getByRole("menuitem", { name: /^Version 1,/ }).click();
        await page.getByRole("alertdialog").or(page.getByRole("dialog")).first().waitFor();
      }),
      at("edit languages and channels", `${hub}?view=overview`, button("Edit languages and channels")),
    ],
    schedule: [
      narrow("a post's menu", `${hub}?schedule=list`, button(aPost)),
      narrow("a post", `${hub}?schedule=list`, inSchedule(aPost, "Edit")),
      at("schedule menu", `${hub}?schedule=list`, inSchedule("Actions of the schedule")),
      at("calendar address", `${hub}?schedule=list`, inSchedule("Actions of the schedule", "Calendar address")),
      at("send to Asana", `${hub}?schedule=list`, inSchedule("Actions of the schedule", "Send to Asana")),
    ],
    "from right to left": [
      at("Arabic", faulty, tab(/العربية/)),
      at("Hebrew", faulty, tab(/עברית/)),
      at("Arabic posts", `${faulty}?language=ar&schedule=list`),
      at("Hebrew month", `${faulty}?language=he&schedule=month`),
      at("Arabic week", `${faulty}?language=ar&schedule=week`),
      at("editing Arabic", faulty, async (page) => {
        await tab(/العربية/)(page);
        await button("Edit text")(page);
      }),
      at("versions in Hebrew", faulty, async (page) => {
        await tab(/עברית/)(page);
        await page
          .getByRole("button", { name: /Version \d+ selected/ })
          .last()
          .click();
      }),
      at("configuration in Arabic", faulty, async (page) => {
        await tab(/العربية/)(page);
        await button("Advanced configuration of LinkedIn post")(page);
      }),
    ],
    words: [
      at("flags", faulty, (page) => page.getByText("Language not checked").first().scrollIntoViewIfNeeded()),
      at("flags of another language", faulty, tab(/Deutsch/)),
      at("flags from right to left", faulty, async (page) => {
        await tab(/العربية/)(page);
        await page
          .getByText(/Written in Arabic/)
          .first()
          .waitFor();
        await page.getByText("Language not checked").first().scrollIntoViewIfNeeded();
      }),
      at("overview of flags", `${faulty}?view=overview`),
      at("why this text", hub, whyThisText),
      at("why this text, from right to left", faulty, async (page) => {
        await tab(/العربية/)(page);
        await whyThisText(page);
      }),
      at("also finds", `${voice}/edit`, async (page) => {
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
      at("channel", channel),
      at("edit channel", `${channel}/edit`),
      at("add channel", "/settings/channels/add"),
      at("voices", "/settings/voices"),
      at("voice", voice),
      at("edit voice", `${voice}/edit`),
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
      at("experiment", `/logs/llm/experiments/${ids.experiment}`),
      at("two answers", `/logs/llm/replays/${ids.replay}`),
      at("activity", "/logs/activities"),
      at("one activity", "/logs/activities", row(2)),
    ],
    "channel dialogs": [
      at("channel menu", "/settings/channels", button(/^Actions (of|for)/)),
      at("delete a channel", "/settings/channels", button("Actions for Facebook post", "Delete")),
      at("with mistakes", "/settings/channels/add", button(/^(Create|Save)/)),
      at("add a part", `${channel}/edit`, button("Add a part")),
      at("add an attribute", `${channel}/edit`, button("Add an attribute")),
      at("icon", `${channel}/edit`, button(/^Change the icon/)),
      at("insert a variable", `${channel}/edit`, button(/^Insert( a)? variable/)),
    ],
    "voice dialogs": [
      at("voice menu", "/settings/voices", button(/^Actions (of|for)/)),
      at("delete a voice", "/settings/voices", button(/^Actions for .*copy/i, "Delete")),
      at("deleted voices", "/settings/voices", button(/^Deleted/)),
      at("draft a guide", `${voice}/edit`, button("Draft from examples")),
      at("add language", `${voice}/edit`, button("Add language")),
      at("guide for one channel", `${voice}/edit`, button("Guide for a channel")),
      at("remove the language", `${voice}/edit`, button(/^Remove (English|this language)/)),
      narrow("what the model is told", `${voice}/edit`, button("Prompt")),
      at("an example", `${voice}/edit`, button("Add an example")),
      at("upload examples", "/examples", button(/^Upload$/)),
      at("voice filter", "/examples", button(/^Voice/)),
    ],
    "settings dialogs": [
      at("new language", "/settings/languages", button("New language")),
      at("language menu", "/settings/languages", button("Actions for German")),
      at("edit a language", "/settings/languages", button("Actions for German", "Edit")),
      at("new objective", "/settings/objectives-config", button("New objective")),
      at("objective menu", "/settings/objectives-config", button("Actions for Product launch")),
      at("delete an objective", "/settings/objectives-config", button("Actions for Education", "Delete")),
      at("history of objectives", "/settings/objectives-config", button("What changed")),
      at("restore objectives", "/settings/objectives-config", button("Restore defaults")),
      at("restore an outline", "/settings/outline-config", async (page) => {
        await page.getByRole("spinbutton").first().fill("7");
        await button("Restore defaults")(page);
      }),
      at("discard an outline", "/settings/outline-config", async (page) => {
        await page.getByRole("spinbutton").first().fill("7");
        await button("Cancel")(page);
      }),
      at("outline's filled prompt", "/settings/outline-config", tab(/^Filled prompt/)),
      at("changes of the schedule's prompt", "/settings/scheduler-config", tab(/^What changed/)),
    ],
    "model dialogs": [
      at("model menu", "/settings/models", button(/^Actions (of|for)/)),
      at("delete a model", "/settings/models", button(/^Actions (of|for)/, "Delete")),
      at("all fields", "/settings/models/add", button(/^(More|Address|Show)/)),
      at("with mistakes", "/settings/models/add", button(/^(Create|Save|Add model)/)),
      at("one call", "/logs/llm", row(2)),
      at("ask again", "/logs/llm", async (page) => {
        await row(2)(page);
        await button("Ask again")(page);
      }),
      at("ask a set again", "/logs/llm", button("Ask these again")),
      at("dates of calls", "/logs/llm", button(/^Dates/)),
      at("models of calls", "/logs/llm", button(/^Model/)),
      at("figures of calls", "/logs/llm", button(/^Figures/)),
      at("groups of the charts", "/logs/llm", button(/^Group by/)),
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
    ],
    "people dialogs": [
      at("import", "/users", button("Import")),
      at("person menu", "/users", button(/^Actions for Freya/)),
      at("deactivate a person", "/users", button(/^Actions for Freya/, "Deactivate")),
      at("delete a person", "/users", button(/^Actions for Freya/, "Delete")),
      at("several people", "/users", pickAll),
      at("role filter", "/users", button(/^Role/)),
      at("team menu", "/teams", button(/^Actions (of|for)/)),
      at("delete a team", "/teams", button(/^Actions (of|for)/, "Delete")),
      at("a grant", "/settings/roles/add", button(/: None$|Campaigns?: /)),
      at("new token", "/profile", button("New token")),
      at("revoke a token", "/profile", button("Revoke Nightly export")),
      at("log out elsewhere", "/profile", button(/^Log out everywhere/)),
    ],
    // Last of those who are signed in: the campaign is written again.
    "under way": [
      at("role changed by two", `/settings/roles/${ids.ownRole}`, conflictOfRole(ids.ownRole)),
      at("person changed by two", `/users/${ids.guest}/edit`, conflictOfPerson(ids.guest)),
      at("photo", "/profile", cutPhoto),
      at("being written", hub, writeAgain(ids.campaign)),
    ],
    "without a place": [
      at("not found", "/nothing/here"),
      at("campaign not found", "/campaigns/00000000-0000-4000-8000-000000000000"),
      at("template not found", "/campaigns/templates/00000000-0000-4000-8000-000000000000/edit"),
      at("channel not found", "/settings/channels/00000000-0000-4000-8000-000000000000"),
      at("person not found", "/users/00000000-0000-4000-8000-000000000000"),
      at("forbidden", "/forbidden"),
    ],
    // Whoever looks at these has signed out.
    door: [
      at("sign in", "/auth/logout"),
      at("refused", "/auth/logout", async (page) => {
        await page.getByRole("textbox", { name: /Email/ }).fill("nobody@norrbrook.example");
        await page.getByLabel("Password", { exact: true }).fill("not this one");
        await page.getByRole("button", { name: /^(Sign|Log) in$/ }).click();
        await page.getByRole("alert").first().waitFor();
      }),
      at("forgot password", "/auth/forgot-password"),
      at("reset password", "/auth/reset-password/no-such-token"),
      at("Microsoft refused", "/auth/ms-callback"),
      at("unknown to Microsoft", "/auth/ms-callback/not-found"),
    ],
  };
}
