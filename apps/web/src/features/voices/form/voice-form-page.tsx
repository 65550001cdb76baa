import { Loading, Skeleton } from "@copydesk/ui";
import { Navigate, useParams } from "react-router";
import { PageFailure } from "../../../lib/page-failure.tsx";
import { whileEdited } from "../../../lib/query-options.ts";
import { forbidden, useKnownRight } from "../../../lib/rights.ts";
import { trpc } from "../../../lib/trpc.ts";
import { VoiceForm } from "./voice-form.tsx";

/** `/settings/voices/add` and `/settings/voices/{id}/edit` */
export default function VoiceFormPage() {
  const { id } = useParams();
  return id === undefined ? <NewVoice /> : <StoredVoice key={id} id={id} />;
}

function NewVoice() {
  const { data, error, refetch, isFetching } = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  if (useKnownRight("voices.create") === false) throw forbidden();
  return (
    <>
      <title>New voice · Copydesk</title>
      {data ? <VoiceForm options={data} /> : <Waiting error={error} onRetry={() => void refetch()} retrying={isFetching} />}
    </>
  );
}

function StoredVoice({ id }: { id: string }) {
  const voice = trpc.voices.get.useQuery({ id }, whileEdited);
  const options = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  if (voice.data && options.data) {
    // Whoever may only look is shown the page to look at.
    if (!voice.data.can_edit) return <Navigate to={`/settings/voices/${id}`} replace />;
    return (
      <>
        <title>{`Edit ${voice.data.name} · Copydesk`}</title>
        <VoiceForm voice={voice.data} options={options.data} />
      </>
    );
  }
  const error = voice.error ?? options.error;
  const retry = () => void Promise.all([voice.refetch(), options.refetch()]);
  return <Waiting error={error} onRetry={retry} retrying={voice.isFetching || options.isFetching} />;
}

interface WaitingProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

function Waiting({ error, onRetry, retrying }: WaitingProps) {
  if (error) {
    const title = "This voice could not be loaded";
    return <PageFailure error={error} title={title} onRetry={onRetry} retrying={retrying} className="px-4 pt-8 md:px-6" />;
  }
  return (
    <Loading label="Loading the voice">
      <div className="flex h-[53px] items-center border-line border-b px-4 md:px-6">
        <Skeleton className="w-44" />
      </div>
      <div className="grid gap-6 px-4 pt-8 md:px-6 xl:pl-12">
        {["w-80", "w-full", "w-2/3", "w-full", "w-full"].map((width, index) => (
          <Skeleton key={`${width}${String(index)}`} className={width} />
        ))}
      </div>
    </Loading>
  );
}
