import type { ComponentProps } from "react";
import { Navigate, useParams } from "react-router";
import { whileEdited } from "../../../lib/query-options.ts";
import { forbidden, useKnownRight } from "../../../lib/rights.ts";
import { SettingsToCome } from "../../../lib/settings-form/settings-to-come.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { VoiceForm } from "./voice-form.tsx";

/** `/settings/voices/add` and `/settings/voices/{id}/edit` */
export default function VoiceFormPage() {
  const { id } = useParams();
  return id === undefined ? <NewVoice /> : <StoredVoice key={id} id={id} />;
}

function NewVoice() {
  const options = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  if (useKnownRight("voices.create") === false) throw forbidden();
  return (
    <>
      <title>New voice · Copydesk</title>
      {options.data ? <VoiceForm options={options.data} /> : <VoiceToCome query={options} />}
    </>
  );
}

function StoredVoice({ id }: { id: string }) {
  const voice = trpc.voices.get.useQuery({ id }, whileEdited);
  const options = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  if (voice.data && options.data) {
    // Whoever may only look is shown the page to look at.
    if (!voice.data.can_edit) return <Navigate to={`/settings/voices/${id}`} replace />;
    return (
      <>
        <title>{`Edit ${voice.data.name} · Copydesk`}</title>
        <VoiceForm voice={voice.data} options={options.data} />
      </>
    );
  }
  return <VoiceToCome query={[voice, options]} />;
}

const VoiceToCome = ({ query }: Pick<ComponentProps<typeof SettingsToCome>, "query">) => (
  <SettingsToCome
    query={query}
    noun="voice"
    title="This voice could not be loaded"
    lines={["w-80", "w-full", "w-2/3", "w-full", "w-full"]}
    className="md:px-6 xl:pl-12"
  />
);
