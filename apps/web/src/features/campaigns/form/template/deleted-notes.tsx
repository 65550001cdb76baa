import type { CampaignBrief, FormOptions, TemplateDeletions } from "@copydesk/contracts";
import { Select } from "@copydesk/ui";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useFormStage } from "../form-context.ts";
import { type Replacement, replaceDeleted } from "./replacements.ts";

const none = "";

/** What the template was made with and cannot be chosen any more, each with something else to take its place. */
export function DeletedNotes({ gone }: { gone: readonly TemplateDeletions[] }) {
  if (gone.length === 0) return null;
  return (
    <section aria-label="No longer available" className="mt-5 rounded-lg border border-warning-line bg-warning-tint px-4 py-3">
      <h2 className="flex items-center gap-2 font-semibold text-sm text-warning-ink">
        <WarningIcon size={16} weight="fill" aria-hidden className="text-warning-solid" />
        Some of this template is no longer available
      </h2>
      <ul className="mt-2 grid gap-2.5">
        {gone.map((one) => (
          <DeletedRow key={`${one.kind} ${one.id}`} gone={one} />
        ))}
      </ul>
    </section>
  );
}

function DeletedRow({ gone }: { gone: TemplateDeletions }) {
  const { options } = useFormStage();
  const { getValues, setValue } = useFormContext<CampaignBrief>();
  const brief = useWatch<CampaignBrief>() as CampaignBrief;
  const [replacement, setReplacement] = useState<Replacement>();
  const what = `The ${gone.kind} ${gone.name}`.trim();

  function replace(id: string) {
    const { objective_ids, languages, voice_id } = getValues();
    const next = replaceDeleted({ objective_ids, languages, voice_id }, gone, { before: replacement, id: id === none ? null : id });
    setReplacement(next.replacement);
    for (const field of ["objective_ids", "languages", "voice_id"] as const) setValue(field, next.brief[field], { shouldDirty: true });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <span className="min-w-56 flex-1 text-ink">{what} is no longer available.</span>
      <Select
        size="sm"
        className="w-64"
        aria-label={`Instead of ${what.charAt(0).toLowerCase()}${what.slice(1)}`}
        value={replacement?.id ?? none}
        onValueChange={replace}
        options={[{ value: none, label: "Leave it out" }, ...choicesOf(gone, brief, options, replacement?.id)]}
      />
    </li>
  );
}

/** What could stand in its place: what is active, and not there already. */
function choicesOf({ kind, language_ids }: TemplateDeletions, brief: CampaignBrief, options: FormOptions, chosen: string | undefined) {
  const named = (all: readonly { id: string; name: string }[], isThere: (id: string) => boolean) =>
    all.filter(({ id }) => id === chosen || !isThere(id)).map(({ id, name }) => ({ value: id, label: name }));
  switch (kind) {
    case "voice":
      return named(options.voices, () => false);
    case "objective":
      return named(options.objectives, (id) => brief.objective_ids.includes(id));
    case "language":
      return named(options.languages, (id) => brief.languages.some((one) => one.language_id === id));
    case "channel": {
      const where = brief.languages.filter((one) => language_ids.includes(one.language_id));
      const active = options.channels.filter((one) => one.is_active);
      return named(active, (id) => where.every((one) => one.channel_ids.includes(id)));
    }
  }
}
