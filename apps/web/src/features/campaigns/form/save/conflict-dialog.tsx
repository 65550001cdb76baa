import type { CampaignBrief, FormOptions } from "@copydesk/contracts";
import { Button, Dialog, Segmented } from "@copydesk/ui";
import { useState } from "react";
import { formatField } from "../brief/brief-words.ts";
import { type BriefField, compareBriefs, fieldNames, mergeBriefs, type Side } from "../brief/merge-briefs.ts";

interface ConflictDialogProps {
  options: FormOptions;
  /** Who saved what: "Someone saved this campaign while you were editing". */
  title: string;
  /** What both began from. */
  base: CampaignBrief;
  mine: CampaignBrief;
  theirs: CampaignBrief;
  onClose: () => void;
  onSettle: (brief: CampaignBrief) => Promise<void>;
}

const sides = [
  { value: "mine", label: "Yours" },
  { value: "theirs", label: "Theirs" },
] as const;

/** Somebody saved in between: shows what they changed, keeps both where that is possible, and asks where it is not. */
export function ConflictDialog({ options, title, base, mine, theirs: saved, onClose, onSettle }: ConflictDialogProps) {
  const three = { base, mine, theirs: saved };
  const { theirs, both } = compareBriefs(three);
  const [choices, setChoices] = useState<Partial<Record<BriefField, Side>>>({});
  const [saving, setSaving] = useState(false);

  async function settle() {
    setSaving(true);
    await onSettle(mergeBriefs(three, choices));
    setSaving(false);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!saving}
      size="lg"
      title={title}
      description={
        both.length > 0
          ? "Your changes are still here. Where you both changed the same thing, choose which one to keep."
          : "Your changes are still here, and nothing was changed by both of you. Saving keeps both."
      }
      footer={
        <>
          <Button onClick={onClose} disabled={saving}>
            Back to the form
          </Button>
          <Button variant="primary" loading={saving} onClick={() => void settle()}>
            Save both
          </Button>
        </>
      }
    >
      <ul className="grid">
        {both.map((field) => (
          <li key={field} className="grid gap-2.5 border-line border-t py-3.5">
            <div className="flex items-center justify-between gap-4">
              <h3 className="font-semibold text-sm">{fieldNames[field]}</h3>
              <Segmented
                size="sm"
                aria-label={`Which ${fieldNames[field]} to keep`}
                value={choices[field] ?? "mine"}
                onValueChange={(side) => setChoices({ ...choices, [field]: side })}
                options={sides}
              />
            </div>
            <div className="grid gap-3 sm:grid-cols-2">
              <Version title="Yours" words={formatField(field, three.mine, options)} chosen={choices[field] !== "theirs"} />
              <Version title="Theirs" words={formatField(field, three.theirs, options)} chosen={choices[field] === "theirs"} />
            </div>
          </li>
        ))}
        {theirs.map((field) => (
          <li key={field} className="grid gap-2 border-line border-t py-3.5">
            <h3 className="font-semibold text-sm">
              {fieldNames[field]} <span className="font-normal text-ink-3">changed by them, kept</span>
            </h3>
            <Version title="Theirs" words={formatField(field, three.theirs, options)} chosen />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Version({ title, words, chosen }: { title: string; words: string; chosen: boolean }) {
  return (
    <div className={chosen ? "text-ink" : "text-ink-3"}>
      <p className="text-ink-3 text-xs">{title}</p>
      <p className="max-h-40 overflow-y-auto text-sm whitespace-pre-wrap break-words">
        <bdi>{words}</bdi>
      </p>
    </div>
  );
}
