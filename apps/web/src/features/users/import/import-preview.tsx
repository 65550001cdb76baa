import type { ImportRow } from "@copydesk/contracts";
import { Button, consoleLocale, Field, MultiPicker, Notice, Pager, Segmented } from "@copydesk/ui";
import { useState } from "react";
import { useUserOptions } from "../list/user-list.ts";
import { ImportTable } from "./import-table.tsx";
import type { Import } from "./use-import.ts";

const rowsOfPage = 50;
const formatCount = (count: number) => count.toLocaleString(consoleLocale);
type Show = "all" | ImportRow["state"];

interface ImportPreviewProps {
  importing: Import;
  roleIds: readonly string[];
  onRoles: (ids: string[]) => void;
}

/** The second step: what would become of each row. */
export function ImportPreview({ importing, roleIds, onRoles }: ImportPreviewProps) {
  const { preview, file, error } = importing;
  const [show, setShow] = useState<Show>("all");
  const [offset, setOffset] = useState(0);
  if (!preview || !file) return null;
  const { counts, notes, rows } = preview;
  const shown = show === "all" ? rows : rows.filter((row) => row.state === show);
  const choices = [
    { value: "all", label: `All ${formatCount(rows.length)}` },
    { value: "new", label: `New ${formatCount(counts.new)}` },
    { value: "here", label: `Already here ${formatCount(counts.here)}` },
    { value: "invalid", label: `With problems ${formatCount(counts.invalid)}` },
  ] as const;
  return (
    <div className="grid gap-3.5">
      <p className="text-ink-2 text-sm">
        <b className="font-control text-ink">{file.name}</b>: {formatCounts(counts)}
      </p>
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      <DefaultRoles importing={importing} roleIds={roleIds} onRoles={onRoles} />
      <div className="-mx-[22px] overflow-x-auto px-[22px] py-0.5">
        <Segmented
          aria-label="Which rows"
          size="sm"
          value={show}
          onValueChange={(next) => {
            setShow(next);
            setOffset(0);
          }}
          options={choices}
        />
      </div>
      {shown.length > 0 ? (
        <ImportTable rows={shown.slice(offset, offset + rowsOfPage)} />
      ) : (
        <p className="border-line border-y py-6 text-ink-2 text-sm">No rows match.</p>
      )}
      {shown.length > rowsOfPage && <Pager count={shown.length} offset={offset} limit={rowsOfPage} onOffsetChange={setOffset} />}
      <div role="alert" className="empty:hidden">
        {error && <Notice tone="destructive">{error}</Notice>}
      </div>
    </div>
  );
}

export function ImportPreviewButtons({ importing, onClose }: { importing: Import; onClose: () => void }) {
  const { preview, running, write, again } = importing;
  const count = preview?.counts.new ?? 0;
  return (
    <>
      {running === "importing" && <Importing count={count} />}
      <Button className="mr-auto" onClick={again} disabled={running !== null}>
        Another file
      </Button>
      <Button onClick={onClose} disabled={running !== null}>
        Cancel
      </Button>
      <Button variant="primary" loading={running === "importing"} disabled={count === 0 || running !== null} onClick={write}>
        {count === 0 ? "Nobody to import" : `Import ${formatCount(count)} ${count === 1 ? "person" : "people"}`}
      </Button>
    </>
  );
}

function formatCounts({ new: fresh, here, invalid }: { new: number; here: number; invalid: number }): string {
  const parts = [`${formatCount(fresh)} ${fresh === 1 ? "person" : "people"} can be invited`];
  if (here > 0) parts.push(`${formatCount(here)} ${here === 1 ? "is" : "are"} already here and left unchanged`);
  if (invalid > 0)
    parts.push(
      `${formatCount(invalid)} ${invalid === 1 ? "row has a problem" : "rows have problems"} and ${invalid === 1 ? "is" : "are"} left out`,
    );
  return `${parts.join(", ")}.`;
}

/** Roles for rows that name none; choosing looks at every row again. */
function DefaultRoles({ importing, roleIds, onRoles }: ImportPreviewProps) {
  const roles = useUserOptions().data?.roles ?? [];
  return (
    <Field label="Roles for rows without one" group>
      <MultiPicker
        values={roleIds}
        onValuesChange={(ids) => {
          onRoles(ids);
          void importing.checkAgain(ids);
        }}
        options={roles.filter((role) => role.grantable).map(({ id, name }) => ({ value: id, label: name }))}
        addLabel="Add role"
        searchPlaceholder="Find a role"
        disabled={importing.running !== null}
      />
    </Field>
  );
}

function Importing({ count }: { count: number }) {
  return (
    <div role="status" className="mb-2 grid basis-full gap-2 text-ink-2 text-sm">
      <div aria-hidden className="h-[3px] overflow-hidden rounded-full bg-accent-line">
        <div className="h-full w-2/5 animate-travel bg-accent-ink motion-reduce:w-full" />
      </div>
      Inviting {formatCount(count)} {count === 1 ? "person" : "people"}. Keep this page open.
    </div>
  );
}
