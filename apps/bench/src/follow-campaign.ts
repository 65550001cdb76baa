/** What a person in front of the screen would have seen. */
export interface Followed {
  /** From the click on Generate to the end of the run, in ms. */
  wall: number;
  /** From the endpoint's sending of each token to its arrival here, in ms. */
  delays: number[];
}

interface Event {
  type: string;
  events?: Event[];
  parts?: { delta: string }[];
  run?: { state: string; tasks: { failed: number } };
}

const finished = new Set(["succeeded", "partial", "failed", "cancelled"]);

/** Starts a campaign's generation and reads its live stream to the end. */
export async function followCampaign(url: string, token: string, campaignId: string): Promise<Followed> {
  const headers = { Authorization: `Token ${token}` };
  const input = encodeURIComponent(JSON.stringify({ campaign_id: campaignId }));
  const stream = await fetch(`${url}/api/trpc/generation.live?input=${input}`, { headers: { ...headers, Accept: "text/event-stream" } });
  const began = performance.now();
  const started = await fetch(`${url}/api/campaigns/${campaignId}/generate`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: "{}",
  });
  if (started.status !== 202) throw new Error(`Generation did not start: ${await started.text()}`);
  const delays: number[] = [];
  for await (const event of eventsOf(stream)) {
    if (event.type === "text") for (const { delta } of event.parts ?? []) delays.push(...delaysOf(delta));
    if (event.type !== "run" || !event.run || !finished.has(event.run.state)) continue;
    if (event.run.state !== "succeeded") throw new Error(`The run ended ${event.run.state}; ${event.run.tasks.failed} failed.`);
    return { wall: performance.now() - began, delays };
  }
  throw new Error("The live stream ended before the run did.");
}

/** Whole tokens of a piece are times of sending; ones cut at an edge are left out. */
function delaysOf(delta: string): number[] {
  const now = Date.now();
  return [...delta.matchAll(/\b(1\d{12}) /g)].map((match) => now - Number(match[1]));
}

async function* eventsOf(response: Response): AsyncGenerator<Event> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of response.body) {
    rest += decoder.decode(bytes as Uint8Array, { stream: true });
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const data = /^data: ?(.*)$/m.exec(block)?.[1];
      if (!data) continue;
      const parsed = JSON.parse(data) as Event | { data: Event };
      const event = "data" in parsed ? parsed.data : parsed;
      if (event && typeof event === "object" && "type" in event) yield* event.events ?? [event];
    }
  }
}
