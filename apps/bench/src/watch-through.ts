import { setTimeout as wait } from "node:timers/promises";
import { askPostgres } from "@copydesk/db/test-server";

/** Somebody who watches a campaign at whichever process is there, and goes on at another one when that ends. */
export interface Watcher {
  campaignId: string;
  /** Numbers of events as they came. */
  seen: number[];
  /** How many events that were; those of one moment come under the number of the last. */
  told: number;
  /** Where the first stream began. */
  from: number;
  /** How often it was told the whole state instead of what it had missed. */
  begunAnew: number;
  stop(): void;
}

interface Where {
  /** Of the processes that there are just now; the first one is tried first. */
  urls: () => readonly string[];
  token: string;
}

export function watchThrough(campaignId: string, { urls, token }: Where): Watcher {
  const ending = new AbortController();
  const watcher: Watcher = { campaignId, seen: [], told: 0, from: 0, begunAnew: -1, stop: () => ending.abort() };
  let last = "";
  const follow = async (url: string) => {
    const input = encodeURIComponent(JSON.stringify({ campaign_id: campaignId }));
    const headers = { Authorization: `Token ${token}`, Accept: "text/event-stream", ...(last && { "Last-Event-ID": last }) };
    const { body } = await fetch(`${url}/api/trpc/generation.live?input=${input}`, { headers, signal: ending.signal });
    let rest = "";
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (rest + text).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        const id = /^id: (.+)$/m.exec(event)?.[1];
        if (!id) continue;
        last = id;
        const number = Number(id.split(":")[1]);
        if (!/^data: .*"type":"snapshot"/m.test(event)) {
          watcher.seen.push(number);
          watcher.told += countOf(event);
        } else if (++watcher.begunAnew === 0) watcher.from = number;
      }
    }
  };
  void (async () => {
    for (let tries = 0; !ending.signal.aborted; tries += 1) {
      const there = urls();
      await follow(there[tries % there.length] ?? "").catch(() => undefined);
      await wait(100);
    }
  })();
  return watcher;
}

function countOf(event: string): number {
  const told = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? "{}") as { type?: string; events?: unknown[] };
  return told.type === "several" ? (told.events?.length ?? 0) : 1;
}

/** What watchers were not told, were told twice, and were told too late, of all that the processes told each other. */
export async function toldWrong(
  watchers: readonly Watcher[],
  databaseUrl: string,
): Promise<{ events: number; missed: number; disordered: number }> {
  const rows = await askPostgres(
    databaseUrl,
    "select id::int, body::json ->> 'id' as campaign from process_messages where body::json ->> 'of' = 'campaign' order by id",
  );
  const told = Map.groupBy(rows as { id: number; campaign: string }[], (row) => row.campaign);
  let events = 0;
  let missed = 0;
  let disordered = 0;
  for (const { campaignId, from, seen, told: count } of watchers) {
    const due = (told.get(campaignId) ?? []).filter(({ id }) => id > from);
    events += due.length;
    missed += Math.max(0, due.length - count);
    disordered += Math.max(0, count - due.length) + seen.filter((id, i) => i > 0 && id <= (seen[i - 1] ?? 0)).length;
  }
  return { events, missed, disordered };
}
