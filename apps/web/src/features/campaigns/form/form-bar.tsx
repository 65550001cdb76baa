import { Button, Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { StampIcon } from "@phosphor-icons/react/dist/csr/Stamp";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { TourButton } from "../../../lib/tour-button.tsx";
import { useTemplateList } from "../api/use-templates.ts";
import { useFormStage } from "./form-context.ts";
import { isNew } from "./form-mode.ts";

interface FormBarProps {
  title: ReactNode;
  /** Where the arrow leads. */
  back: { to: string; label: string };
  /** Beside the title: where the draft is. */
  note: ReactNode;
  busy: boolean;
  onSave: () => void;
}

/** Title, draft and the quieter ways to go on; stays under the navigation bar. */
export function FormBar({ title, back, note, busy, onSave }: FormBarProps) {
  const { mode } = useFormStage();
  return (
    <div className="sticky top-14 z-10 flex h-13 items-center gap-2 border-line border-b bg-canvas px-4 md:gap-3 md:px-6">
      <Link
        to={back.to}
        aria-label={back.label}
        className="-ml-1.5 grid size-7 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-pressed hover:text-ink"
      >
        <CaretLeftIcon size={16} />
      </Link>
      <h1 className="-ml-1 truncate font-bold text-md tracking-[-0.01em]">{title}</h1>
      {note}
      <span className="ml-auto flex shrink-0 items-center gap-1.5">
        {isNew(mode) && <TemplateMenu />}
        {isNew(mode) && (
          <Button disabled={busy} onClick={onSave}>
            Save
          </Button>
        )}
        {isNew(mode) && <TourButton flow="campaign-create" flowId="new" />}
      </span>
    </div>
  );
}

const shown = 8;

/** The templates used last, and the way to all of them. What was typed stays in its draft. */
function TemplateMenu() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const templates = useTemplateList({ limit: shown }, { enabled: open });
  return (
    <Menu open={open} onOpenChange={setOpen}>
      <MenuTrigger>
        <Button variant="quiet" icon={<StampIcon size={15} />} aria-label="Start from a template">
          <span className="max-md:hidden">Start from a template</span>
        </Button>
      </MenuTrigger>
      <MenuContent className="w-72">
        {templates.isPending && <MenuLabel>Loading templates</MenuLabel>}
        {templates.isError && <MenuLabel>The templates could not be loaded.</MenuLabel>}
        {templates.data?.results.length === 0 && <MenuLabel>No templates yet</MenuLabel>}
        {templates.data?.results.map((template) => (
          <MenuItem key={template.id} onSelect={() => navigate(`/campaigns/add/${template.id}/template`)}>
            {template.name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => navigate("/campaigns/template")}>All templates</MenuItem>
      </MenuContent>
    </Menu>
  );
}
