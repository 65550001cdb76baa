import { type ChannelOption, type LanguageOption, parseFields } from "@copydesk/contracts";
import { useMemo } from "react";
import { useLiveText } from "../live/live-store.ts";
import { ContentView } from "./content-view.tsx";

interface StreamingContentProps {
  blockId: string;
  channel: ChannelOption;
  language: LanguageOption;
}

/** The words of a piece as they arrive. */
export function StreamingContent({ blockId, channel, language }: StreamingContentProps) {
  const text = useLiveText(blockId);
  const values = useMemo(() => parseFields(text, channel.fields, { partial: true }), [text, channel.fields]);
  return <ContentView channel={channel} language={language} values={values} writing />;
}
