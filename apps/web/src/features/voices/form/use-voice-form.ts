import { type VoiceDetail, type VoiceInput, type VoiceStatus, voiceInput } from "@copydesk/contracts";
import { type SyntheticEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { goToFirstProblem } from "../../../lib/go-to-first-problem.ts";
import { notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useFormDraft } from "../../../lib/unsaved/use-form-draft.ts";
import { checkBy, errorsByPath } from "../../../lib/versioned-form/form-problems.ts";
import { useVersionedSave } from "../../../lib/versioned-form/use-versioned-save.ts";
import type { FieldErrorsOfGuide } from "../guide/guide-fields.tsx";
import { afterSaving, currentOf, type GuidePath, toGuides } from "../state/guides.ts";
import { type CurrentVoice, useVoice } from "../state/voice-store.ts";
import { useRefreshVoices } from "../use-voice-actions.tsx";

export interface VoiceSide extends VoiceHead {
  current: CurrentVoice;
}

const blank: VoiceHead = { name: "", description: "", status: "draft", is_default: false };
const headOf = (voice: VoiceDetail | undefined): VoiceHead =>
  voice ? { name: voice.name, description: voice.description, status: voice.status, is_default: voice.is_default } : blank;
const guidesOf = (current: CurrentVoice) => JSON.stringify(toGuides(current).guides);

/** The form of a new or a stored voice: its head here, its languages and guides in the open voice, saved together. */
export function useVoiceForm(voice: VoiceDetail | undefined, fresh: CurrentVoice) {
  const [savedGuides, setSavedGuides] = useState(() => guidesOf(voice ? currentOf(voice) : fresh));
  const [guideErrors, setGuideErrors] = useState<GuideErrors>({});
  const form = useForm<VoiceHead>({ defaultValues: headOf(voice) });
  const formRef = useRef<HTMLFormElement>(null);
  const current = useVoice((state) => state.current);
  const create = trpc.voices.create.useMutation();
  const update = trpc.voices.update.useMutation();
  const refresh = useRefreshVoices();
  const navigate = useNavigate();

  const first = useRef(voice ? currentOf(voice) : fresh);
  useLayoutEffect(() => {
    useVoice.getState().setVoice(first.current);
    return () => useVoice.getState().clearVoice();
  }, []);

  const guidesChanged = useMemo(() => current !== undefined && guidesOf(current) !== savedGuides, [current, savedGuides]);
  const isDirty = form.formState.isDirty || guidesChanged;

  const saving = useVersionedSave<VoiceSide, VoiceDetail, VoiceInput>({
    stored: voice,
    check: ({ current: languages, ...head }) => checkBy(voiceInput, { ...head, style_guides: toGuides(languages).guides }),
    send: (input, known) => (known ? update.mutateAsync({ id: known.id, version: known.version, ...input }) : create.mutateAsync(input)),
    mark(problems, { current: languages }) {
      const { head, guides } = readErrors(problems, toGuides(languages).paths);
      for (const [name, message] of Object.entries(head)) form.setError(name as keyof VoiceHead, { message });
      setGuideErrors(guides);
      if (Object.keys(head).length > 0) goToFirstProblem(formRef.current);
      return Object.keys(head).length + Object.keys(guides).length > 0;
    },
    take(saved, sent) {
      const now = useVoice.getState().current;
      const next = currentOf(saved);
      const merge = (side: CurrentVoice | undefined) => (sent && side ? afterSaving(side, { sent: sent.current, saved: next }) : next);
      setGuideErrors({});
      form.reset(headOf(saved));
      // Compared in the order in which the form has its languages, which is not the stored one.
      setSavedGuides(guidesOf(merge(sent?.current)));
      useVoice.getState().setVoice(merge(now));
    },
    tell: (message) => (message === null ? form.clearErrors("root") : form.setError("root", { message })),
    async after(saved, known) {
      notifySuccess(`${saved.name} saved`);
      await refresh();
      if (!known) await navigate(`/settings/voices/${saved.id}/edit`, { replace: true });
    },
  });
  const { stored, sent } = saving;

  const kept = useFormDraft<VoiceSide>({
    form: `voice ${stored?.id ?? "new"}`,
    version: stored?.version ?? 0,
    values: { ...form.watch(), current: current ?? first.current },
    isDirty,
    restore({ current: languages, ...head }) {
      form.reset(head, { keepDefaultValues: true });
      useVoice.getState().setVoice(languages);
    },
  });

  const { errors } = form.formState;
  return {
    ...saving,
    form,
    formRef,
    current,
    kept,
    errors: errorsByPath(errors),
    failure: errors.root?.message ?? null,
    readOnly: false,
    isDirty,
    isSaving: sent !== null,
    hasUnsaved: isDirty && sent === null,
    guideErrors,
    clearGuideErrors: (key: string) => setGuideErrors(({ [key]: _, ...rest }) => rest),
    async save(event?: SyntheticEvent) {
      event?.preventDefault();
      if (sent !== null) return;
      await form.handleSubmit((head) => {
        const { current: languages } = useVoice.getState();
        return languages && saving.save({ ...head, current: languages });
      })();
    },
  };
}
export type VoiceFormState = ReturnType<typeof useVoiceForm>;

interface VoiceHead {
  name: string;
  description: string;
  status: VoiceStatus;
  is_default: boolean;
}

/** Messages by key of a guide, and the language that it stands in. */
type GuideErrors = Record<string, { languageId: string; fields: FieldErrorsOfGuide }>;

const headFields: readonly string[] = ["name", "description", "status", "is_default"] satisfies (keyof VoiceHead)[];

/** Problems of a voice beside what they are about; `style_guides.3.do_rules.0` is about the rules of the fourth guide sent. */
export function readErrors(problems: readonly (readonly [string, string])[], paths: readonly GuidePath[]) {
  const head: Partial<Record<keyof VoiceHead, string>> = {};
  const guides: GuideErrors = {};
  for (const [path, message] of problems) {
    const [name = "", at, field] = path.split(".");
    if (headFields.includes(name)) head[name as keyof VoiceHead] ??= message;
    const sent = name === "style_guides" ? paths[Number(at)] : undefined;
    if (!sent) continue;
    const known = guides[sent.key]?.fields ?? {};
    const of = (field === "language_id" || !field ? "channel_ids" : field) as keyof FieldErrorsOfGuide;
    guides[sent.key] = { languageId: sent.languageId, fields: { ...known, [of]: known[of] ?? message } };
  }
  return { head, guides };
}
