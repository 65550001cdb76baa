import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { followCampaign } from "./follow-campaign.ts";
import { signIn, startCopydesk } from "./process.ts";
import type { Row } from "./table.ts";

const wanted = 1_000;
/** Questions at once. */
const lines = 4;

/** The built-in writer, asked again a thousand times as it was: every answer has to be the first one, byte for byte. */
export async function drillReplays(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-replays-"));
  const server = await startCopydesk(folder, { BUILTIN_TOKENS_PER_SECOND: "0", BACKUPS_KEPT: "0" });
  try {
    const ask = await asker(server.url);
    await followCampaign(server.url, ask.token, await makeCampaign(ask));
    const { results: calls } = await ask.json<{ results: { id: string }[] }>("GET", "/api/logs/llm?limit=100");
    if (calls.length === 0) throw new Error("No call is in the log.");
    const different: string[] = [];
    let asked = 0;
    const line = async () => {
      while (asked < wanted) {
        const id = calls[asked++ % calls.length]?.id ?? "";
        const { original, replay } = await ask.json<Comparison>("POST", `/api/logs/llm/${id}/replay`, {});
        const isSame = original.reply !== "" && Buffer.from(original.reply).equals(Buffer.from(replay.reply));
        if (!isSame) different.push(id);
      }
    };
    await Promise.all(Array.from({ length: lines }, line));
    for (const id of new Set(different)) process.stdout.write(`answered otherwise than before: ${id}\n`);
    return [
      {
        what: `replays of ${calls.length} calls of the built-in writer, byte for byte the same`,
        measured: `${asked - different.length}`,
        floor: "",
        ratio: null,
        goal: `${wanted}`,
        ok: asked === wanted && different.length === 0,
      },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Comparison {
  original: { reply: string };
  replay: { reply: string };
}

type Asker = Awaited<ReturnType<typeof asker>>;

async function asker(url: string) {
  const token = await signIn(url);
  return {
    token,
    async json<T>(method: string, path: string, body?: object): Promise<T> {
      const headers = { authorization: `Token ${token}`, "content-type": "application/json" };
      const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
  };
}

/** Every kind of call there is: outlines, pieces of many kinds and schedules, in languages of several writings. */
async function makeCampaign({ json }: Asker): Promise<string> {
  const channels = ["linkedin", "x", "instagram", "tiktok", "youtube", "email", "blog", "press", "google_ads", "sms"];
  const { id } = await json<{ id: string }>("POST", "/api/campaigns", {
    name: "The kettle that expects to break",
    main_story:
      "Northwind introduces a kettle whose every part can be replaced. It is built for twenty years, and costs 89 euros. " +
      "“We want people to mend things again,” says Ada Lind, who designed it. Spare parts are in shops from 3 March 2027.",
    objectives: ["Brand awareness"],
    from_date: "2027-03-01",
    to_date: "2027-04-30",
    is_public: false,
    generation_mode: "entire_campaign",
    content_schedule: true,
    languages: ["en", "de", "ar", "ja"].map((code) => ({ code, channels })),
  });
  return id;
}
