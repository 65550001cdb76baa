import { type CampaignBrief, campaignLimits } from "@copydesk/contracts";
import { cn, Field, Input, Textarea } from "@copydesk/ui";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import type { ReactNode } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { detailFields } from "../brief/places.ts";
import { useFormStage } from "../form-context.ts";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";
import { LinesEditor } from "./lines-editor.tsx";
import { TagsEditor } from "./tags-editor.tsx";

/** What a brief may say besides, folded until it is wanted. */
export function DetailsSection() {
  const { detailsOpen, setDetailsOpen } = useFormStage();
  const { filled, wrong } = useDetailCount();
  const open = detailsOpen || wrong;
  return (
    <FormSection
      id="details"
      title="Optional details"
      help="Anything else the writer should know. The outline fills in what you leave out."
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls="details-fields"
        onClick={() => setDetailsOpen(!open)}
        className="flex min-h-[22px] items-center gap-2 justify-self-start rounded-xs text-left font-medium text-base text-ink-2 hover:text-ink"
      >
        <CaretRightIcon size={12} weight="bold" aria-hidden className={cn("shrink-0 transition-transform", open && "rotate-90")} />
        <span>
          Audience, key messages and more
          {filled > 0 && <span className="ml-2 font-normal text-ink-3 text-sm">{filled} filled in</span>}
        </span>
      </button>
      <div id="details-fields" hidden={!open} className={cn("gap-[18px]", open && "grid")}>
        {open && <DetailFields />}
      </div>
    </FormSection>
  );
}

function DetailFields() {
  const audience = useBriefField("audience");
  const callToAction = useBriefField("call_to_action");
  const keyMessages = useBriefField("key_messages");
  const links = useBriefField("links");
  const mandatory = useBriefField("mandatory_text");
  const forbidden = useBriefField("forbidden_claims");
  const tags = useBriefField("tags");
  const texts = {
    audience: (
      <Field label="Audience" error={audience.errors} help="Who it is for, and what they know already.">
        <Textarea rows={2} value={audience.value} onChange={(event) => audience.set(event.target.value)} onBlur={audience.check} />
      </Field>
    ),
    key_messages: (
      <Field label="Key messages" group error={keyMessages.errors} help="Up to seven, the most important first.">
        <LinesEditor
          values={keyMessages.value}
          onValuesChange={keyMessages.set}
          max={campaignLimits.keyMessages}
          noun="key message"
          onLeave={keyMessages.check}
        />
      </Field>
    ),
    call_to_action: (
      <Field label="Call to action" error={callToAction.errors} help="What people should do, such as “Pre-order until 5 April”.">
        <Input value={callToAction.value} onChange={(event) => callToAction.set(event.target.value)} onBlur={callToAction.check} />
      </Field>
    ),
    links: (
      <Field label="Links" group error={links.errors} help="Pages that pieces can link to.">
        <LinesEditor
          values={links.value}
          onValuesChange={links.set}
          max={campaignLimits.links}
          noun="link"
          type="url"
          placeholder="https://"
          onLeave={links.check}
        />
      </Field>
    ),
    mandatory_text: (
      <Field label="Mandatory text" error={mandatory.errors} help="Appears in every piece, word for word.">
        <Textarea rows={2} value={mandatory.value} onChange={(event) => mandatory.set(event.target.value)} onBlur={mandatory.check} />
      </Field>
    ),
    forbidden_claims: (
      <Field label="Forbidden claims" error={forbidden.errors} help="What no piece may say or promise.">
        <Textarea rows={2} value={forbidden.value} onChange={(event) => forbidden.set(event.target.value)} onBlur={forbidden.check} />
      </Field>
    ),
    tags: (
      <Field label="Tags" error={tags.errors} help="To find it again. Press Enter or type a comma after each tag.">
        <TagsEditor values={tags.value} onValuesChange={tags.set} />
      </Field>
    ),
  } satisfies Record<(typeof detailFields)[number], ReactNode>;
  return detailFields.map((field) => (
    <div key={field} id={field} className="scroll-mt-[124px]">
      {texts[field]}
    </div>
  ));
}

/** How many of the optional details say something, and whether one of them is wrong. */
function useDetailCount() {
  const values = useWatch<CampaignBrief, typeof detailFields>({ name: detailFields });
  const { errors } = useFormState<CampaignBrief>({ name: [...detailFields] });
  return {
    filled: values.filter((value) => (typeof value === "string" ? value.trim() !== "" : value.length > 0)).length,
    wrong: detailFields.some((field) => errors[field] !== undefined),
  };
}
