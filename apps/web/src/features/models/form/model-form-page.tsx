import type { ComponentProps } from "react";
import { useParams } from "react-router";
import { whileEdited } from "../../../lib/query-options.ts";
import { forbidden, useKnownRight } from "../../../lib/rights.ts";
import { SettingsToCome } from "../../../lib/settings-form/settings-to-come.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { ModelForm } from "./model-form.tsx";

/** `/settings/models/add` and `/settings/models/{id}/edit` */
export default function ModelFormPage() {
  const { id } = useParams();
  return id === undefined ? <NewModel /> : <StoredModel key={id} id={id} />;
}

function NewModel() {
  if (useKnownRight("models.create") === false) throw forbidden();
  const query = trpc.models.list.useQuery({}, whileEdited);
  return (
    <>
      <title>New model · Copydesk</title>
      {query.isPending ? (
        <ModelToCome query={query} />
      ) : (
        <ModelForm isFirst={query.data?.results.every((one) => one.provider === "builtin")} />
      )}
    </>
  );
}

function StoredModel({ id }: { id: string }) {
  const query = trpc.models.get.useQuery({ id }, whileEdited);
  if (!query.data) return <ModelToCome query={query} />;
  return (
    <>
      <title>{`${query.data.name} · Copydesk`}</title>
      <ModelForm model={query.data} />
    </>
  );
}

const ModelToCome = ({ query }: Pick<ComponentProps<typeof SettingsToCome>, "query">) => (
  <SettingsToCome query={query} noun="model" lines={["w-80", "w-full", "w-2/3", "w-full"]} className="gap-8 md:px-12" />
);
