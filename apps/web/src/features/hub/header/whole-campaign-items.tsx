import { useNavigate } from "react-router";
import { CommandItems, deleteDescription, deleteTitle, useCampaignCommands } from "../../campaigns/index.ts";
import { useBlocks, useHub, useHubDialogs } from "../../hub-kit/index.ts";

/** Duplicate, archive, delete: what a campaign has in its row of the list, too. */
export function WholeCampaignItems() {
  const { campaign, languages } = useHub();
  const blocks = useBlocks();
  const { ask } = useHubDialogs();
  const navigate = useNavigate();
  const actions = useCampaignCommands();
  const { id, status, can, brief } = campaign;
  const item = { id, status, can, name: brief.name };

  function remove() {
    const progress = { total: blocks.filter((block) => block.kind !== "schedule").length };
    const doomed = [{ name: brief.name, progress, languages: languages.map((one) => one.code) }];
    ask({
      title: deleteTitle(doomed),
      description: deleteDescription(doomed),
      confirmLabel: "Delete",
      destructive: true,
      onConfirm: async () => (await actions.remove([item])) && navigate("/campaigns"),
    });
  }
  return <CommandItems campaign={item} actions={actions} onRemove={remove} />;
}
