import type { BlockDetail, Outline, VersionDetail } from "@copydesk/contracts";
import { Suspense, useMemo } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { outlineOfStream, useEditing, useHub, useIsEdited, useLiveText, useOpensUnsaved } from "../../hub-kit/index.ts";
import { OutlineView } from "./outline-view.tsx";

export const OutlineEditor = lazyPart(() => import("./outline-editor.tsx"));

/** What the campaign says in this language, from which every piece is written. */
export function OutlineBlock({ block, streams }: { block: BlockDetail; streams: boolean }) {
  if (streams) return <StreamingOutline blockId={block.id} />;
  const content = block.selected?.content;
  if (content?.kind !== "outline" || !block.selected) return null;
  return <WrittenOutline block={block} outline={content.outline} version={block.selected} />;
}

function StreamingOutline({ blockId }: { blockId: string }) {
  const text = useLiveText(blockId);
  const outline = useMemo(() => outlineOfStream(text), [text]);
  return <OutlineView blockId={blockId} outline={outline} writing />;
}

function WrittenOutline({ block, outline, version }: { block: BlockDetail; outline: Outline; version: VersionDetail }) {
  const { campaign, language } = useHub();
  const isEdited = useIsEdited(block.id);
  const startEditing = useEditing((state) => state.startEditing);
  useOpensUnsaved(block);
  const onEdit = campaign.can.edit ? () => startEditing(block.id) : undefined;
  const view = <OutlineView blockId={block.id} outline={outline} onEdit={onEdit} notes={version} />;
  if (!isEdited || !campaign.can.edit) return view;
  return (
    <Suspense fallback={view}>
      <OutlineEditor block={block} language={language} outline={outline} baseVersionId={version.id} />
    </Suspense>
  );
}
