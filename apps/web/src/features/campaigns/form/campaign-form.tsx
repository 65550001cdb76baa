import { type CampaignBrief, type CampaignBriefInput, campaignBriefSchema } from "@copydesk/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { UnsavedGuard } from "../../../lib/unsaved/unsaved-guard.tsx";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import type { PlaceholderValues } from "./brief/placeholders.ts";
import { baseKey, placeholdersKey, versionKey } from "./brief/stored-brief.ts";
import { DraftNote } from "./draft/draft-note.tsx";
import { useDraftKeeper } from "./draft/use-draft-keeper.ts";
import { FormBar } from "./form-bar.tsx";
import { FormStageProvider, useFormStage } from "./form-context.ts";
import { type FormMode, isNew } from "./form-mode.ts";
import type { FormSource } from "./form-source.ts";
import { BottomBar } from "./rail/bottom-bar.tsx";
import { Rail } from "./rail/rail.tsx";
import { UpdateDialogs } from "./save/update-dialogs.tsx";
import { useBeginCampaign } from "./save/use-begin-campaign.ts";
import { useUpdate } from "./save/use-update.ts";
import { ChannelsSection } from "./sections/channels-section.tsx";
import { DatesSection } from "./sections/dates-section.tsx";
import { DetailsSection } from "./sections/details-section.tsx";
import { FillInSection } from "./sections/fill-in-section.tsx";
import { LanguagesSection } from "./sections/languages-section.tsx";
import { ModeSection } from "./sections/mode-section.tsx";
import { NameSection } from "./sections/name-section.tsx";
import { ObjectivesSection } from "./sections/objectives-section.tsx";
import { PrivacySection } from "./sections/privacy-section.tsx";
import { ScheduleSection } from "./sections/schedule-section.tsx";
import { VoiceSection } from "./sections/voice-section.tsx";
import { StorySection } from "./story/story-section.tsx";
import { DeletedNotes } from "./template/deleted-notes.tsx";
import { useJump } from "./use-jump.ts";
import { useSubmit } from "./use-submit.ts";

interface CampaignFormProps {
  mode: FormMode;
  /** Counts when the form is first drawn; what is loaded anew later must not touch what was typed. */
  begin: FormSource;
  /** Begins anew without the draft. */
  onStartOver: () => void;
}

/** The whole form: bar, sections, and the rail or its sheet. */
export function CampaignForm({ mode, begin, onStartOver }: CampaignFormProps) {
  const [source] = useState(begin);
  const form = useForm<CampaignBriefInput, unknown, CampaignBrief>({
    defaultValues: source.brief,
    resolver: zodResolver(campaignBriefSchema),
    shouldFocusError: false,
  });
  const { keeper, save: saveDraft, discard } = useDraftKeeper(mode, source.draft);
  const placeholders = useRef<PlaceholderValues>(source.placeholders);
  const jump = useJump();
  const { busy, submit, onFailure } = useSubmit({ form, jumpTo: jump.jumpTo });
  const create = useBeginCampaign(discard);
  const update = useUpdate(source, discard);
  const wide = useMediaQuery("(min-width: 1280px)");
  const stage = useMemo(() => ({ mode, source, options: source.options, ...jump }), [mode, source, jump]);

  const keep = useMemo(
    () => () => {
      const base = source.base && { [versionKey]: source.base.version, [baseKey]: source.base.brief };
      keeper.changed({ ...form.getValues(), [placeholdersKey]: placeholders.current, ...base });
    },
    [form, keeper, source.base],
  );
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ type }) => void (type && keep()) }), [form, keep]);

  const goOn = () => void submit(isNew(mode) ? (brief) => create(brief, { generate: true }) : update.update);
  const saveOnly = () => void submit((brief) => create(brief, { generate: false }));
  const { title, back } = formTitle(mode, source);

  function onKeyDown(event: KeyboardEvent) {
    if (!event.metaKey && !event.ctrlKey) return;
    if (event.key === "Enter") goOn();
    else if (event.key !== "s" || event.shiftKey || event.altKey) return;
    else if (isNew(mode)) void keeper.flush();
    else goOn();
    event.preventDefault();
  }

  return (
    <FormProvider {...form}>
      <FormStageProvider value={stage}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the whole form; each has its button */}
        <div onKeyDown={onKeyDown} className="flex flex-1 flex-col">
          <title>{`${title} · Copydesk`}</title>
          <FormBar
            title={title}
            back={back}
            busy={busy}
            onSave={saveOnly}
            note={
              <DraftNote
                keeper={keeper}
                restored={source.draft !== null}
                onStartOver={() => {
                  discard();
                  onStartOver();
                }}
              />
            }
          />
          <div className="grid flex-1 xl:grid-cols-[minmax(0,1fr)_356px]">
            <div className="min-w-0 px-4 pt-1 pb-28 md:px-6 xl:px-12 xl:pb-20">
              <div className="mx-auto max-w-[988px] xl:mx-0">
                {source.template && <DeletedNotes gone={source.template.gone} />}
                <FormSections
                  onFill={(values) => {
                    placeholders.current = values;
                    keep();
                  }}
                />
              </div>
            </div>
            {wide ? <Rail busy={busy} onPress={goOn} /> : <BottomBar busy={busy} onPress={goOn} />}
          </div>
        </div>
        <UnsavedGuard
          when={keeper.isUnsaved}
          save={saveDraft}
          title="Leave before this is saved?"
          description="The server cannot be reached, so your last changes are only in this browser. They will be here when you come back to this form on this computer."
        />
        <UpdateDialogs update={update} source={source} onFailure={onFailure} />
      </FormStageProvider>
    </FormProvider>
  );
}

/** The sections in the order of the guided tour. */
function FormSections({ onFill }: { onFill: (values: PlaceholderValues) => void }) {
  const { mode, source } = useFormStage();
  const { template } = source;
  return (
    <>
      {mode.kind === "template-create" && template && template.placeholders.length > 0 && (
        <FillInSection names={template.placeholders} template={template.values} initial={source.placeholders} onFill={onFill} />
      )}
      <NameSection />
      <StorySection />
      <ObjectivesSection />
      <DatesSection />
      <VoiceSection />
      <PrivacySection />
      <ModeSection />
      <LanguagesSection />
      <ChannelsSection />
      <DetailsSection />
      <ScheduleSection />
    </>
  );
}

/** Title of the form and where its arrow leads. */
function formTitle(mode: FormMode, { campaign, template }: Pick<FormSource, "campaign" | "template">) {
  switch (mode.kind) {
    case "create":
      return { title: "New campaign", back: { to: "/campaigns", label: "All campaigns" } };
    case "template-create":
      return { title: `New campaign from “${template?.name ?? ""}”`, back: { to: "/campaigns/template", label: "All templates" } };
    case "edit":
      return { title: `Edit “${campaign?.brief.name ?? ""}”`, back: { to: `/campaigns/${mode.id}`, label: "Back to the campaign" } };
  }
}
