import type { ChannelDetail } from "@copydesk/contracts";
import { formatType, formatValue } from "../../../lib/attributes/attribute-words.ts";
import { formatParameter, parameterFacts, parameterNames } from "../../../lib/model-settings/parameter-facts.ts";
import { ConflictDialog } from "../../../lib/people/conflict-dialog.tsx";
import { formatBounds, kindNames } from "../channel-words.ts";
import { type ChannelValues, valuesOf } from "./channel-values.ts";

interface ChannelConflictProps {
  theirs: ChannelDetail;
  mine: ChannelValues;
  onTakeTheirs: () => void;
  onKeepMine: () => unknown;
  onClose: () => void;
}

/** Somebody else saved this channel in between: both sides of what differs. */
export function ChannelConflict({ theirs, mine, ...choices }: ChannelConflictProps) {
  const stored = valuesOf(theirs);
  const who = theirs.updated_by?.name || "Somebody else";
  return <ConflictDialog title={`${who} changed this channel while you did`} rows={rowsOf(stored, mine)} {...choices} />;
}

function rowsOf(theirs: ChannelValues, mine: ChannelValues) {
  const row = (label: string, format: (values: ChannelValues) => string) => ({ label, theirs: format(theirs), mine: format(mine) });
  return [
    row("Name", (one) => one.name),
    row("Status", (one) => one.status),
    row("Description", (one) => one.description),
    row("Icon", (one) => (one.icon.startsWith("/") ? `a picture (${one.icon.slice(-4)})` : one.icon)),
    row("Kind", (one) => kindNames[one.kind]),
    row("Parts", (one) =>
      one.fields.map((field) => `${field.label} (${formatBounds(field)}${field.required ? "" : ", optional"})`).join("; "),
    ),
    row("Attributes", (one) => one.attributes.map((each) => `${each.label}: ${formatType(each)}, ${formatValue(each.default)}`).join("; ")),
    row("Folds after", (one) => (one.fold === null ? "" : String(one.fold))),
    row("Limits checked", (one) => one.limits_checked_on ?? ""),
    row("System prompt", (one) => one.system_prompt),
    row("User prompt", (one) => one.user_prompt),
    row("Model", (one) => (one.model_id === null ? "company default" : one.model_id === theirs.model_id ? "theirs" : "another one")),
    ...parameterNames.map((name) =>
      row(parameterFacts[name].label, (one) => (one.parameters[name] ? formatParameter(one.parameters, name) : "")),
    ),
  ];
}
