import type { TermForms } from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../lib/trpc.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";

interface FoundFormsProps {
  terms: readonly string[];
  language: { id: string; code: string };
}

/** Under a list of terms: in which other forms each is found. Says nothing where there is nothing to say. */
export function FoundForms({ terms, language }: FoundFormsProps) {
  const given = terms.map((term) => term.trim()).filter((term) => term !== "");
  const rested = useDebounced(given, 300);
  const input = { language_id: language.id, terms: rested };
  const { data } = trpc.voices.term_forms.useQuery(input, {
    enabled: rested.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const shown = (data ?? []).filter((one) => rested.includes(one.term) && (one.forms.length > 0 || one.in_longer_words));
  const [first] = shown;
  if (!first) return null;
  return (
    <details className="group -mt-2 text-ink-3 text-xs leading-[18px]">
      <summary className="flex cursor-pointer list-none items-baseline gap-1 rounded-xs hover:text-ink-2">
        <span className="shrink-0">Also finds:</span>
        <Forms one={first} lang={language.code} className="min-w-0 truncate group-open:hidden" />
        {shown.length > 1 && (
          <span className="shrink-0 font-medium text-accent-ink group-open:hidden">and for {shown.length - 1} more</span>
        )}
      </summary>
      <dl tabIndex={0} className="mt-1 grid max-h-60 grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-3 gap-y-1 overflow-y-auto">
        {shown.map((one) => (
          <div key={one.term} className="contents">
            <dt className="truncate text-ink-2" title={one.term}>
              <bdi lang={language.code}>{one.term}</bdi>
            </dt>
            <dd>
              <Forms one={one} lang={language.code} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Forms({ one, lang, className }: { one: TermForms; lang: string; className?: string }) {
  return (
    <span className={className}>
      <bdi lang={lang}>{one.forms.join(", ")}</bdi>
      {one.forms.length > 0 && one.in_longer_words && "; "}
      {one.in_longer_words && "longer words that begin or end with it"}
    </span>
  );
}
