import { Button, Dialog, Field, Select, Textarea } from "@copydesk/ui";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { failureOf } from "../../../lib/failure.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { sourcePath, withoutRefs } from "../answer/sources.ts";
import { notifyChatFailure } from "../api/chat-failure.ts";
import { type UsablePiece, useUsablePieces, useUseText } from "../api/use-text.ts";
import { CampaignOptions } from "../composer/campaign-picker.tsx";

/** "Use this text in …": takes an answer into a piece of a campaign, as a new version of it. */
export function UseTextDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const [campaign, setCampaign] = useState<{ id: string; name: string } | null>(null);
  const search = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Use this text in…"
      description={campaign ? `It becomes a new version of a piece of ${campaign.name}.` : "Choose the campaign it is for."}
    >
      {campaign ? (
        <PieceForm campaignId={campaign.id} text={withoutRefs(text)} onBack={() => setCampaign(null)} onClose={onClose} />
      ) : (
        <div className="rounded-md border border-line-strong">
          <CampaignOptions inputRef={search} onPick={(id, name) => setCampaign({ id, name })} />
        </div>
      )}
    </Dialog>
  );
}

interface PieceFormProps {
  campaignId: string;
  text: string;
  onBack: () => void;
  onClose: () => void;
}

function PieceForm({ campaignId, text, onBack, onClose }: PieceFormProps) {
  const { pieces, error } = useUsablePieces(campaignId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState(text);
  const { save, isSaving } = useUseText();
  const navigate = useNavigate();
  const piece: UsablePiece | undefined = pieces?.find(({ blockId }) => blockId === chosen);

  async function use() {
    if (!piece) return;
    try {
      await save(piece, words.trim());
      onClose();
      notifySuccess(`${piece.title} has a new version`);
      navigate(sourcePath({ campaign_id: campaignId, block_id: piece.blockId, version_id: null }));
    } catch (failure) {
      notifyChatFailure(failure);
    }
  }

  if (error) return <p className="text-destructive-ink text-sm">{failureOf(error).message}</p>;
  if (pieces?.length === 0) return <p className="text-ink-2 text-sm">This campaign has no piece you can change.</p>;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <Field label="Piece">
        <Select
          value={chosen}
          onValueChange={setChosen}
          options={(pieces ?? []).map(({ blockId, title }) => ({ value: blockId, label: title }))}
          placeholder="Choose a piece"
        />
      </Field>
      <Field label={piece ? piece.part : "Text"} help="Remove anything that isn't part of the text.">
        <Textarea dir="auto" rows={6} value={words} onChange={(event) => setWords(event.target.value)} className="max-h-80" />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onBack}>Another campaign</Button>
        <Button type="submit" variant="primary" disabled={!piece || words.trim() === ""} loading={isSaving}>
          Save as new version
        </Button>
      </div>
    </form>
  );
}
