import type { ChatEvent } from "@copydesk/contracts";
import { create } from "zustand";
import { onceAFrame } from "../../../lib/once-a-frame.ts";
import { onForget } from "../../../lib/session.ts";

/** Answers being written, by message; outside of React's tree, so that only the answer that grows is drawn again. */
type LiveTexts = Readonly<Record<string, string>>;

const useTexts = create<LiveTexts>()(() => ({}));
onForget(() => useTexts.setState({}, true));

/** What is written of an answer by now; undefined when nothing is known of it but what is stored. */
export const useLiveText = (messageId: string): string | undefined => useTexts((texts) => texts[messageId]);

type TextEvent = Extract<ChatEvent, { type: "text" | "message" }>;

/**
 * The texts after an event. A message's own content stands for all before it; a delta may bring again what is there.
 * One that begins beyond the end is left out: the next message brings the whole.
 */
export function withEvent(texts: LiveTexts, event: TextEvent, storedOf: (messageId: string) => string): LiveTexts {
  if (event.type === "message") {
    const { id, content, status } = event.message;
    if (status === "queued" || status === "streaming") return { ...texts, [id]: content };
    const { [id]: _over, ...rest } = texts;
    return rest;
  }
  const before = texts[event.message_id] ?? storedOf(event.message_id);
  if (event.offset > before.length) return texts;
  return { ...texts, [event.message_id]: before.slice(0, event.offset) + event.delta };
}

/** Takes events as they come and applies them once a frame. */
export const createIntake = (storedOf: (messageId: string) => string) =>
  onceAFrame<TextEvent>((events) =>
    useTexts.setState((texts) => events.reduce((sum, event) => withEvent(sum, event, storedOf), texts), true),
  );
