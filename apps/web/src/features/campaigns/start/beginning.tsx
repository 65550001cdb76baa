import { Button, cn, EmptyState, Mark, Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { Link } from "react-router";
import { useRight } from "../../../lib/rights.ts";
import { NewCampaignButton } from "../list/new-campaign-button.tsx";
import { samples } from "./samples.ts";
import type { StartStep } from "./start-steps.ts";
import type { Start } from "./use-start.ts";
import { useTrySample } from "./use-try-sample.ts";

/** Where no campaign is yet: what to do first, or, once that is done or put away, how to begin one. Loads where it is needed. */
export default function Beginning({ steps, ...start }: Start) {
  return steps ? <GettingStarted {...start} steps={steps} /> : <NoCampaign isOffline={start.isOffline} />;
}

function NoCampaign({ isOffline }: { isOffline: boolean }) {
  const mayCreate = useRight("campaigns.create");
  const begin = mayCreate && (
    <span data-begins className="flex flex-wrap items-center gap-2">
      <NewCampaignButton />
      <SampleMenu />
    </span>
  );
  return (
    <EmptyState action={begin}>
      Campaigns you write will be listed here. Start with one story.
      {mayCreate && isOffline && " No model is connected, so texts are offline drafts."}
    </EmptyState>
  );
}

/** One button is filled: the story. */
function GettingStarted({ steps, isOffline, note }: Omit<Start, "steps" | "isKnown"> & { steps: StartStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section data-begins aria-labelledby="getting-started" className="mt-4 max-w-[760px] rounded-xl border border-line bg-raised">
      <header className="flex items-start gap-3 px-4 pt-4 pb-3 md:px-6 md:pt-5">
        <div className="min-w-0 flex-1">
          <h2 id="getting-started" className="font-bold text-md">
            From one story to a whole campaign
          </h2>
          <p className="mt-1 text-base text-ink-2">
            {done} of {steps.length} done
            {isOffline && ". No model is connected, so texts are offline drafts"}.
          </p>
        </div>
        <Button variant="quiet" size="sm" onClick={() => note("dismissed")}>
          Dismiss
        </Button>
      </header>
      <ol>
        {steps.map((step) => (
          <Step key={step.id} step={step} note={note} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, note }: { step: StartStep; note: Start["note"] }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2.5 border-line border-t px-4 py-3.5 md:px-6">
      <Mark kind={step.isDone ? "ready" : "draft"} size={18} className="self-start md:mt-0.5" />
      <span className="min-w-0 flex-1 basis-52">
        <span className={cn("block font-medium text-base", step.isDone && "text-ink-3")}>
          {step.title}
          <span className="sr-only">{step.isDone ? ", done" : ", not done yet"}</span>
        </span>
        {!step.isDone && <span className="block text-ink-2 text-sm">{step.text}</span>}
      </span>
      {!step.isDone && (
        <span className="flex items-center gap-2 max-md:w-full md:flex-wrap max-md:flex-row-reverse max-md:flex-wrap-reverse max-md:justify-end max-md:pl-[30px]">
          {step.id === "campaign" && <SampleMenu />}
          {step.id === "model" && (
            <Button variant="quiet" onClick={() => note("offline")}>
              Stay with offline drafts
            </Button>
          )}
          <Button asChild variant={step.id === "campaign" ? "primary" : "default"}>
            <Link to={step.to} onClick={() => step.id === "voice" && note("voice")}>
              {step.label}
            </Link>
          </Button>
        </span>
      )}
    </li>
  );
}

/** Three stories of ours: choosing one makes a real campaign of it. */
function SampleMenu() {
  const { trySample, isPending } = useTrySample();
  return (
    <Menu>
      <MenuTrigger>
        <Button loading={isPending} trailing={<CaretDownIcon size={11} weight="bold" className="text-glyph" />}>
          Try with a sample story
        </Button>
      </MenuTrigger>
      <MenuContent align="start" className="max-w-[min(340px,calc(100vw-32px))]">
        {samples.map(({ name, kind }) => (
          <MenuItem key={name} onSelect={() => void trySample(name)} className="h-auto py-2">
            <span className="grid gap-0.5 whitespace-normal">
              <span className="font-medium">{name}</span>
              <span className="text-ink-3 text-xs">{kind}</span>
            </span>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
