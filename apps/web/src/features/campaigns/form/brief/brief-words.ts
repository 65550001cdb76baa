import type { CampaignBrief, FormOptions } from "@copydesk/contracts";
import { formatDay } from "@copydesk/ui";
import type { BriefField } from "./merge-briefs.ts";
import { listWords } from "./warnings.ts";

/** A field's value as a person would say it, for comparing two briefs. */
export function formatField(field: BriefField, brief: CampaignBrief, options: FormOptions): string {
  const value = brief[field];
  switch (field) {
    case "objective_ids":
      return namesIn(options.objectives, brief.objective_ids);
    case "team_ids":
      return namesIn(options.teams, brief.team_ids);
    case "voice_id":
      return options.voices.find(({ id }) => id === brief.voice_id)?.name ?? "No particular voice";
    case "from_date":
    case "to_date":
      return formatDay(brief[field]);
    case "generation_mode":
      return brief.generation_mode === "outline_only" ? "Outline only" : "Entire campaign";
    case "languages":
      return brief.languages
        .map((one) => `${nameIn(options.languages, one.language_id)}: ${namesIn(options.channels, one.channel_ids)}`)
        .join("; ");
    default:
      if (typeof value === "boolean") return value ? "On" : "Off";
      return (Array.isArray(value) ? value.join(", ") : String(value ?? "")) || "Nothing";
  }
}

interface Named {
  id: string;
  name: string;
}

const nameIn = (things: readonly Named[], id: string) => things.find((one) => one.id === id)?.name ?? "something removed";

const namesIn = (things: readonly Named[], ids: readonly string[]) =>
  ids.length === 0 ? "Nothing" : listWords(ids.map((id) => nameIn(things, id)));
