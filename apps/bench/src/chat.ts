import { rmSync } from "node:fs";
import { startAnsweringEndpoint } from "./answering-endpoint.ts";
import { characterOf, everywhere, folderWithMessages, wordOf } from "./many-messages.ts";
import { processorMilliseconds, type Running, signIn, startCopydesk } from "./process.ts";
import { readConversations } from "./read-conversation.ts";
import { median, milliseconds, type Row } from "./table.ts";

const conversations = 10_000;
/** Of the server's work for a page of hits with their number. */
const most = 100;

/** Terms that are asked once each, so that nothing that was kept could answer them. */
const terms: Record<string, string[]> = {
  "no term": [""],
  "words that stand in every message": everywhere,
  "parts of such words": ["kett", "prin", "ampaign", "eparier"],
  "two such words": ["kettle spring", "because campaign", "kampagne kettle"],
  "words of one conversation": [17, 4_711, 9_001].map(wordOf),
  "a character that stands in every message": ["e", "k", "н", "新", "ة"],
  "two characters that stand in every message": ["ke", "ро", "生活", "ال"],
  "a character of one conversation": [18, 4_712, 9_002].map(characterOf),
  "words that stand nowhere": ["unicorn", "kettlx", "龘"],
};

/** One person's 10 000 conversations with 200 000 messages: how soon they are searched, opened and answered in. */
export async function benchmarkChat(): Promise<Row[]> {
  const folder = await folderWithMessages(conversations);
  const endpoint = await startAnsweringEndpoint();
  const server = await startCopydesk(folder, {
    OPENAI_BASE_URL: endpoint.url,
    OPENAI_MODEL: "answering",
    MODEL_HOSTS_ALLOW: endpoint.host,
  });
  try {
    const token = await signIn(server.url);
    return [...(await searching(server, token)), ...(await readConversations(server, token, endpoint))];
  } finally {
    await server.stop();
    await endpoint.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By the clock and by the server's processor time. */
async function searching(server: Running, token: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, some] of Object.entries(terms)) {
    const used: number[] = [];
    const clock: number[] = [];
    const counts: number[] = [];
    for (const term of some) {
      const [before, began] = [processorMilliseconds(server.pid), performance.now()];
      counts.push(await search(server, token, term));
      clock.push(performance.now() - began);
      used.push(processorMilliseconds(server.pid) - before);
    }
    // Within the goal is what either says: the clock counts the rest of the machine, the processor all threads at once.
    const slowest = Math.max(...used.map((one, i) => Math.min(one, clock[i] ?? one)));
    rows.push({
      what: `search of ${conversations} conversations, ${what} (${Math.min(...counts)}–${Math.max(...counts)} hits)`,
      measured: `processor ${milliseconds(median(used))}, at most ${milliseconds(Math.max(...used))}; clock ${milliseconds(median(clock))}, at most ${milliseconds(Math.max(...clock))}`,
      floor: "",
      ratio: null,
      goal: `≤ ${milliseconds(most)}`,
      ok: slowest <= most,
    });
  }
  return rows;
}

async function search({ url }: Running, token: string, term: string): Promise<number> {
  const query = new URLSearchParams({ search: term, ordering: "-is_pinned,-updated_at", limit: "20", offset: "0" });
  const response = await fetch(`${url}/api/chat-agent/conversations?${query}`, { headers: { Authorization: `Token ${token}` } });
  if (!response.ok) throw new Error(`A search was answered ${response.status}.`);
  return ((await response.json()) as { count: number }).count;
}
