import { Button, Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { StampIcon } from "@phosphor-icons/react/dist/csr/Stamp";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTemplateList } from "../api/use-template-list.ts";

const shown = 8;

/** The templates used last, and the way to all of them. What was typed stays in its draft. */
export function TemplateMenu() {
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
