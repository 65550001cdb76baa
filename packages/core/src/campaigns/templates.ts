import { listInput, type Page, type PersonRef } from "@copydesk/contracts";
import type { TemplateBrief } from "@copydesk/db";
import type { z } from "zod";
import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";
import type { Authorized } from "./authorize-campaign.ts";

export const templateListInput = listInput(["updated_at", "name"], "-updated_at");
export type TemplateListInput = z.output<typeof templateListInput>;

export interface TemplateListItem {
  id: string;
  name: string;
  description: string;
  /** Codes, the primary language first. */
  languages: string[];
  /** Codes, in the channels’ order. */
  channels: string[];
  /** Null for templates that came with Copydesk. */
  owner: PersonRef | null;
  updated_at: string;
  can_remove: boolean;
}

export interface TemplateDetail {
  id: string;
  name: string;
  description: string;
  /** What the form begins with; dates counted from today. */
  values: TemplateBrief & { from_date: string; to_date: string };
  /** Names between `{{#` and `}}` that become inputs. */
  placeholders: string[];
  /** What is gone or inactive, in sentences. */
  notices: string[];
}

export async function listTemplates(_core: Core, _actor: Actor, _input: TemplateListInput): Promise<Page<TemplateListItem>> {
  throw new Error("not written yet");
}

export async function readTemplate(_core: Core, _actor: Actor, _id: string): Promise<TemplateDetail> {
  throw new Error("not written yet");
}

export async function saveTemplateFrom(_core: Core, _allowed: Authorized<"manage_templates">, _name: string): Promise<{ id: string }> {
  throw new Error("not written yet");
}

export async function removeTemplate(_core: Core, _actor: Actor, _id: string): Promise<null> {
  throw new Error("not written yet");
}
