import type { ChatMessage } from "@copydesk/contracts";
import { Link } from "react-router";
import { sourcePath, uncited } from "./sources.ts";

/** What was read for the answer beside what its text leads to. */
export function SourcesLine({ message: { sources, content } }: { message: ChatMessage }) {
  const others = uncited(sources, content);
  if (others.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-ink-3 text-xs">
      <span>Also read:</span>
      {others.map((source) => (
        <Link key={source.ref} to={sourcePath(source)} className="link">
          <bdi>{source.title}</bdi>
        </Link>
      ))}
    </p>
  );
}
