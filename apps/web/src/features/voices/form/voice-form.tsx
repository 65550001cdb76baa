import type { FormOptions, VoiceDetail } from "@copydesk/contracts";
import { Button, Drawer, TabPanel, Tabs } from "@copydesk/ui";
import { EyeIcon } from "@phosphor-icons/react/dist/csr/Eye";
import { useEffect, useState } from "react";
import { useRight } from "../../../lib/rights.ts";
import { FormDraftNotice } from "../../../lib/unsaved/form-draft-notice.tsx";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { FormFailure, VersionedForm } from "../../../lib/versioned-form/versioned-form.tsx";
import { DraftDialog } from "../draft/draft-dialog.tsx";
import { PreviewPanel } from "../preview/preview-panel.tsx";
import { changeGuide, openLanguage } from "../state/change-guides.ts";
import { newGuide } from "../state/guides.ts";
import { type CurrentVoice, type GuideDraft, useVoice } from "../state/voice-store.ts";
import { LanguagePanel } from "./language-panel.tsx";
import { LanguageTabs, type NamedLanguage } from "./language-tabs.tsx";
import { useVoiceForm } from "./use-voice-form.ts";
import { VoiceConflict } from "./voice-conflict.tsx";
import { VoiceHeadFields } from "./voice-head.tsx";
import { VoiceSubbar } from "./voice-subbar.tsx";

interface VoiceFormProps {
  voice?: VoiceDetail;
  options: FormOptions;
}

/** A new voice begins in the company's own language, with a catch-all to be filled in. */
function freshVoice({ languages }: FormOptions): CurrentVoice {
  const first = languages.find((language) => language.is_default) ?? languages[0];
  if (!first) return { languages: [], styleGuides: {}, enabledChannels: {} };
  return { languages: [{ id: first.id }], styleGuides: { [first.id]: [newGuide("first")] }, enabledChannels: { [first.id]: [] } };
}

/** A voice with its guides, and beside them exactly what models are told of it. */
export function VoiceForm({ voice, options }: VoiceFormProps) {
  const state = useVoiceForm(voice, freshVoice(options));
  const { form, formRef, current, stored, isDirty, guideErrors, conflict } = state;
  const [open, setOpen] = useState<string | null>(null);
  const [drafting, setDrafting] = useState<GuideDraft | null>(null);
  const [looking, setLooking] = useState(false);
  const isWide = useMediaQuery("(min-width: 1280px)");
  const mayPublish = useRight("voices.publish") && (voice?.can_publish ?? true);
  const known: NamedLanguage[] = [...options.languages, ...(voice?.languages ?? [])];
  const nameOf = (id: string) => known.find((language) => language.id === id)?.name ?? "A language that is gone";
  const languages = (current?.languages ?? []).flatMap(({ id }) => known.find((language) => language.id === id) ?? []);
  const language = languages.find(({ id }) => id === open) ?? languages[0];
  const wrong = Object.values(guideErrors).map(({ languageId }) => languageId);
  const firstWrong = wrong[0];
  useEffect(() => {
    if (!firstWrong) return;
    setOpen(firstWrong);
    // Once its tab is drawn.
    requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }, [firstWrong, formRef]);

  function addLanguage(id: string) {
    openLanguage(id);
    setOpen(id);
  }
  if (!current) return null;
  const preview = (bare: boolean) => (
    <PreviewPanel
      bare={bare}
      voiceId={stored?.id}
      head={{ name: form.watch("name"), description: form.watch("description") }}
      voice={current}
      language={language}
      languages={languages}
      onLanguage={setOpen}
      channels={options.channels}
      isDirty={isDirty}
    />
  );
  return (
    <VersionedForm state={state} unsaved="Your changes to this voice aren't saved." className="flex flex-1 flex-col">
      <VoiceSubbar voice={stored} name={form.watch("name")} isDirty={isDirty} isSaving={state.isSaving}>
        {!isWide && (
          <Button onClick={() => setLooking(true)} icon={<EyeIcon size={15} />}>
            Prompt
          </Button>
        )}
      </VoiceSubbar>
      <div className="grid flex-1 xl:grid-cols-[minmax(0,1fr)_456px]">
        <div className="min-w-0">
          <div className="max-w-[1084px]">
            <FormDraftNotice found={state.kept} className="mx-4 mt-4 md:mx-6 xl:ml-12" />
            <FormFailure state={state} className="empty:hidden px-4 pt-4 md:px-6 xl:pl-12" />
            <VoiceHeadFields state={state} mayPublish={mayPublish} />
          </div>
          <Tabs value={language?.id ?? ""} onValueChange={setOpen}>
            <LanguageTabs
              voice={current}
              languages={languages}
              wrong={wrong}
              offered={options.languages.filter(({ id }) => !languages.some((one) => one.id === id))}
              onAdd={addLanguage}
            />
            {language ? (
              <TabPanel value={language.id} className="max-w-[1084px]">
                <LanguagePanel
                  key={language.id}
                  state={state}
                  language={language}
                  channels={options.channels}
                  onDraft={setDrafting}
                  onRemove={() => useVoice.getState().removeLanguage(language.id)}
                />
              </TabPanel>
            ) : (
              <p className="px-4 py-8 text-ink-2 text-md md:px-6 xl:pl-12">
                This voice has no language yet. Without a guide, models only get its name and description.
              </p>
            )}
          </Tabs>
        </div>
        {isWide && (
          <aside aria-label="What the model is told" className="border-line border-l bg-rail" data-tour="preview">
            <div className="sticky top-[109px] flex h-[calc(100dvh-109px)] flex-col">{preview(false)}</div>
          </aside>
        )}
      </div>
      {!isWide && (
        <Drawer open={looking} onOpenChange={setLooking} title="What the model is told" className="w-[440px] bg-rail">
          {looking && <div className="-mx-5 -mb-5 flex min-h-full flex-col">{preview(true)}</div>}
        </Drawer>
      )}
      {drafting && stored && language && (
        <DraftDialog
          voiceId={stored.id}
          language={language}
          guide={drafting}
          channels={options.channels}
          onUse={(part) => changeGuide(language.id, drafting.key, part)}
          onClose={() => setDrafting(null)}
        />
      )}
      {conflict && (
        <VoiceConflict
          {...conflict}
          languageName={nameOf}
          channels={options.channels}
          onTakeTheirs={state.takeTheirs}
          onKeepMine={state.keepMine}
          onClose={state.closeConflict}
        />
      )}
    </VersionedForm>
  );
}
