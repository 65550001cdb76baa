import { Button } from "@copydesk/ui";
import { Link } from "react-router";
import { useRight } from "../../../lib/rights.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useHub } from "../hub-context.ts";
import { useLiveTask } from "../live/live-store.ts";

/** What is mended in a model's settings or at its provider: what somebody who may change models is told, by the code of the failure. */
const mends: Record<string, string> = {
  bad_key: "Enter the key again in the model's settings.",
  no_credit: "Add credit at the provider, or choose another model.",
  not_allowed: "Allow this model for the key at the provider, or choose another model.",
  not_found: "Check the model's name, deployment and address.",
  not_an_endpoint: "Check the model's address.",
  bad_request: "Check the model's settings.",
  redirected: "Enter the final address in the model's settings.",
  address_refused: "Check the address. Private hosts must be listed in MODEL_HOSTS_ALLOW.",
  unreachable: "Check the model's address, or choose another model.",
  connect_timeout: "Check the model's address, or choose another model.",
};

/** The next step for somebody who mends models themselves; undefined where the server's own words are right. */
export function useOwnStep(code: string): string | undefined {
  const mayMend = useRight("models.edit");
  return mayMend ? mends[code] : undefined;
}

/** The way to the model that could not write, for those who may mend it; for all others whom to ask. */
export function ModelTrouble({ blockId, code }: { blockId: string; code: string }) {
  const mayMend = useRight("models.edit");
  const { options } = useHub();
  const name = useLiveTask(blockId)?.model_name;
  if (!(code in mends)) return null;
  if (!mayMend) return <WhomToAsk />;
  const model = options.models.find((one) => one.name === name);
  return (
    <Button asChild>
      <Link to={model ? `/settings/models/${model.id}/edit` : "/settings/models"}>{model ? `Open ${model.name}` : "Open the models"}</Link>
    </Button>
  );
}

function WhomToAsk() {
  const { data } = trpc.profile.administrators.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  if (!data || data.length === 0) return null;
  return <span className="text-ink-3">Administrators: {new Intl.ListFormat("en", { type: "disjunction" }).format(data)}</span>;
}
