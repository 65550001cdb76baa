import type { KnownIds } from "./known-ids.ts";

type Json = Record<string, unknown>;
type Ask = (method: string, path: string, body?: Json) => Promise<Json>;

const story = "Our workshop opens in May. It repairs kettles, toasters and lamps that others throw away. Everybody may watch and learn. ";
/** Lists whose ids are asked for from the beginning. */
const lists = [
  "campaigns",
  "templates",
  "users",
  "teams",
  "roles",
  "voices",
  "channels",
  "languages",
  "models",
  "examples",
  "objectives-config",
  "outline-config/history",
  "scheduler-config/history",
  "logs/activities",
  "logs/llm",
  "chat-agent/conversations",
];

/**
 * One of each thing that people make, so that requests of the first minute are about something that is there: a written campaign, a
 * template, a voice, an example, a team, a conversation; and the agent switched on.
 * @param token of somebody who may do all of it
 */
export async function prepareWork(url: string, token: string, ids: KnownIds): Promise<void> {
  const ask = asking(url, token);
  const learn = async (path: string, ...kinds: string[]) => {
    const answer = await ask("GET", path);
    ids.learn(JSON.stringify(answer), kinds);
    return answer as { results: { id: string }[] };
  };
  const settings = await ask("GET", "/company/settings");
  await ask("PUT", "/company/settings", { ...onlyTaken(settings), enable_chat_agent: true });
  const campaign = await ask("POST", "/campaigns", {
    name: "The kettle workshop",
    main_story: story.repeat(6),
    from_date: "2026-05-04",
    to_date: "2026-05-31",
    is_public: true,
    generation_mode: "entire_campaign",
    content_schedule: true,
    languages: ["en", "de"].map((code) => ({ code, channels: ["linkedin", "email"] })),
  });
  const { run_id } = await ask("POST", `/campaigns/${campaign.id}/generate`, {});
  while (["queued", "running"].includes(String((await ask("GET", `/campaigns/${campaign.id}/runs/${run_id}`)).status))) await pause();
  ids.learn(JSON.stringify({ run_id }), []);
  await ask("POST", "/templates", { campaign_id: campaign.id, name: "Workshops" });
  await ask("POST", "/teams", { name: "Editors" });
  const voice = await ask("POST", "/voices", { name: "Workshop", status: "active" });
  const [language] = (await learn("/languages", "languages")).results;
  const example = { title: "How we write", text: story, voice_id: voice.id, language_id: language?.id };
  await ask("POST", "/examples", example);
  const talk = await ask("POST", "/chat-agent/conversations/create", {});
  await ask("POST", `/chat-agent/conversations/${talk.uuid}/messages`, { content: "Which campaigns run in May?" });
  ids.learn(JSON.stringify(await ask("GET", `/chat-agent/conversations/${talk.uuid}/messages-list`)), ["messages", "proposals"]);
  for (const list of lists) await learn(`/${list}?limit=100`, ...kindsOf(list));
  for (const { id } of (await learn(`/campaigns/${campaign.id}/blocks?limit=100`, "blocks")).results) {
    await learn(`/blocks/${id}/versions?limit=100`, "versions");
  }
}

/** `logs/llm` is asked for as `llm` over REST and as `llm_logs` by its procedures. */
function kindsOf(list: string): string[] {
  const parts = list.split("/");
  const last = parts.at(-1) ?? list;
  return list.startsWith("chat-agent") ? ["chat-agent", "chat", "conversations"] : [...parts, `${last}_logs`];
}

/** What a PUT of the settings takes of what a GET answers. */
function onlyTaken({ updated_at: _, updated_by: __, ...rest }: Json): Json {
  return rest;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 250));

function asking(url: string, token: string): Ask {
  return async (method, path, body) => {
    const headers = { "content-type": "application/json", authorization: `Token ${token}` };
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === "" ? {} : (JSON.parse(text) as Json);
  };
}
