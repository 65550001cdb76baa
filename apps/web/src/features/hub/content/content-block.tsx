import { type BlockDetail, type FieldValues, parseFields, type TaskView } from "@copydesk/contracts";
import { lazy, Suspense, useState } from "react";
import { useHub } from "../hub-context.ts";
import { ChecksLine } from "./checks-line.tsx";
import { ContentView } from "./content-view.tsx";

const ContentEditor = lazy(() => import("./content-editor.tsx"));

interface ContentBlockProps {
  block: BlockDetail;
  /** The task writing it now; its text is shown in place of the selected version. */
  task: TaskView | undefined;
}

/** The copy of a piece: as it is written, as it stands, or under the pen. */
export function ContentBlock({ block, task }: ContentBlockProps) {
  const { campaign, channelById, languages } = useHub();
  const [editing, setEditing] = useState(false);
  const channel = channelById.get(block.channel_id ?? "");
  const language = languages.find((one) => one.id === block.language_id);
  if (!channel || !language) return null;

  if (task) return <ContentView channel={channel} language={language} values={parseFields(task.partial_text, channel.fields)} writing />;
  if (block.selected?.content.kind !== "content") return null;
  const values: FieldValues = block.selected.content.fields;
  const view = (
    <ContentView channel={channel} language={language} values={values} onEdit={campaign.can.edit ? () => setEditing(true) : undefined} />
  );
  if (!editing) {
    return (
      <>
        {view}
        {block.selected.note && <p className="mt-4 max-w-measure text-ink-3 text-xs">{block.selected.note}</p>}
        <ChecksLine checks={block.selected.checks} />
      </>
    );
  }
  return (
    <Suspense fallback={view}>
      <ContentEditor
        block={block}
        channel={channel}
        language={language}
        values={values}
        baseVersionId={block.selected.id}
        onClose={() => setEditing(false)}
      />
    </Suspense>
  );
}
