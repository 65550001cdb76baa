import { type ImportResult, type InvitationLink, type importInput, peopleLimits } from "@copydesk/contracts";
import type { z } from "zod";
import { type Actor, type Core, inChunks } from "../../../kernel/index.ts";
import { rolesToGive, teamsToChange, touchTeams } from "../assignments.ts";
import { insertPeople, type NewPerson } from "../insert-people.ts";
import { peopleByEmail } from "../invite-users.ts";
import { whilePeopleStay } from "../while-people-stay.ts";
import { type CheckedRow, checkRow } from "./check-row.ts";
import { nameColumns } from "./columns.ts";
import { decodeText } from "./decode-text.ts";
import { readImportContext } from "./import-context.ts";
import { readCsv } from "./read-csv.ts";

/** Rows that are looked at, and people who are written, before others have their turn: some 10 ms of work each. */
const checkedAtOnce = 50;
const writtenAtOnce = 10;

/**
 * Reads people from a CSV file and invites those who are new. A dry run tells of each row what would become of it and
 * writes nothing. Rows with problems are left out; the others are written in parts, each whole or not at all. Who is here
 * already is left alone, so the same file can be imported again.
 * @throws BAD_REQUEST about a file that cannot be read as a whole; FORBIDDEN when the right is lost on the way.
 */
export async function importUsers(core: Core, actor: Actor, input: z.output<typeof importInput>): Promise<ImportResult> {
  const { text, note } = decodeText(Buffer.from(input.content_base64, "base64"));
  const { rows, notes } = nameColumns(await readCsv(text, peopleLimits.importRows + 1));
  const context = await readImportContext(core, actor, { rows, role_ids: input.role_ids });
  const checked: CheckedRow[] = [];
  await inChunks(rows, checkedAtOnce, (chunk) => void checked.push(...chunk.map((row) => checkRow(context, row))));
  const links: InvitationLink[] = [];
  let imported = 0;
  if (!input.dry_run) {
    await inChunks(
      checked.flatMap(({ person }) => person ?? []),
      writtenAtOnce,
      async (chunk) => {
        const written = await writeSome(core, actor, chunk);
        imported += written.count;
        links.push(...written.links);
      },
    );
  }
  return { rows: checked.map(({ row }) => row), notes: note ? [note, ...notes] : notes, counts: countsOf(checked), imported, links };
}

type ImportedPerson = NonNullable<CheckedRow["person"]>;

/** Writes those who are still new, with the rights that the asker has by now. */
function writeSome(core: Core, actor: Actor, chunk: readonly ImportedPerson[]): Promise<{ count: number; links: InvitationLink[] }> {
  return whilePeopleStay(core, { actor, permission: "users.create" }, async (now) => {
    const here = await peopleByEmail(
      core,
      chunk.map((person) => person.email),
    );
    const fresh = chunk.filter((person) => !here.has(person.email));
    const roles = await rolesToGive(
      core,
      now,
      fresh.flatMap((person) => person.role_ids),
    );
    const teams = await teamsToChange(
      core,
      now,
      fresh.flatMap((person) => person.team_ids),
    );
    const names = new Map([...roles, ...teams].map((one) => [one.id, one.name]));
    const people = fresh.map(
      ({ team_ids, ...person }): NewPerson => ({
        id: core.newId(),
        ...person,
        teams: team_ids.map((team_id) => ({ team_id, can_edit: false })),
      }),
    );
    let links: InvitationLink[] = [];
    return {
      write:
        people.length === 0
          ? null
          : (tx) => {
              const made = insertPeople(tx, core, { actor: now, people, names });
              links = made.links;
              return [...made.statements, ...touchTeams(tx, core, { ids: teams.map((team) => team.id), actor: now })];
            },
      answer: () => ({ count: people.length, links }),
    };
  });
}

function countsOf(checked: readonly CheckedRow[]): ImportResult["counts"] {
  const counts = { new: 0, here: 0, invalid: 0 };
  for (const { row } of checked) counts[row.state] += 1;
  return counts;
}
