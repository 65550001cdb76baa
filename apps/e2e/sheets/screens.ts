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
  };
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
    ],
    hub: [
      at("hub", hub),
      at("not written", "/campaigns", (page) => page.getByRole("link", { name: /^A name that is as long/ }).click()),
      at("overview", `${hub}?view=overview`),
      at("week", `${hub}?view=week`),
      at("month", `${hub}?view=month`),
      at("posts", `${hub}?view=list`),
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
    "without a place": [
      at("not found", "/nothing/here"),
      at("campaign not found", "/campaigns/00000000-0000-4000-8000-000000000000"),
      at("template not found", "/campaigns/templates/00000000-0000-4000-8000-000000000000/edit"),
      at("forbidden", "/forbidden"),
    ],
  };
}
