import { configurationChanges, type ModelNames } from "@copydesk/contracts";
import { ConflictDialog } from "../../../lib/people/conflict-dialog.tsx";
import { type ChannelNames, formatChanges } from "../history/change-words.ts";
import { configurationTitles } from "./configuration-values.ts";
import type { ConfigurationForm } from "./use-configuration-form.ts";

interface ConfigurationConflictProps {
  form: ConfigurationForm;
  channels: ChannelNames;
  models: ModelNames;
}

/** Somebody else saved in between: who, and what differs. */
export function ConfigurationConflict({ form, channels, models }: ConfigurationConflictProps) {
  const { conflict, kind } = form;
  if (!conflict) return null;
  const { theirs, mine } = conflict;
  const rows = formatChanges(configurationChanges(theirs, mine, models), channels).map(({ part, label, before, after }) =>
    part.endsWith("_prompt")
      ? { label, theirs: linesOnlyIn(before, after), mine: linesOnlyIn(after, before) }
      : { label, theirs: before, mine: after },
  );
  return (
    <ConflictDialog
      title={`${theirs.updated_by?.name || "Somebody else"} changed the ${configurationTitles[kind].toLowerCase()} while you did`}
      rows={rows}
      onTakeTheirs={form.takeTheirs}
      onKeepMine={form.keepMine}
      onClose={form.closeConflict}
    />
  );
}

const shown = 6;

/** Of a long text only what the other side does not have. */
function linesOnlyIn(text: string, other: string): string {
  const others = new Set(other.split("\n"));
  const own = text.split("\n").filter((line) => line.trim() !== "" && !others.has(line));
  const rest = own.length - shown;
  return [...own.slice(0, shown), ...(rest > 0 ? [`and ${rest} more lines`] : [])].join("\n") || "without these lines";
}
