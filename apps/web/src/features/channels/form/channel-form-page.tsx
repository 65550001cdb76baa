import { useParams } from "react-router";
import { useRight } from "../../../lib/rights.ts";
import { trpc } from "../../../lib/trpc.ts";
import { ChannelLoad, StoredChannel } from "../channel-load.tsx";
import { ChannelForm } from "./channel-form.tsx";

/** `/settings/channels/add` and `/settings/channels/{id}/edit` */
export default function ChannelFormPage() {
  const { id } = useParams();
  return id === undefined ? <NewChannel /> : <EditedChannel key={id} id={id} />;
}

function NewChannel() {
  const { data, error, refetch, isFetching } = trpc.channels.new_prompts.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  if (data) return <ChannelForm prompts={data} />;
  return <ChannelLoad error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

/** Whoever may not change channels sees the same, to be read. */
function EditedChannel({ id }: { id: string }) {
  const mayEdit = useRight("channels.edit");
  return <StoredChannel id={id}>{(channel) => <ChannelForm channel={channel} prompts={channel} readOnly={!mayEdit} />}</StoredChannel>;
}
