import { type FieldErrors, type VoiceDetail, voiceInput } from "@copydesk/contracts";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { failureOf, sayFailure } from "../../../lib/failure.ts";
import { useKeptForm } from "../../../lib/kept-form/use-kept-form.ts";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { afterSaving, currentOf, type GuidePlace, toGuides } from "../state/guides.ts";
import { type CurrentVoice, useVoice } from "../state/voice-store.ts";
import { useRefreshVoices } from "../use-voice-actions.tsx";
import { type GuideErrors, readErrors, type VoiceHead } from "./voice-errors.ts";

export interface VoiceSide extends VoiceHead {
  current: CurrentVoice;
}
interface Conflict {
  theirs: VoiceDetail;
  mine: VoiceSide;
}

const blank: VoiceHead = { name: "", description: "", status: "draft", is_default: false };
const headOf = (voice: VoiceDetail | undefined): VoiceHead =>
  voice ? { name: voice.name, description: voice.description, status: voice.status, is_default: voice.is_default } : blank;
const guidesOf = (current: CurrentVoice) => JSON.stringify(toGuides(current).guides);

/** The form of a new or a stored voice: its head here, its languages and guides in the open voice, saved together. */
export function useVoiceForm(voice: VoiceDetail | undefined, fresh: CurrentVoice) {
  const [stored, setStored] = useState(voice);
  const [savedGuides, setSavedGuides] = useState(() => guidesOf(voice ? currentOf(voice) : fresh));
  const [guideErrors, setGuideErrors] = useState<GuideErrors>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<VoiceHead>({ defaultValues: headOf(voice) });
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

  const kept = useKeptForm<VoiceSide>({
    form: `voice ${stored?.id ?? "new"}`,
    version: stored?.version ?? 0,
    values: { ...form.watch(), current: current ?? first.current },
    isDirty,
    restore({ current: languages, ...head }) {
      form.reset(head, { keepDefaultValues: true });
      useVoice.getState().setVoice(languages);
    },
  });

  async function send(head: VoiceHead, known: VoiceDetail | undefined) {
    const sent = useVoice.getState().current;
    if (!sent) return;
    const { guides, places } = toGuides(sent);
    const input = { ...head, style_guides: guides };
    const checked = voiceInput.safeParse(input);
    if (!checked.success) {
      const problems = checked.error.issues.map((issue) => [issue.path.join("."), issue.message] as const);
      if (!mark(problems, places)) form.setError("root", { message: problems[0]?.[1] ?? "" });
      return;
    }
    try {
      const saved = known ? await update.mutateAsync({ id: known.id, version: known.version, ...input }) : await create.mutateAsync(input);
      // At once: the guard must know before the page is left.
      flushSync(() => take(saved, sent));
      notifySuccess(`${saved.name} saved`);
      await refresh();
      if (!known) await navigate(`/settings/voices/${saved.id}/edit`, { replace: true });
    } catch (error) {
      const { code, details, fields, message } = failureOf(error);
      if (code === "STALE_VERSION" && isVoice(details.current))
        return setConflict({ theirs: details.current, mine: { ...head, current: sent } });
      if (mark(flat(fields), places)) return;
      form.setError("root", { message: sayFailure(error) });
      notifyFailure(message);
    }
  }

  function take(saved: VoiceDetail, sent: CurrentVoice | null) {
    const now = useVoice.getState().current;
    const next = currentOf(saved);
    setStored(saved);
    setGuideErrors({});
    form.reset(headOf(saved));
    const merged = sent && now ? afterSaving(now, { sent, saved: next }) : next;
    // Compared in the order in which the form has its languages, which is not the stored one.
    setSavedGuides(guidesOf(sent ? afterSaving(sent, { sent, saved: next }) : next));
    useVoice.getState().setVoice(merged);
  }

  /** Puts messages beside their fields; false when none of them belongs to one. */
  function mark(problems: readonly (readonly [string, string])[], places: readonly GuidePlace[]): boolean {
    const { head, guides } = readErrors(problems, places);
    let isFirst = true;
    for (const [name, message] of Object.entries(head) as [keyof VoiceHead, string][]) {
      form.setError(name, { message }, { shouldFocus: isFirst });
      isFirst = false;
    }
    setGuideErrors(guides);
    return Object.keys(head).length + Object.keys(guides).length > 0;
  }

  return {
    form,
    current,
    stored,
    isDirty,
    kept,
    guideErrors,
    clearGuideErrors: (key: string) => setGuideErrors(({ [key]: _, ...rest }) => rest),
    conflict,
    save: () => form.handleSubmit((head) => send(head, stored))(),
    /** Drops what was typed here for what somebody else saved. */
    takeTheirs() {
      if (conflict) take(conflict.theirs, null);
      setConflict(null);
    },
    /** Saves what was typed here over what somebody else saved. */
    async keepMine() {
      if (!conflict) return;
      const { theirs, mine } = conflict;
      const { current: _, ...head } = mine;
      setStored(theirs);
      setConflict(null);
      await send(head, theirs);
    },
  };
}
export type VoiceFormState = ReturnType<typeof useVoiceForm>;

const flat = (fields: FieldErrors) =>
  Object.entries(fields).flatMap(([key, messages]) => (messages[0] ? [[key, messages[0]] as const] : []));

const isVoice = (value: unknown): value is VoiceDetail =>
  typeof value === "object" && value !== null && "version" in value && "style_guides" in value && "name" in value;
