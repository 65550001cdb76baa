import type { LlmDetail } from "@copydesk/contracts";
import { formatMilliseconds } from "../words/figure-words.ts";

type Timed = Pick<LlmDetail, "total_ms" | "first_token_ms" | "attempt" | "status">;

/** How long the first word took, and how long the rest. */
export function TimeBar({ call: { total_ms, first_token_ms, attempt, status } }: { call: Timed }) {
  if (total_ms === null) {
    return (
      <p className="mt-4 text-ink-3 text-xs">
        {status === "running" ? `Running, attempt ${attempt}` : `How long it took is not known; attempt ${attempt}`}
      </p>
    );
  }
  const first = first_token_ms === null ? null : Math.min(first_token_ms, total_ms);
  const share = first === null || total_ms === 0 ? 0 : (first / total_ms) * 100;
  return (
    <div className="mt-4">
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-xs">
        {first !== null && <span className="min-w-0.5 bg-chart-2" style={{ width: `${share}%` }} />}
        <span className="flex-1 bg-chart-1" />
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-2xs text-ink-3 tabular-nums">
        {first === null ? (
          <span>{status === "success" ? "The answer came in one piece" : "No token came"}</span>
        ) : (
          <>
            <span>First token {formatMilliseconds(first)}</span>
            <span>Written in {formatMilliseconds(total_ms - first)}</span>
          </>
        )}
        <span>
          Total {formatMilliseconds(total_ms)}, attempt {attempt}
        </span>
      </p>
    </div>
  );
}
