import type { ModelDetail } from "@copydesk/contracts";
import { ConflictDialog } from "../../../lib/people/conflict-dialog.tsx";
import { providerNames } from "../words/model-words.ts";
import { type ModelValues, valuesOf } from "./model-values.ts";

interface ModelConflictProps {
  theirs: ModelDetail;
  mine: ModelValues;
  onTakeTheirs: () => void;
  onKeepMine: () => unknown;
  onClose: () => void;
}

const labels: Partial<Record<keyof ModelValues, string>> = {
  name: "Name",
  model_name: "Model name",
  deployment_name: "Deployment name",
  endpoint_url: "Endpoint URL",
  api_version: "API version",
  price_in: "Price in",
  price_out: "Price out",
  price_cached: "Price cached",
  currency: "Currency",
  monthly_budget: "Monthly budget",
  max_concurrency: "Calls at once",
  requests_per_minute: "Calls per minute",
  timeout_seconds: "Give up after",
  context_size: "Context size",
};
const yes = (on: boolean) => (on ? "Yes" : "No");

/** Somebody else saved this model in between: both sides of what differs. A key is never shown, only whose would stay. */
export function ModelConflict({ theirs, mine, ...choices }: ModelConflictProps) {
  const stored = valuesOf(theirs);
  const rows = [
    { label: "Provider", theirs: providerNames[stored.provider], mine: providerNames[mine.provider] },
    ...(Object.entries(labels) as [keyof ModelValues, string][]).map(([field, label]) => ({
      label,
      theirs: String(stored[field] ?? ""),
      mine: String(mine[field] ?? ""),
    })),
    { label: "API key", theirs: theirs.has_api_key ? "stored" : "none", mine: formatKey(mine, theirs) },
    { label: "Headers", theirs: formatHeaders(stored), mine: formatHeaders(mine) },
    { label: "Parameters", theirs: formatParameters(stored), mine: formatParameters(mine) },
    { label: "Stop when it is used up", theirs: yes(stored.budget_stops), mine: yes(mine.budget_stops) },
    { label: "Active", theirs: yes(stored.is_active), mine: yes(mine.is_active) },
    { label: "Default for texts", theirs: yes(stored.is_default_content), mine: yes(mine.is_default_content) },
    { label: "Default for the chat", theirs: yes(stored.is_default_chat), mine: yes(mine.is_default_chat) },
  ];
  return (
    <ConflictDialog title={`${theirs.updated_by?.name || "Somebody else"} changed this model while you did`} rows={rows} {...choices} />
  );
}

function formatKey(mine: ModelValues, theirs: ModelDetail): string {
  if (mine.key === "enter" && mine.api_key !== "") return "the one you entered";
  if (mine.key === "remove") return "none";
  return theirs.has_api_key ? "stored" : "none";
}

const formatHeaders = ({ headers }: ModelValues) =>
  headers.map(({ name, value }) => (value === "" ? name : `${name} (new value)`)).join(", ");

const formatParameters = ({ parameters }: ModelValues) =>
  Object.entries(parameters)
    .flatMap(([name, one]) => (one?.enabled ? [`${name.replaceAll("_", " ")} ${[one.value].flat().join(", ")}`] : []))
    .join(", ");
