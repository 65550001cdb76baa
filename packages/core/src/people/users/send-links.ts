import type { InvitationLink, SentLinks } from "@copydesk/contracts";
import { recordActivity } from "../../audit/index.ts";
import { sendLink } from "../../identity/index.ts";
import { type Actor, type Core, inChunks } from "../../kernel/index.ts";
import { sortPeople } from "./bulk.ts";
import { whilePeopleStay } from "./while-people-stay.ts";

const atOnce = 25;

/**
 * Sends invited people their activation link again, and active ones a link to choose a new password. Earlier links of the
 * kind end.
 */
export async function sendLinks(core: Core, actor: Actor, ids: readonly string[]): Promise<SentLinks> {
  const result: SentLinks = { sent: [], left: [], links: [] };
  await inChunks([...new Set(ids)], atOnce, async (chunk) => {
    const { sent, left, links } = await sendSome(core, actor, chunk);
    result.sent.push(...sent);
    result.left.push(...left);
    result.links.push(...links);
  });
  return result;
}

function sendSome(core: Core, actor: Actor, ids: readonly string[]): Promise<SentLinks> {
  return whilePeopleStay(core, { actor, permission: "users.invite" }, async (now) => {
    const { people, left } = await sortPeople(core, now, {
      ids,
      permission: "users.invite",
      reasonNot: ({ status }) => (status === "inactive" ? "They are inactive. Activate them first." : null),
    });
    const links: InvitationLink[] = [];
    return {
      write:
        people.length === 0
          ? null
          : (tx) => {
              links.length = 0;
              return people.flatMap(({ row }) => {
                const kind = row.status === "invited" ? "activation" : "reset";
                const { link, statements } = sendLink(tx, core, {
                  kind,
                  person: row,
                  invitedBy: `${now.firstName} ${now.lastName}`.trim(),
                });
                if (link) links.push({ user_id: row.id, email: row.email, link });
                const action = kind === "activation" ? "user.invited_again" : "user.reset_sent";
                const entity = { type: "user", id: row.id, name: row.email };
                return [...statements, recordActivity(tx, core, { actor: now, action, entity })];
              });
            },
      answer: () => ({ sent: people.map((person) => person.id), left, links }),
    };
  });
}
