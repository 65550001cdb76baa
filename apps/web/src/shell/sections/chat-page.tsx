import { Button, EmptyState } from "@copydesk/ui";
import { Link } from "react-router";
import { SectionFrame } from "./section-frame.tsx";

/** `/chat` and `/chat/{id}`. */
export default function ChatPage() {
  return (
    <SectionFrame title="AI Chat Agent">
      <EmptyState
        action={
          <Button asChild>
            <Link to="/">Go to Home</Link>
          </Button>
        }
      >
        Conversations with the agent are not part of this version. Texts can be written again, with a note, in their campaign.
      </EmptyState>
    </SectionFrame>
  );
}
