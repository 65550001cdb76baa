import type { ModelListItem } from "@copydesk/contracts";
import { Chip, StatusMark, Tooltip } from "@copydesk/ui";
import { formatPrices, healthOf } from "../words/model-words.ts";

/** Whether it can be counted on, with the reason where it cannot. */
export function HealthMark({ model }: { model: ModelListItem }) {
  const { kind, label } = healthOf(model);
  const mark = <StatusMark kind={kind} label={label} />;
  if (model.status === "inactive" || !model.health_message) return mark;
  return (
    <Tooltip content={model.health_message}>
      <span className="relative z-1">{mark}</span>
    </Tooltip>
  );
}

export function DefaultChips({ model }: { model: ModelListItem }) {
  return (
    <>
      {model.is_default_content && <Chip>Default</Chip>}
      {model.answers_chat && <Chip>Chat</Chip>}
    </>
  );
}

/** The name by which its endpoint knows it, and where that is. */
export function ModelPlace({ model }: { model: ModelListItem }) {
  if (model.provider === "builtin") return <>Part of this server</>;
  return (
    <bdi dir="ltr">
      {model.deployment_name ?? model.model_name}
      {model.endpoint_host && ` at ${model.endpoint_host}`}
    </bdi>
  );
}

export const Prices = ({ model }: { model: ModelListItem }) => (model.provider === "builtin" ? "Free" : formatPrices(model));
