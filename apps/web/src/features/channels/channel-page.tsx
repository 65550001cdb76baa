import type { ChannelDetail } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { Link, useNavigate, useParams } from "react-router";
import { useRight } from "../../lib/rights.ts";
import { StoredChannel } from "./channel-load.tsx";
import { ChannelMenu } from "./channel-menu.tsx";
import { ChannelForm } from "./form/channel-form.tsx";
import { RemoveChannelDialog } from "./remove-channel-dialog.tsx";
import { useChannelActions } from "./use-channel-actions.ts";

/** `/settings/channels/{id}`: everything about one channel, to be read. */
export default function ChannelPage() {
  const { id = "" } = useParams();
  return <StoredChannel id={id}>{(channel) => <Shown key={`${channel.id} ${channel.version}`} channel={channel} />}</StoredChannel>;
}

function Shown({ channel }: { channel: ChannelDetail }) {
  const navigate = useNavigate();
  const mayEdit = useRight("channels.edit");
  const actions = useChannelActions({ onRemoved: () => void navigate("/settings/channels", { replace: true }) });
  return (
    <>
      <ChannelForm
        channel={channel}
        prompts={channel}
        readOnly
        actions={
          <>
            <ChannelMenu channel={channel} actions={actions} />
            {mayEdit && (
              <Button variant="primary" asChild>
                <Link to={`/settings/channels/${channel.id}/edit`}>
                  <PencilSimpleIcon size={14} aria-hidden />
                  Edit
                </Link>
              </Button>
            )}
          </>
        }
      />
      <RemoveChannelDialog remove={actions.remove} />
    </>
  );
}
