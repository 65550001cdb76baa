import type { CampaignBrief, CampaignDetail, FormOptions } from "@copydesk/contracts";
import type { TemplateDetail } from "../api/use-templates.ts";
import { blankBrief } from "./brief/blank-brief.ts";
import { fillTexts, type PlaceholderValues } from "./brief/placeholders.ts";
import { baseKey, restoreBrief, restorePlaceholders, restoreVersion } from "./brief/stored-brief.ts";

/** A draft of the last time, and whether the server has it. */
export interface RestoredDraft {
  values: Record<string, unknown>;
  at: string;
  isLocal: boolean;
}

/** Everything the form begins with. */
export interface FormSource {
  options: FormOptions;
  /** `YYYY-MM-DD` where the person is. */
  today: string;
  brief: CampaignBrief;
  /** What an edit is compared with, and the version that it began from. */
  base: { brief: CampaignBrief; version: number } | null;
  campaign: CampaignDetail | null;
  template: TemplateDetail | null;
  /** Whether the person may say who sees what is there already. */
  mayShare: boolean;
  placeholders: PlaceholderValues;
  draft: RestoredDraft | null;
}

interface Ingredients {
  options: FormOptions;
  today: string;
  timeZone: string;
  campaign: CampaignDetail | null;
  template: TemplateDetail | null;
  draft: RestoredDraft | null;
}

/** The form's beginning: company defaults, over them the template or campaign, over that what was typed last time. */
export function formSource({ draft, ...from }: Ingredients): FormSource {
  const { campaign, template, options, today } = from;
  const blank = campaign?.brief ?? blankBrief(from);
  const begun = template ? { ...blank, ...template.values } : blank;
  const kept = draft?.values ?? {};
  const placeholders = restorePlaceholders(kept);
  const brief = draft ? restoreBrief(begun, kept) : begun;
  return {
    options,
    today,
    campaign,
    template,
    draft,
    placeholders,
    brief: template && !draft ? { ...brief, ...fillTexts(brief, placeholders) } : brief,
    mayShare: campaign?.can.share ?? true,
    base: campaign && baseOf(campaign, kept),
  };
}

function baseOf(campaign: CampaignDetail, kept: Record<string, unknown>) {
  const version = restoreVersion(kept);
  const brief = kept[baseKey];
  if (version === undefined || typeof brief !== "object" || brief === null) return { brief: campaign.brief, version: campaign.version };
  return { brief: restoreBrief(campaign.brief, brief as Record<string, unknown>), version };
}
