import { Button, EmptyState } from "@copydesk/ui";
import { Link } from "react-router";
import { useApp } from "../../lib/stores/app.ts";
import { type PlainSection, plainSections } from "./plain-sections.ts";
import { SectionFrame } from "./section-frame.tsx";

export function PlainSectionPage({ code }: { code: PlainSection }) {
  const title = useApp((state) => state.modules?.find((module) => module.module_code === code)?.module_title);
  return (
    <SectionFrame title={title ?? ""}>
      <EmptyState action={<HomeButton />}>{plainSections[code]}</EmptyState>
    </SectionFrame>
  );
}

export function HomeButton() {
  return (
    <Button asChild>
      <Link to="/">Go to Home</Link>
    </Button>
  );
}
