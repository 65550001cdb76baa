import {
  type BlockDetail,
  type ChannelOption,
  type FieldValues,
  type LanguageOption,
  parseFields,
  type VersionDetail,
} from "@copydesk/contracts";
import { Suspense, useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useEditing, useHub, useIsEdited, useLiveText, useOpensUnsaved } from "../../hub-kit/index.ts";
import { ChecksLine, isNotSaidAbove } from "./checks-line.tsx";
import { ContentView } from "./content-view.tsx";
import { needsLabels } from "./field-look.ts";
import type { TextPosition } from "./text-position.ts";
import { VersionNotes } from "./version-notes.tsx";

export const ContentEditor = lazyPart(() => import("./content-editor.tsx"));

interface ContentBlockProps {
  block: BlockDetail;
  /** It is being written now: its words are shown as they arrive, in place of the selected version. */
  streams: boolean;
}

/** The copy of a piece: as it is written, as it stands, or under the pen. */
export function ContentBlock({ block, streams }: ContentBlockProps) {
  const { channelById, language } = useHub();
  const channel = channelById.get(block.channel_id ?? "");
  if (!channel) return <p className="text-base text-ink-3">This channel no longer exists.</p>;
  if (streams) return <StreamingContent blockId={block.id} channel={channel} language={language} />;
  if (block.selected?.content.kind !== "content") return null;
  return (
    <WrittenContent block={block} version={block.selected} values={block.selected.content.fields} channel={channel} language={language} />
  );
}

interface WrittenContentProps {
  block: BlockDetail;
  version: VersionDetail;
  values: FieldValues;
  channel: ChannelOption;
  language: LanguageOption;
}

function WrittenContent({ block, version, values, channel, language }: WrittenContentProps) {
  const { campaign } = useHub();
  const isEdited = useIsEdited(block.id);
  const startEditing = useEditing((state) => state.startEditing);
  const [position, setPosition] = useState<TextPosition | null>(null);
  useOpensUnsaved(block);
  function edit(at: TextPosition | null) {
    setPosition(at);
    startEditing(block.id);
  }
  const labels = needsLabels(channel.fields, values);
  const view = <ContentView channel={channel} language={language} values={values} onEdit={campaign.can.edit ? edit : undefined} />;
  if (!isEdited || !campaign.can.edit) {
    return (
      <>
        {view}
        <VersionNotes version={version} />
        <ChecksLine checks={labels ? version.checks.filter(isNotSaidAbove) : version.checks} className="mt-5" />
      </>
    );
  }
  return (
    <Suspense fallback={view}>
      <ContentEditor block={block} channel={channel} language={language} values={values} baseVersionId={version.id} position={position} />
    </Suspense>
  );
}

interface StreamingContentProps {
  blockId: string;
  channel: ChannelOption;
  language: LanguageOption;
}

/** The words of a piece as they arrive. */
function StreamingContent({ blockId, channel, language }: StreamingContentProps) {
  const text = useLiveText(blockId);
  const values = useMemo(() => parseFields(text, channel.fields, { partial: true }), [text, channel.fields]);
  return <ContentView channel={channel} language={language} values={values} writing />;
}
