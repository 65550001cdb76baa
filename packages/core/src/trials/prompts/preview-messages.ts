import { fillPlaceholders, type PreviewMessage, type PreviewPart } from "@copydesk/contracts";
import { estimateTokens } from "@copydesk/llm";
import { buildMessages, type PromptMaterial, promptValues, tidy } from "../../generation/index.ts";

/** What would be sent, and of each message which words came from where. */
export function previewMessages(material: PromptMaterial): PreviewMessage[] {
  const values = promptValues(material, 0);
  return buildMessages(material).map(({ role, content }) => {
    const isSystem = role === "system";
    const filled = partsOf(isSystem ? material.system_prompt : material.user_prompt, values);
    const parts = isSystem ? filled : [...filled, ...answerOf(content)];
    return { role: isSystem ? "system" : "user", content, tokens: estimateTokens(content), parts };
  });
}

// Characters that stand for nothing, around what variables put in.
const [begin, middle, end] = ["\ue000", "\ue001", "\ue002"] as const;
const put = new RegExp(`${begin}([^${middle}]*)${middle}([^${end}]*)${end}`, "g");
const strange = new RegExp(`[${begin}${middle}${end}]`, "g");

function partsOf(template: string, values: Readonly<Record<string, string>>): PreviewPart[] {
  const marked = Object.entries(values).map(([name, value]) => [
    name,
    value && `${begin}${name}${middle}${value.replace(strange, "")}${end}`,
  ]);
  const filled = tidy(fillPlaceholders(template.replace(strange, ""), Object.fromEntries(marked)));
  const parts: PreviewPart[] = [];
  let at = 0;
  for (const match of filled.matchAll(put)) {
    parts.push({ kind: "words", text: filled.slice(at, match.index) });
    parts.push({ kind: "variable", name: match[1] ?? "", text: match[2] ?? "" });
    at = match.index + match[0].length;
  }
  parts.push({ kind: "words", text: filled.slice(at) });
  return parts.filter((part) => part.text !== "");
}

/** The form of the answer stands last. */
function answerOf(content: string): PreviewPart[] {
  const at = content.lastIndexOf("<answer ");
  return at === -1 ? [] : [{ kind: "answer", text: content.slice(at) }];
}
