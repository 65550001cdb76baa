import type { VoiceStatus } from "@copydesk/contracts";
import type { FieldErrorsOfGuide } from "../guide/guide-fields.tsx";
import type { GuidePlace } from "../state/guides.ts";

export interface VoiceHead {
  name: string;
  description: string;
  status: VoiceStatus;
  is_default: boolean;
}

/** Messages by key of a guide, and the language that it stands in. */
export type GuideErrors = Record<string, { languageId: string; fields: FieldErrorsOfGuide }>;

const headFields: readonly string[] = ["name", "description", "status", "is_default"] satisfies (keyof VoiceHead)[];

/** Problems of a voice beside what they are about; `style_guides.3.do_rules.0` is about the rules of the fourth guide sent. */
export function readErrors(problems: readonly (readonly [string, string])[], places: readonly GuidePlace[]) {
  const head: Partial<Record<keyof VoiceHead, string>> = {};
  const guides: GuideErrors = {};
  for (const [path, message] of problems) {
    const [name = "", at, field] = path.split(".");
    if (headFields.includes(name)) head[name as keyof VoiceHead] ??= message;
    const place = name === "style_guides" ? places[Number(at)] : undefined;
    if (!place) continue;
    const known = guides[place.key]?.fields ?? {};
    const of = (field === "language_id" || !field ? "channel_ids" : field) as keyof FieldErrorsOfGuide;
    guides[place.key] = { languageId: place.languageId, fields: { ...known, [of]: known[of] ?? message } };
  }
  return { head, guides };
}
