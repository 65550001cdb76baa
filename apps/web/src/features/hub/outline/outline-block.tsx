import { type BlockDetail, type Outline, parsePartialJson, type TaskView } from "@copydesk/contracts";
import { lazy, Suspense, useState } from "react";
import { useHub } from "../hub-context.ts";
import { OutlineView } from "./outline-view.tsx";

const OutlineEditor = lazy(() => import("./outline-editor.tsx"));

/** What the campaign says in this language, from which every piece is written. */
export function OutlineBlock({ block, task }: { block: BlockDetail; task: TaskView | undefined }) {
  const { campaign, languages } = useHub();
  const [editing, setEditing] = useState(false);
  const language = languages.find((one) => one.id === block.language_id);
  if (!language) return null;

  if (task) return <OutlineView outline={outlineSoFar(task.partial_text)} language={language} writing />;
  if (block.selected?.content.kind !== "outline") return null;
  const { outline } = block.selected.content;
  const view = (
    <OutlineView
      outline={outline}
      language={language}
      onEdit={campaign.can.edit ? () => setEditing(true) : undefined}
      note={block.selected.note}
    />
  );
  if (!editing) return view;
  return (
    <Suspense fallback={view}>
      <OutlineEditor
        block={block}
        language={language}
        outline={outline}
        baseVersionId={block.selected.id}
        onClose={() => setEditing(false)}
      />
    </Suspense>
  );
}

/** As much of an outline as has arrived, whatever shape it has so far. */
function outlineSoFar(json: string): Outline {
  const value = (parsePartialJson(json) ?? {}) as Record<string, unknown>;
  const text = (key: string) => (typeof value[key] === "string" ? value[key] : "");
  const list = (key: string): unknown[] => (Array.isArray(value[key]) ? value[key] : []);
  const strings = (items: unknown[]) => items.filter((one): one is string => typeof one === "string");
  const records = (key: string) => list(key).filter((one): one is Record<string, unknown> => typeof one === "object" && one !== null);
  return {
    title: text("title"),
    summary: text("summary"),
    audience: text("audience"),
    key_messages: strings(list("key_messages")),
    sections: records("sections").map((one) => ({
      heading: String(one.heading ?? ""),
      points: strings(Array.isArray(one.points) ? one.points : []),
    })),
    call_to_action: text("call_to_action"),
    facts: strings(list("facts")),
    angles: records("angles").map((one) => ({ channel: String(one.channel ?? ""), angle: String(one.angle ?? "") })),
  };
}
