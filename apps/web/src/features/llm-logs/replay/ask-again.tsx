import { Button } from "@copydesk/ui";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { Link } from "react-router";
import { formatMoment } from "../../../lib/time-words.ts";
import { StatusGlyph } from "../list/call-parts.tsx";
import type { LlmCall } from "../list/llm-list.ts";
import { statusWords } from "../words/call-words.ts";
import { isAskable } from "./askable.ts";
import { useMayReplay } from "./replay-api.ts";

interface AskAgainProps {
  call: LlmCall;
  zone: string;
  onAsk: (call: LlmCall) => void;
}

/** The way to ask a call again, and what came of it when that was done before. */
export function AskAgain({ call, zone, onAsk }: AskAgainProps) {
  const mayReplay = useMayReplay();
  const canAsk = mayReplay && isAskable(call) && call.body !== null;
  if (mayReplay && call.purpose === "chat")
    return (
      <p className="mt-4 text-ink-2 text-sm">
        This call cannot be asked again: chats with the agent are private, and its tools may find something else today.
      </p>
    );
  if (!canAsk && call.replays.length === 0 && call.replay_of === null) return null;
  return (
    <section aria-label="Asked again" className="mt-4 grid justify-items-start gap-2 text-sm">
      {call.replay_of !== null && (
        <Link to={`/logs/llm/replays/${call.id}`} className="link">
          Compare with the answer that it repeats
        </Link>
      )}
      {canAsk && (
        <Button icon={<ArrowsClockwiseIcon size={15} aria-hidden />} onClick={() => onAsk(call)}>
          Ask again
        </Button>
      )}
      {call.replays.length > 0 && (
        <ul className="grid w-full gap-1">
          {call.replays.map(({ id, at, model, status }) => (
            <li key={id} className="flex min-w-0 items-center gap-2 text-ink-2">
              <StatusGlyph status={status} />
              <Link to={`/logs/llm/replays/${id}`} className="link min-w-0 truncate">
                Asked again, {formatMoment(at, zone)}
                <span className="sr-only">, {statusWords[status]}</span>
              </Link>
              <bdi className="min-w-0 truncate text-ink-3 text-xs">{model}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
