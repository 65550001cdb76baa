import { type CampaignBrief, daysBetween, type TemplateBrief, templateChangeSchema } from "@copydesk/contracts";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { failureOf } from "../../../../lib/failure.ts";
import { notifySuccess } from "../../../../lib/stores/toast.ts";
import { type TemplateDetail, useUpdateTemplate } from "../../api/use-templates.ts";
import { addDays } from "../brief/blank-brief.ts";
import type { OwnFields } from "./own-section.tsx";

interface Begun {
  template: TemplateDetail;
  /** What the form began with. */
  began: CampaignBrief;
  /** The template's own name is wrong. */
  onOwnProblem: () => void;
}

interface Conflict {
  who: string;
  mine: CampaignBrief;
  theirs: CampaignBrief;
  saved: TemplateDetail;
}

/** Saves a template with its own name; when somebody else has saved in between, `conflict` holds both sides. */
export function useSaveTemplateForm({ template, began, onOwnProblem }: Begun) {
  const updating = useUpdateTemplate();
  const navigate = useNavigate();
  const before: OwnFields = { name: template.name, description: template.description };
  const [own, setOwn] = useState(before);
  const [taken, setTaken] = useState<string>();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaved, setSaved] = useState(false);
  const { name, description } = templateChangeSchema.shape;
  const problems = {
    name: name.safeParse(own.name).error?.issues[0]?.message,
    description: description.safeParse(own.description).error?.issues[0]?.message,
  };

  async function send(brief: CampaignBrief, version: number, fields: OwnFields) {
    const { from_date, to_date, is_public, team_ids, ...kept } = brief;
    const span_days = daysBetween(from_date, to_date);
    const change = { id: template.id, version, ...fields, brief: kept satisfies TemplateBrief, span_days, is_public, team_ids };
    try {
      await updating.mutateAsync(change);
    } catch (error) {
      takeFailure(error, brief);
      return;
    }
    // At once: the guard must know before the page is left.
    flushSync(() => setSaved(true));
    notifySuccess("Template saved");
    navigate("/campaigns/template");
  }

  function takeFailure(error: unknown, mine: CampaignBrief) {
    const failure = failureOf(error);
    const saved = failure.code === "STALE_VERSION" ? (failure.details.current as TemplateDetail | undefined) : undefined;
    setConflict(saved ? { who: personOf(saved), mine, theirs: briefOf(saved, began), saved } : null);
    if (saved) return;
    if (failure.code !== "NAME_TAKEN") throw error;
    setTaken(failure.message);
    onOwnProblem();
  }

  async function save(brief: CampaignBrief) {
    setTaken(undefined);
    if (problems.name || problems.description) return onOwnProblem();
    await send(brief, template.version, own);
  }

  return {
    own,
    setOwn: (next: OwnFields) => {
      setTaken(undefined);
      setOwn(next);
    },
    ownErrors: { name: taken ?? problems.name, description: problems.description },
    isOwnDirty: own.name !== before.name || own.description !== before.description,
    isSaved,
    save,
    conflict,
    closeConflict: () => setConflict(null),
    /** Saves what was made of both sides; a name that only the other one changed is taken over. */
    settle: (brief: CampaignBrief) =>
      conflict ? send(brief, conflict.saved.version, merged(before, own, conflict.saved)) : Promise.resolve(),
  };
}

const merged = (before: OwnFields, mine: OwnFields, theirs: OwnFields): OwnFields => ({
  name: mine.name === before.name ? theirs.name : mine.name,
  description: mine.description === before.description ? theirs.description : mine.description,
});

const personOf = ({ updated_by: by }: TemplateDetail) => (by ? `${by.first_name} ${by.last_name}`.trim() : "Somebody else");

/** Another's template on the days of one's own form, so that only its length can differ. */
const briefOf = ({ values, span_days, is_public, team_ids }: TemplateDetail, began: CampaignBrief): CampaignBrief => ({
  ...began,
  ...values,
  is_public,
  team_ids,
  from_date: began.from_date,
  to_date: addDays(began.from_date, span_days),
});
