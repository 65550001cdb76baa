import type { ChatMessage, ConversationDetail } from "@copydesk/contracts";
import { Fragment } from "react";
import { Answer } from "./answer.tsx";
import { Question } from "./question.tsx";
import { SummaryNote } from "./summary-note.tsx";

interface MessageListProps {
  messages: readonly ChatMessage[];
  conversation: ConversationDetail | undefined;
  busy: boolean;
}

/** The branch in view. What is scrolled away keeps its place but is not laid out, so that a thousand messages cost what a screen does. */
export function MessageList({ messages, conversation, busy }: MessageListProps) {
  const summedUp = messages.findIndex(({ id }) => id === conversation?.summary?.until_message_id);
  const summary = conversation?.summary && <SummaryNote conversation={conversation} />;
  return (
    <>
      {summedUp === -1 && summary && <div className="mb-5">{summary}</div>}
      {messages.map((message, i) => (
        <Fragment key={message.id}>
          <article
            data-message={message.id}
            className={
              message.role === "user" && i > 0
                ? "-mx-2 mt-5 border-line border-t px-2 pt-5 [contain-intrinsic-block-size:auto_80px] [content-visibility:auto]"
                : "-mx-2 px-2 pt-3 [contain-intrinsic-block-size:auto_240px] [content-visibility:auto]"
            }
          >
            {message.role === "user" ? <Question message={message} busy={busy} /> : <Answer message={message} busy={busy} />}
          </article>
          {i === summedUp && <div className="mt-5">{summary}</div>}
        </Fragment>
      ))}
    </>
  );
}
