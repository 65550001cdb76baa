import { Loading, Skeleton } from "@copydesk/ui";
import { useParams } from "react-router";
import { PageFailure } from "../../../lib/page-failure.tsx";
import { whileEdited } from "../../../lib/query-options.ts";
import { forbidden, useKnownRight } from "../../../lib/rights.ts";
import { trpc } from "../../../lib/trpc.ts";
import { ModelForm } from "./model-form.tsx";

/** `/settings/models/add` and `/settings/models/{id}/edit` */
export default function ModelFormPage() {
  const { id } = useParams();
  return id === undefined ? <NewModel /> : <StoredModel key={id} id={id} />;
}

function NewModel() {
  if (useKnownRight("models.create") === false) throw forbidden();
  const { data, isPending } = trpc.models.list.useQuery({}, whileEdited);
  return (
    <>
      <title>New model · Copydesk</title>
      {isPending ? <FormToCome /> : <ModelForm isFirst={data?.results.every((one) => one.provider === "builtin")} />}
    </>
  );
}

function StoredModel({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = trpc.models.get.useQuery({ id }, whileEdited);
  if (data) {
    return (
      <>
        <title>{`${data.name} · Copydesk`}</title>
        <ModelForm model={data} />
      </>
    );
  }
  if (!error) return <FormToCome />;
  return (
    <PageFailure
      error={error}
      title="The model could not be loaded"
      onRetry={() => void refetch()}
      retrying={isFetching}
      className="mx-auto w-full max-w-page px-4 pt-8 md:px-6"
    />
  );
}

function FormToCome() {
  return (
    <Loading label="Loading the model">
      <div className="flex h-[53px] items-center border-line border-b px-4 md:px-6">
        <Skeleton className="w-44" />
      </div>
      <div className="grid gap-8 px-4 pt-8 md:px-12">
        {["w-80", "w-full", "w-2/3", "w-full"].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    </Loading>
  );
}
