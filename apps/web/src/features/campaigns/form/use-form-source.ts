import { useMemo } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { ownZone } from "../../../lib/own-zone.ts";
import { useAuth } from "../../../lib/stores/auth.ts";
import { dayOf } from "../../../lib/time-words.ts";
import { keyOfUnsaved, readUnsaved } from "../../../lib/unsaved/unsaved-store.ts";
import { useCampaignToEdit } from "../api/use-campaign.ts";
import { useStoredDraft } from "../api/use-draft.ts";
import { useFormOptions } from "../api/use-form-options.ts";
import { useTemplate } from "../api/use-templates.ts";
import { localDraftOf, newerDraft } from "./draft/local-draft.ts";
import { draftKeyOf, type FormMode, isNew } from "./form-mode.ts";
import { type FormSource, formSource } from "./form-source.ts";

type Loaded =
  | { state: "loading" }
  /** It may be read, but not changed. */
  | { state: "forbidden" }
  | { state: "failed"; error: unknown; retry: () => void; retrying: boolean }
  | { state: "ready"; source: FormSource };

/** Loads what the form begins with. A draft that cannot be fetched is no reason not to begin. */
export function useFormSource(mode: FormMode, { withDraft }: { withDraft: boolean }): Loaded {
  const userId = useAuth((state) => state.user?.id ?? "");
  const options = useFormOptions();
  const campaign = useCampaignToEdit(mode.kind === "edit" ? mode.id : null);
  const template = useTemplate(mode.kind === "template-create" ? mode.id : null);
  const key = draftKeyOf(mode);
  const draft = useStoredDraft(key, { enabled: withDraft });

  const needed = mode.kind === "create" ? [options] : mode.kind === "edit" ? [options, campaign] : [options, template];
  const failed = needed.find((query) => query.isError && !query.data);
  const refused = isNew(mode) && draft.isError && failureOf(draft.error).code === "FORBIDDEN" ? draft : undefined;
  const isReady =
    needed.every((query) => query.data && (query === options || query.isFetchedAfterMount)) && (!withDraft || draft.isFetchedAfterMount);

  const source = useMemo(() => {
    if (!isReady || !options.data) return null;
    return formSource({
      options: options.data,
      today: dayOf(Date.now()),
      timeZone: ownZone.get(),
      campaign: campaign.data ?? null,
      template: template.data ?? null,
      draft: withDraft ? newerDraft(draft.data ?? null, readUnsaved(keyOfUnsaved("draft", key, userId), localDraftOf)) : null,
    });
  }, [isReady, options.data, campaign.data, template.data, draft.data, withDraft, userId, key]);

  const problem = failed ?? refused;
  if (problem) return { state: "failed", error: problem.error, retry: () => void problem.refetch(), retrying: problem.isFetching };
  if (campaign.data?.can.edit === false) return { state: "forbidden" };
  return source ? { state: "ready", source } : { state: "loading" };
}
