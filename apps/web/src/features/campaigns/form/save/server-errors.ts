import type { CampaignBrief } from "@copydesk/contracts";
import type { FieldPath } from "react-hook-form";
import type { Failure } from "../../../../lib/failure.ts";

export interface FieldProblem {
  path: FieldPath<CampaignBrief>;
  message: string;
}

const fields = new Set<string>([
  "name",
  "description",
  "main_story",
  "objective_ids",
  "own_objectives",
  "from_date",
  "to_date",
  "timezone",
  "voice_id",
  "is_public",
  "team_ids",
  "generation_mode",
  "content_schedule",
  "languages",
  "audience",
  "key_messages",
  "call_to_action",
  "links",
  "mandatory_text",
  "forbidden_claims",
  "tags",
] satisfies (keyof CampaignBrief)[]);

/** What the server found wrong, by the form's own fields. A change of a campaign has its brief one level down. */
export function fieldProblems(failure: Pick<Failure, "code" | "message" | "fields">): FieldProblem[] {
  const found = Object.entries(failure.fields).flatMap(([key, messages]) => {
    const path = key.replace(/^(brief|values)\./, "");
    const message = messages[0];
    return message && fields.has(path.split(".")[0] ?? "") ? [{ path: path as FieldPath<CampaignBrief>, message }] : [];
  });
  if (found.length === 0 && failure.code === "NAME_TAKEN") return [{ path: "name", message: failure.message }];
  return found;
}
