import { Navigate, useParams } from "react-router";
import { useKnownRight } from "../../../lib/rights.ts";
import { trpc } from "../../../lib/trpc.ts";
import { ChannelToCome, StoredChannel } from "../channel-load.tsx";
import { ChannelForm } from "./channel-form.tsx";

/** `/settings/channels/add` and `/settings/channels/{id}/edit` */
export default function ChannelFormPage() {
  const { id } = useParams();
  return id === undefined ? <NewChannel /> : <EditedChannel key={id} id={id} />;
}

function NewChannel() {
  const query = trpc.channels.new_prompts.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return query.data ? <ChannelForm prompts={query.data} /> : <ChannelToCome query={query} />;
}

/** Whoever may not change channels is shown the page to look at. */
function EditedChannel({ id }: { id: string }) {
  if (useKnownRight("channels.edit") === false) return <Navigate to={`/settings/channels/${id}`} replace />;
  return <StoredChannel id={id}>{(channel) => <ChannelForm channel={channel} prompts={channel} />}</StoredChannel>;
}
