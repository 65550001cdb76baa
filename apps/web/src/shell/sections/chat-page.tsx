import { EmptyState } from "@copydesk/ui";
import { HomeButton } from "./plain-section-page.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** `/chat` and `/chat/{id}`. */
export default function ChatPage() {
  return (
    <SectionFrame title="AI Chat Agent">
      <EmptyState action={<HomeButton />}>
        Conversations with the agent are not part of this version. Texts can be written again, with a note, in their campaign.
      </EmptyState>
    </SectionFrame>
  );
}
