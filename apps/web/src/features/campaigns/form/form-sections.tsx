import type { PlaceholderValues } from "./brief/placeholders.ts";
import { useFormStage } from "./form-context.ts";
import { ChannelsSection } from "./sections/channels-section.tsx";
import { DatesSection } from "./sections/dates-section.tsx";
import { DetailsSection } from "./sections/details-section.tsx";
import { FillInSection } from "./sections/fill-in-section.tsx";
import { LanguagesSection } from "./sections/languages-section.tsx";
import { ModeSection } from "./sections/mode-section.tsx";
import { NameSection } from "./sections/name-section.tsx";
import { ObjectivesSection } from "./sections/objectives-section.tsx";
import { PrivacySection } from "./sections/privacy-section.tsx";
import { ScheduleSection } from "./sections/schedule-section.tsx";
import { VoiceSection } from "./sections/voice-section.tsx";
import { StorySection } from "./story/story-section.tsx";

/** The sections in the order of the guided tour. */
export function FormSections({ onFill }: { onFill: (values: PlaceholderValues) => void }) {
  const { mode, source } = useFormStage();
  const { template } = source;
  return (
    <>
      {mode.kind === "template-create" && template && template.placeholders.length > 0 && (
        <FillInSection names={template.placeholders} template={template.values} initial={source.placeholders} onFill={onFill} />
      )}
      <NameSection />
      <StorySection />
      <ObjectivesSection />
      <DatesSection />
      <VoiceSection />
      <PrivacySection />
      <ModeSection />
      <LanguagesSection />
      <ChannelsSection />
      <DetailsSection />
      <ScheduleSection />
    </>
  );
}
