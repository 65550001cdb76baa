import { countGraphemes } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { PenNibIcon } from "@phosphor-icons/react/dist/csr/PenNib";
import { formatNumber } from "../../../lib/time-words.ts";
import { formatCost, formatDuration, offlineWords, useEstimate } from "../../campaigns/index.ts";
import { useBegin, useBlocks, useHub } from "../../hub-kit/index.ts";

/** A campaign that nobody has had written yet: what will come, what it takes, and the button that begins. */
export function DraftNote() {
  const { campaign, languages } = useHub();
  const pieces = useBlocks().filter((block) => block.kind === "content").length;
  const { begin, isPending } = useBegin();
  const outlineOnly = campaign.brief.generation_mode === "outline_only";
  const produced = `${pieces === 1 ? "One piece" : `${capital(formatNumber(pieces))} pieces`} in ${languages.length === 1 ? languages[0]?.name : `${formatNumber(languages.length)} languages`}`;
  return (
    <section aria-label="Nothing is written yet" className="mx-auto grid max-w-[760px] justify-items-start gap-3 px-4 pt-16 md:px-6">
      <h2 className="font-title text-lg tracking-title">Nothing is written yet</h2>
      <p className="max-w-measure text-ink-2 text-md text-pretty">
        {outlineOnly
          ? `${produced} will follow an outline. The outline is written first, for you to read and change.`
          : `${produced} will be written from your story: first an outline for each language, then every piece${campaign.brief.content_schedule ? ", then when to post them" : ""}. You can read and change what is finished while the rest is being written.`}
      </p>
      {campaign.can.generate ? (
        <>
          <Button
            variant="primary"
            size="lg"
            className="mt-2"
            data-tour="generate"
            icon={<PenNibIcon size={17} weight="fill" />}
            loading={isPending}
            onClick={() => void begin().catch(() => undefined)}
          >
            {outlineOnly ? "Generate outlines" : "Generate campaign"}
          </Button>
          <EstimateLine />
        </>
      ) : (
        <p className="text-ink-3">Texts appear here once somebody with permission starts writing.</p>
      )}
    </section>
  );
}

/** "Takes about 2 minutes with Aurora Large and costs about €0.74." Left out when nobody can tell. */
function EstimateLine() {
  const { brief } = useHub().campaign;
  const { languages, voice_id, content_schedule, generation_mode } = brief;
  const { data } = useEstimate({ story_length: countGraphemes(brief.main_story), languages, voice_id, content_schedule, generation_mode });
  if (!data) return <p className="h-5" aria-hidden />;
  const cost = data.cost && !data.is_offline ? `, ${formatCost(data)}` : "";
  return (
    <p className="text-ink-3 text-sm">
      {capital(formatDuration(data.seconds))} with {data.model}
      {cost}.{data.is_offline && ` ${offlineWords(languages.length)}`}
    </p>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
