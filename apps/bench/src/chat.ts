import { readFileSync, rmSync } from "node:fs";
import { characterOf, everywhere, folderWithMessages, wordOf } from "./many-messages.ts";
import { type Running, signIn, startCopydesk } from "./process.ts";
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

/** The search of one person's 10 000 conversations with 200 000 messages: the server's processor time, whatever else the machine does. */
export async function benchmarkChat(): Promise<Row[]> {
  const folder = await folderWithMessages(conversations);
  const server = await startCopydesk(folder);
  try {
    const token = await signIn(server.url);
    const rows: Row[] = [];
    for (const [what, some] of Object.entries(terms)) {
      const used: number[] = [];
      const counts: number[] = [];
      for (const term of some) {
        const before = processorTime(server);
        counts.push(await search(server, token, term));
        used.push(processorTime(server) - before);
      }
      const slowest = Math.max(...used);
      rows.push({
        what: `search of ${conversations} conversations, ${what} (${Math.min(...counts)}–${Math.max(...counts)} hits)`,
        measured: `${milliseconds(median(used))}, at most ${milliseconds(slowest)}`,
        floor: "",
        ratio: null,
        goal: `≤ ${milliseconds(most)}`,
        ok: slowest <= most,
      });
    }
    return rows;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function search({ url }: Running, token: string, term: string): Promise<number> {
  const query = new URLSearchParams({ search: term, ordering: "-is_pinned,-updated_at", limit: "20", offset: "0" });
  const response = await fetch(`${url}/api/chat-agent/conversations?${query}`, { headers: { Authorization: `Token ${token}` } });
  if (!response.ok) throw new Error(`A search was answered ${response.status}.`);
  return ((await response.json()) as { count: number }).count;
}

/** Of all threads of the server since it began, in milliseconds; the system counts in steps of ten. */
function processorTime({ pid }: Running): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
