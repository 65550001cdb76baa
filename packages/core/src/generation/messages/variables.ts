import {
  type Attribute,
  type AttributeValue,
  extractPlaceholders,
  type PromptVariable,
  type VoiceParts,
  wrapMaterial,
} from "@copydesk/contracts";
import { outlineForChannel, outlineToText, shortenOutline } from "../../campaigns/index.ts";
import { describeGuide } from "../../voices/index.ts";
import { describeExamples } from "./examples.ts";
import { describeLimits, describeRules } from "./limits-text.ts";
import type { PromptMaterial } from "./prompt-material.ts";

/** How much is left out because the model cannot read it all: nothing, the examples, also most of the outline. */
export type Trim = 0 | 1 | 2;

/**
 * A value for every name that prompts may use. What people wrote or brought in is wrapped as material; what the program
 * itself says, and the settings, which are part of the prompt, stand bare.
 */
export function promptValues(material: PromptMaterial, trim: Trim): Record<string, string> {
  const { campaign, language, channel } = material;
  const wrapped = (name: PromptVariable, text: string) => ({ [name]: wrapMaterial(name, text) });
  const voice = voiceValues(material);
  return {
    ...attributeValues(material),
    ...wrapped("campaign_name", campaign.name),
    ...wrapped("campaign_description", campaign.description),
    ...wrapped("main_story", campaign.main_story),
    ...wrapped("objectives", describeObjectives(material)),
    ...wrapped("audience", campaign.audience),
    ...wrapped("voice", voice.voice),
    ...wrapped("style_guide", voice.style_guide),
    ...wrapped("examples", trim > 0 ? "" : voice.examples),
    ...wrapped("brief_settings", inLines(briefSettings(material))),
    ...wrapped("attributes", describeSettings(material)),
    ...wrapped("outline", describeOutline(material, trim)),
    ...wrapped("primary_outline", material.primary_outline ? outlineToText(material.primary_outline) : ""),
    ...wrapped("content", describePieces(material, trim)),
    start_date: campaign.from_date,
    end_date: campaign.to_date,
    language: [`${language.name} (${language.native_name}, ${language.code}).`, language.formality_note].filter(Boolean).join(" "),
    channel: channel ? [channel.name, channel.description].filter(Boolean).join(": ") : "",
    channel_limits: channel ? describeLimits(channel) : "",
    schedule_window: describeRules(material.rules, material.channels),
    time_zone: campaign.timezone,
    today: material.today,
  };
}

/** What a voice brings into a prompt, before it is wrapped as material. */
export const voiceValues = ({ voice, guide, examples }: Pick<PromptMaterial, "voice" | "guide" | "examples">): VoiceParts => ({
  voice: voice ? [voice.name, voice.description].filter(Boolean).join("\n\n") : "",
  style_guide: describeGuide(guide),
  examples: describeExamples(examples),
});

const describeObjectives = ({ objectives }: PromptMaterial) =>
  objectives
    .map((one, i) =>
      [
        `${i + 1}. ${one.name}`,
        one.description,
        one.kpi_hint && `Measured by: ${one.kpi_hint}`,
        one.call_to_action && `Usual call to action: ${one.call_to_action}`,
      ]
        .filter(Boolean)
        .join("\n   "),
    )
    .join("\n");

type Setting = [label: string, value: string];

/** What the brief settles for every text of a campaign. */
function briefSettings({ campaign }: PromptMaterial): Setting[] {
  return [
    ["Key messages", bullets(campaign.key_messages)],
    ["Call to action", campaign.call_to_action],
    ["Links that may be used", bullets(campaign.links)],
    ["Mandatory text (word for word)", campaign.mandatory_text],
    ["Forbidden claims", campaign.forbidden_claims],
    ["Topics", campaign.tags.join(", ")],
  ];
}

/** What the attributes settle. Prompts from before the brief had a place of its own have what it settles here as well. */
function describeSettings(material: PromptMaterial): string {
  const { attributes, attribute_values, system_prompt, user_prompt } = material;
  const set = attributes.map((one): Setting => [one.label, valueText(settingOf(one, attribute_values))]);
  const hasBrief = [system_prompt, user_prompt].some((prompt) => extractPlaceholders(prompt).includes("brief_settings"));
  return inLines(hasBrief ? set : [...briefSettings(material), ...set]);
}

const inLines = (settings: readonly Setting[]): string =>
  settings
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");

const bullets = (values: readonly string[]) => values.map((value) => `\n- ${value}`).join("");

function attributeValues({ attributes, attribute_values }: PromptMaterial): Record<string, string> {
  return Object.fromEntries(attributes.map((one) => [one.key, valueText(settingOf(one, attribute_values))]));
}

const settingOf = (attribute: Attribute, values: Readonly<Record<string, AttributeValue>>): AttributeValue =>
  Object.hasOwn(values, attribute.key) ? (values[attribute.key] ?? null) : attribute.default;

function valueText(value: AttributeValue): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(", ") : String(value);
}

function describeOutline({ outline, channel }: PromptMaterial, trim: Trim): string {
  if (!outline) return "";
  const shown = trim > 1 ? shortenOutline(outline) : outline;
  return channel ? outlineForChannel(shown, channel.code) : outlineToText(shown);
}

/** Enough of each piece to plan by; the whole texts would be longer than everything else. */
const pieceLength = 600;
function describePieces({ pieces }: PromptMaterial, trim: Trim): string {
  const length = trim > 0 ? pieceLength / 3 : pieceLength;
  return pieces
    .map(({ channel, text }) => `[${channel}]\n${text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text}`)
    .join("\n\n");
}
