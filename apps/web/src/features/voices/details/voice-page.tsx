import type { FormOptions, VoiceDetail } from "@copydesk/contracts";
import { Button, Loading, Skeleton, Tab, TabList, TabPanel, Tabs } from "@copydesk/ui";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { PageFailure } from "../../../lib/page-failure.tsx";
import { BackLink } from "../../../lib/people/back-link.tsx";
import { formatMoment } from "../../../lib/time-words.ts";
import { trpc } from "../../../lib/trpc.ts";
import { VoiceExamples } from "../examples/voice-examples.tsx";
import { VoiceMenu } from "../list/voice-menu.tsx";
import { VoiceStatusMark } from "../list/voice-parts.tsx";
import { PreviewPanel } from "../preview/preview-panel.tsx";
import { RemoveVoiceDialog } from "../remove-voice-dialog.tsx";
import { countWritten, currentOf } from "../state/guides.ts";
import { useVoiceActions, type VoiceActions } from "../use-voice-actions.tsx";
import { formatCampaigns, formatGuides } from "../words/guide-words.ts";
import { GuideView } from "./guide-view.tsx";

/** `/settings/voices/{id}` */
export default function VoicePage() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const voice = trpc.voices.get.useQuery({ id });
  const options = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  const actions = useVoiceActions({ onRemoved: () => navigate("/settings/voices", { replace: true }) });
  const error = (!voice.data && voice.error) || (!options.data && options.error);
  if (error) {
    return <PageFailure query={[voice, options]} title="This voice could not be loaded" className="px-4 pt-8 md:px-6" />;
  }
  if (!voice.data || !options.data) {
    return (
      <Loading label="Loading the voice" className="grid gap-6 px-4 pt-8 md:px-6 xl:px-12">
        <Skeleton className="h-6 w-56" />
        <Skeleton className="w-2/3" />
        <Skeleton className="h-32 w-full" />
      </Loading>
    );
  }
  return (
    <>
      <title>{`${voice.data.name} · Copydesk`}</title>
      <VoiceView voice={voice.data} options={options.data} actions={actions} />
      <RemoveVoiceDialog dialog={actions.dialog} />
    </>
  );
}

interface VoiceViewProps {
  voice: VoiceDetail;
  options: FormOptions;
  actions: VoiceActions;
}

function VoiceView({ voice, options, actions }: VoiceViewProps) {
  const [open, setOpen] = useState<string | null>(null);
  const language = voice.languages.find(({ id }) => id === open) ?? voice.languages[0];
  const current = currentOf(voice);
  return (
    <div className="grid flex-1 xl:grid-cols-[minmax(0,1fr)_456px]">
      <div className="min-w-0 max-w-[1084px] px-4 pt-5 pb-20 md:px-6 xl:pl-12">
        <BackLink to="/settings/voices">Voices</BackLink>
        <VoiceHead voice={voice} actions={actions} />
        {language ? (
          <Tabs value={language.id} onValueChange={setOpen}>
            <div className="border-line border-b">
              <TabList aria-label="Languages">
                {voice.languages.map(({ id, code, native_name }) => (
                  <Tab key={id} value={id} detail={formatGuides(countWritten(current.styleGuides[id]))}>
                    <bdi lang={code}>{native_name}</bdi>
                  </Tab>
                ))}
              </TabList>
            </div>
            <TabPanel value={language.id}>
              {(current.styleGuides[language.id] ?? []).map((guide) => (
                <GuideView key={guide.key} guide={guide} language={language} channels={options.channels} />
              ))}
              <VoiceExamples voiceId={voice.id} language={language} channels={options.channels} readOnly />
            </TabPanel>
          </Tabs>
        ) : (
          <p className="border-line border-t py-6 text-ink-2 text-md">
            This voice has no style guide yet. Models only get its name and description.
          </p>
        )}
      </div>
      <aside aria-label="What the model is told" className="border-line bg-rail max-xl:border-t xl:border-l">
        <div className="flex flex-col xl:sticky xl:top-14 xl:h-[calc(100dvh-56px)]">
          <PreviewPanel
            voiceId={voice.id}
            voice={current}
            language={language}
            languages={voice.languages}
            onLanguage={setOpen}
            channels={options.channels}
            isDirty={false}
          />
        </div>
      </aside>
    </div>
  );
}

function VoiceHead({ voice, actions }: { voice: VoiceDetail; actions: VoiceActions }) {
  const facts = [
    voice.is_default && "Default voice",
    voice.campaign_count > 0 ? formatCampaigns(voice.campaign_count) : "not used yet",
    `changed ${formatMoment(voice.updated_at)}${voice.updated_by ? ` by ${voice.updated_by.name}` : ""}`,
  ];
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3 pt-3 pb-5">
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="font-title text-lg tracking-title">
          <bdi className="wrap-anywhere">{voice.name}</bdi>
        </h1>
        {voice.description && (
          <p className="mt-1 max-w-measure text-base text-ink-2 whitespace-pre-line wrap-anywhere">
            <bdi>{voice.description}</bdi>
          </p>
        )}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-3 text-xs">
          <VoiceStatusMark status={voice.status} />
          {facts.filter(Boolean).join(", ")}
        </p>
      </div>
      <div className="flex items-center gap-2">
        {voice.can_edit && (
          <Button size="page" asChild>
            <Link to={`/settings/voices/${voice.id}/edit`}>
              <PencilSimpleIcon size={15} aria-hidden />
              Edit
            </Link>
          </Button>
        )}
        <VoiceMenu voice={voice} actions={actions} onPage className="size-[34px]" />
      </div>
    </header>
  );
}
