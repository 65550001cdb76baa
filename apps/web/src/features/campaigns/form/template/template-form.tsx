import { type CampaignBrief, type CampaignBriefInput, campaignBriefSchema } from "@copydesk/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { type KeyboardEvent, useMemo } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { UnsavedGuard } from "../../../../lib/unsaved/unsaved-guard.tsx";
import { useMediaQuery } from "../../../../lib/use-media-query.ts";
import type { TemplateDetail } from "../../api/use-templates.ts";
import { FormBar } from "../form-bar.tsx";
import { FormStageProvider } from "../form-context.ts";
import type { FormSource } from "../form-source.ts";
import { BottomBar } from "../rail/bottom-bar.tsx";
import { Rail } from "../rail/rail.tsx";
import { ConflictDialog } from "../save/conflict-dialog.tsx";
import { ChannelsSection } from "../sections/channels-section.tsx";
import { DetailsSection } from "../sections/details-section.tsx";
import { LanguagesSection } from "../sections/languages-section.tsx";
import { ModeSection } from "../sections/mode-section.tsx";
import { NameSection } from "../sections/name-section.tsx";
import { ObjectivesSection } from "../sections/objectives-section.tsx";
import { PrivacySection } from "../sections/privacy-section.tsx";
import { ScheduleSection } from "../sections/schedule-section.tsx";
import { VoiceSection } from "../sections/voice-section.tsx";
import { StorySection } from "../story/story-section.tsx";
import { useJump } from "../use-jump.ts";
import { useSubmit } from "../use-submit.ts";
import { DeletedNotes } from "./deleted-notes.tsx";
import { LengthSection } from "./length-section.tsx";
import { OwnSection } from "./own-section.tsx";
import { useSaveTemplateForm } from "./use-save-template-form.ts";

/** The form of a template: that of a campaign without days, and with a name of its own. */
export function TemplateForm({ source, template }: { source: FormSource; template: TemplateDetail }) {
  const form = useForm<CampaignBriefInput, unknown, CampaignBrief>({
    defaultValues: source.brief,
    resolver: zodResolver(campaignBriefSchema),
    shouldFocusError: false,
  });
  const jump = useJump();
  const { busy, submit, onFailure } = useSubmit({ form, jumpTo: jump.jumpTo });
  const saving = useSaveTemplateForm({ template, began: source.brief, onOwnProblem: () => jump.jumpTo("template") });
  const wide = useMediaQuery("(min-width: 1280px)");
  const mode = useMemo(() => ({ kind: "template-edit" as const, id: template.id }), [template.id]);
  const stage = useMemo(() => ({ mode, source, options: source.options, ...jump }), [mode, source, jump]);
  const title = `Edit template “${template.name}”`;
  const save = () => void submit(saving.save);
  const isDirty = (form.formState.isDirty || saving.isOwnDirty) && !saving.isSaved;

  function onKeyDown(event: KeyboardEvent) {
    if ((!event.metaKey && !event.ctrlKey) || (event.key !== "Enter" && event.key !== "s")) return;
    event.preventDefault();
    save();
  }

  return (
    <FormProvider {...form}>
      <FormStageProvider value={stage}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the whole form; each has its button */}
        <div onKeyDown={onKeyDown} className="flex flex-1 flex-col">
          <title>{`${title} · Copydesk`}</title>
          <FormBar title={title} back={{ to: "/campaigns/template", label: "All templates" }} note={null} busy={busy} onSave={save} />
          <div className="grid flex-1 xl:grid-cols-[minmax(0,1fr)_356px]">
            <div className="min-w-0 px-4 pt-1 pb-28 md:px-6 xl:px-12 xl:pb-20">
              <div className="mx-auto max-w-[988px] xl:mx-0">
                <DeletedNotes gone={template.gone} />
                <OwnSection value={saving.own} onChange={saving.setOwn} errors={saving.ownErrors} />
                <NameSection />
                <StorySection />
                <ObjectivesSection />
                <LengthSection />
                <VoiceSection />
                <ModeSection />
                <LanguagesSection />
                <ChannelsSection />
                <DetailsSection />
                <ScheduleSection />
                <PrivacySection />
              </div>
            </div>
            {wide ? <Rail busy={busy} onPress={save} /> : <BottomBar busy={busy} onPress={save} />}
          </div>
        </div>
        <UnsavedGuard when={isDirty} description="Your changes to this template aren't saved." />
        {saving.conflict && (
          <ConflictDialog
            options={source.options}
            title={`${saving.conflict.who} saved this template while you were editing`}
            base={source.brief}
            mine={saving.conflict.mine}
            theirs={saving.conflict.theirs}
            onClose={saving.closeConflict}
            onSettle={(brief) => saving.settle(brief).catch(onFailure)}
          />
        )}
      </FormStageProvider>
    </FormProvider>
  );
}
