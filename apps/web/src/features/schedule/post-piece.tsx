import { fieldsToText } from "@copydesk/contracts";
import { Button, Disclosure } from "@copydesk/ui";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { useHub, useHubView } from "../hub-kit/index.ts";
import { useScheduleContext } from "./schedule-context.ts";

/** The text that goes out with a post: always the selected version of its channel's piece. */
export function PostPiece({ channel, onLeave }: { channel: string; onLeave: () => void }) {
  const { language, channelById } = useHub();
  const { texts } = useScheduleContext();
  const openPiece = useOpenPiece();
  const piece = texts?.find((block) => block.kind === "content" && block.channel_code === channel);
  if (!piece) return null;
  const { selected } = piece;
  if (selected?.content.kind !== "content") return <p className="text-ink-3 text-sm">Nothing is written for this channel yet.</p>;
  const text = fieldsToText(selected.content.fields, channelById.get(piece.channel_id ?? "")?.fields ?? []);
  return (
    <Disclosure label={`Going out: version ${selected.number} (selected)`}>
      <div className="grid gap-3 rounded-md bg-sunken p-3.5">
        <p lang={language.code} dir="auto" className="line-clamp-[12] whitespace-pre-line text-sm leading-[21px]">
          {text}
        </p>
        <Button
          size="sm"
          className="justify-self-start"
          trailing={<ArrowRightIcon size={13} />}
          onClick={() => {
            onLeave();
            openPiece(piece.id);
          }}
        >
          Open the piece
        </Button>
      </div>
    </Disclosure>
  );
}

/** Goes from the schedule to a text. */
function useOpenPiece(): (blockId: string) => void {
  const { setView, setDrawer } = useHubView();
  return (blockId) => {
    setView("texts");
    setDrawer(null);
    // The texts are drawn first where the schedule stood in their place.
    setTimeout(() => document.getElementById(blockId)?.scrollIntoView({ block: "start" }), 100);
  };
}
