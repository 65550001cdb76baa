import { type Outline, outlineSchema } from "@copydesk/contracts";

/** What of an outline helps to write a piece. */
export interface OutlineMaterial {
  title: string;
  summary: string;
  key_messages: string[];
  /** What its sections say. */
  points: string[];
  call_to_action: string;
}

/** Reads an outline from JSON or from the text that stands in prompts; null when there is none. */
export function readOutlineText(text: string): OutlineMaterial | null {
  if (text.trim() === "") return null;
  return fromJson(text) ?? fromText(text);
}

function fromJson(text: string): OutlineMaterial | null {
  if (!text.trim().startsWith("{")) return null;
  try {
    const parsed = outlineSchema.partial().safeParse(JSON.parse(text));
    return parsed.success ? toMaterial(parsed.data) : null;
  } catch {
    return null;
  }
}

const toMaterial = (outline: Partial<Outline>): OutlineMaterial => ({
  title: outline.title ?? "",
  summary: outline.summary ?? "",
  key_messages: outline.key_messages ?? [],
  points: (outline.sections ?? []).flatMap((section) => section.points),
  call_to_action: outline.call_to_action ?? "",
});

function fromText(text: string): OutlineMaterial {
  const found: OutlineMaterial = { title: "", summary: "", key_messages: [], points: [], call_to_action: "" };
  let part: "start" | "messages" | "points" | "other" = "other";
  for (const line of text.split("\n").map((one) => one.trim())) {
    const title = /^#\s+(.*)$/.exec(line);
    if (title) {
      found.title = title[1] ?? "";
      part = "start";
    } else if (/^Key messages:$/i.test(line)) part = "messages";
    else if (/^Call to action:\s/i.test(line)) found.call_to_action = line.replace(/^[^:]*:\s*/, "");
    else if (line.startsWith("## ")) part = "points";
    else if (/^(?:Audience|Facts|Angles):/i.test(line)) part = "other";
    else if (part === "messages" && line.startsWith("- ")) found.key_messages.push(line.slice(2));
    else if (part === "points" && line.startsWith("- ")) found.points.push(line.slice(2));
    else if (part === "start" && line !== "") found.summary = `${found.summary} ${line}`.trim();
  }
  return found;
}
