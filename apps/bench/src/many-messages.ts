import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, databaseName, indexConversations, openDatabase } from "@copydesk/db";
import { startCopydesk } from "./process.ts";

/** How many messages each conversation has. */
const each = 20;

/** Words that stand in every message. */
export const everywhere = "kettle spring because campaign reparieren написано 新生活応援 الغلاية".split(" ");
/** What stands in one conversation alone. */
export const wordOf = (conversation: number) => `seal${conversation * 7919}x`;
/** A character that stands in one conversation alone. */
export const characterOf = (conversation: number) => String.fromCodePoint(0xac00 + conversation);

/** The first of them. */
export const shortConversation = "conversation-0";
/** One conversation more, and how many messages it has; each says which one it is. */
export const longConversation = "conversation-long";
export const longMessages = 1_000;

/** A data folder in which the administrator has so many conversations of 20 messages each, all of them in the search, and a long one. */
export async function folderWithMessages(conversations: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const server = await startCopydesk(folder);
  await server.stop();
  const db = openDatabase(join(folder, databaseName));
  // A folder that breaks is made anew, so nothing is written twice and nothing is waited for.
  for (const setting of ["journal_mode = OFF", "synchronous = OFF", "cache_size = -200000"]) db.$client.pragma(setting);
  db.$client.transaction(() => {
    db.$client.exec("update company_settings set enable_chat_agent = 1");
    const { owner } = db.$client.prepare("select id as owner from users limit 1").get() as { owner: string };
    const conversation = db.$client.prepare(
      "insert into conversations (id, user_id, title, titled_by_hand, is_pinned, leaf_id, created_at, updated_at) values (?, ?, ?, 0, ?, ?, ?, ?)",
    );
    const message = db.$client.prepare(
      "insert into messages (id, conversation_id, parent_id, role, content, status, steps, sources, created_at) values (?, ?, ?, ?, ?, 'done', '[]', '[]', ?)",
    );
    for (let i = 0; i < conversations; i += 1) {
      const id = `conversation-${i}`;
      const at = Date.UTC(2026, 0, 1) + ((i * 7919) % 30_000_000);
      conversation.run(id, owner, `Talk ${i}`, i % 500 === 0 ? 1 : 0, `${id}-${each - 1}`, at, at);
      for (let k = 0; k < each; k += 1)
        message.run(`${id}-${k}`, id, k === 0 ? null : `${id}-${k - 1}`, k % 2 === 0 ? "user" : "assistant", said(i, k), at + k);
    }
    const at = Date.UTC(2026, 1, 1);
    conversation.run(longConversation, owner, "A long talk", 1, `long-${longMessages - 1}`, at, at);
    for (let k = 0; k < longMessages; k += 1)
      message.run(`long-${k}`, longConversation, k === 0 ? null : `long-${k - 1}`, k % 2 === 0 ? "user" : "assistant", toRead(k), at + k);
  })();
  while (indexConversations(db, { budgetMs: 10_000 }));
  db.$client.exec("ANALYZE");
  closeDatabase(db);
  return folder;
}

const vocabulary =
  "the launch of a new voice for our story and post in channel about people who mend things rather than buy them again as repair is cheaper better slower greener than any other way schedule week month day language german french text version piece outline".split(
    " ",
  );

/** What people ask, and what a model answers: some paragraphs, a list, and now and then a table. */
function toRead(message: number): string {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => vocabulary[(from + i * 7) % vocabulary.length]).join(" ");
  if (message % 2 === 0) return `This is message ${message} : ${words(message, 20)}?`;
  const table = `| Day | Channel | Piece |\n| --- | --- | --- |\n${Array.from({ length: 6 }, (_, i) => `| Tue ${i + 1} | LinkedIn post | ${words(message + i, 6)} |`).join("\n")}`;
  const list = Array.from({ length: 4 }, (_, i) => `- **${words(message + i, 2)}**: ${words(message * 3 + i, 12)}`).join("\n");
  return [`This is message ${message} : ${words(message, 60)}.`, list, ...(message % 6 === 1 ? [table] : []), words(message * 5, 40)].join(
    "\n\n",
  );
}

/** About 500 characters, no two alike. */
function said(conversation: number, message: number): string {
  const words = Array.from({ length: 60 }, (_, i) => {
    const n = (conversation * 31 + message * 7 + i * 13) % 977;
    return `${vocabulary[n % vocabulary.length]}${i % 6 === 0 ? n : ""}`;
  });
  const own = message === 3 ? [wordOf(conversation), characterOf(conversation)] : [];
  return [...words, ...everywhere, ...own].join(" ");
}
