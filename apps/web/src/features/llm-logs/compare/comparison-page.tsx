import type { LanguageOption, ReplayComparison } from "@copydesk/contracts";
import { cn, Loading, Segmented, SkeletonText } from "@copydesk/ui";
import { useMemo, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { PageFailure } from "../../../lib/page-failure.tsx";
import { BackLink } from "../../../lib/people/back-link.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { ChecksLine, ComparedTexts, CompareFooter, compareVersions, useCurrentChange, useSliced } from "../../hub/index.ts";
import { useLlmOptions } from "../list/llm-list.ts";
import { useComparedCalls } from "../replay/replay-api.ts";
import { formatLanguage, purposeWords } from "../words/call-words.ts";
import { formatChanged, formatVerdict, partsOfBoth } from "./compare-answers.ts";
import { ComparedFigures } from "./compared-figures.tsx";
import { TakeAnswer } from "./take-answer.tsx";

const frame = "mx-auto w-full max-w-page px-4 pt-5 md:px-6 md:pt-[26px]";

/** `/logs/llm/replays/:id`: an answer beside the one that it repeats. */
export default function ComparisonPage() {
  const { id = "" } = useParams();
  const query = useComparedCalls(id);
  const { data, error } = query;
  // With the names of channels: one that came later would move all below it.
  const { isPending } = useLlmOptions();
  if (data && !isPending) return <Comparison key={id} comparison={data} />;
  if (error) {
    return <PageFailure className={frame} query={query} title="The two answers could not be loaded" />;
  }
  return (
    <Loading label="Loading both answers" className={frame}>
      <SkeletonText lines={10} />
    </Loading>
  );
}

function Comparison({ comparison }: { comparison: ReplayComparison }) {
  const { original, replay } = comparison;
  const language = useLanguage(original.language);
  const begin = useMemo(() => {
    const { before, after } = partsOfBoth(comparison);
    return () => compareVersions(before, after, language.word_spacing);
  }, [comparison, language.word_spacing]);
  const result = useSliced(begin);
  const { current, goTo } = useCurrentChange(result?.changes ?? 0, replay.id);
  const roomy = useMediaQuery("(min-width: 768px)");
  const [inline, setInline] = useState(false);
  const sides = roomy && !inline;
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <title>Both answers · LLM logs · Copydesk</title>
      <div className={cn(frame, "pb-10")}>
        <Head comparison={comparison} />
        <ComparedFigures original={original} replay={replay} />
        <section aria-labelledby="answers" className="mt-8">
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-3 pb-2.5">
            <h2 id="answers" className="font-bold text-md">
              Answers
            </h2>
            {roomy && (
              <Segmented
                aria-label="How to compare"
                value={inline ? "inline" : "sides"}
                onValueChange={(value) => setInline(value === "inline")}
                options={[
                  { value: "sides", label: "Side by side" },
                  { value: "inline", label: "Inline" },
                ]}
              />
            )}
          </div>
          <SideHeads comparison={comparison} sides={roomy} />
          <div
            className={cn("relative min-h-40 py-6", sides && "before:absolute before:inset-y-0 before:left-1/2 before:w-px before:bg-line")}
          >
            {result ? (
              <ComparedTexts comparison={result} language={language} inline={!sides} current={current} />
            ) : (
              <SkeletonText lines={7} className="mx-7" />
            )}
          </div>
        </section>
      </div>
      <div data-foot-bar className="sticky bottom-0 z-10 mt-auto border-line border-t bg-raised px-4 py-3 md:px-6">
        <div className="mx-auto max-w-page">
          <CompareFooter comparison={result} wordSpacing={language.word_spacing} current={current} onCurrent={goTo}>
            <TakeAnswer comparison={comparison} />
          </CompareFooter>
        </div>
      </div>
    </div>
  );
}

function Head({ comparison }: { comparison: ReplayComparison }) {
  const { original } = comparison;
  const experiment = useSearchParams()[0].get("experiment");
  const channels = useLlmOptions().data?.channels;
  const channel = channels?.find(({ code }) => code === original.channel)?.name ?? original.channel;
  const about = [
    channel || purposeWords[original.purpose],
    original.language && formatLanguage(original.language),
    original.campaign?.name,
  ];
  const changed = formatChanged(comparison);
  return (
    <>
      {experiment ? (
        <BackLink to={`/logs/llm/experiments/${encodeURIComponent(experiment)}`}>The experiment</BackLink>
      ) : (
        <BackLink to={`/logs/llm?all=all&call=${original.id}`}>The call in the log</BackLink>
      )}
      <div className="mt-2 mb-3 flex flex-wrap items-baseline gap-x-3">
        <h1 className="font-title text-lg tracking-title">Both answers</h1>
        <bdi className="min-w-0 text-ink-3 wrap-anywhere">{about.filter(Boolean).join(", ")}</bdi>
      </div>
      <p className="max-w-measure text-md">{formatVerdict(comparison)}</p>
      <p className="mt-1 mb-5 max-w-measure text-ink-2 text-sm wrap-anywhere">
        {changed.length === 0 ? "Asked exactly as it was." : `Changed since: ${changed.join("; ")}.`}
      </p>
    </>
  );
}

interface SideHeadsProps {
  comparison: ReplayComparison;
  sides: boolean;
}

/** Whose answer stands on which side, and what our checks say of it. */
function SideHeads({ comparison: { original, replay }, sides }: SideHeadsProps) {
  const both = [
    { name: "Then", call: original },
    { name: "Now", call: replay },
  ];
  return (
    <div className={cn("grid border-line border-y", sides && "grid-cols-2")}>
      {both.map(({ name, call }, at) => (
        <div
          key={name}
          className={cn("min-w-0 bg-rail px-5 py-2.5 md:px-7", at === 1 && (sides ? "border-line border-l" : "border-line border-t"))}
        >
          <p className="text-sm">
            <span className="font-medium">{name}</span> <bdi className="ml-1.5 text-ink-3">{call.model.name}</bdi>
          </p>
          {call.problem && <p className="mt-1 text-sm text-warning-ink wrap-anywhere">{call.problem}</p>}
          <ChecksLine checks={call.checks} className="mt-1.5" />
        </div>
      ))}
    </div>
  );
}

/** A language as texts are set in it; one that is not among ours any more reads from the left, with spaces. */
function useLanguage(code: string): LanguageOption {
  const { data } = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  return useMemo(
    () =>
      data?.languages.find((language) => language.code === code) ?? {
        id: code,
        code,
        name: code,
        native_name: code,
        direction: "ltr",
        word_spacing: true,
        is_default: false,
      },
    [data, code],
  );
}
