import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { notifyFailure } from "../../lib/stores/toast.ts";
import { useBlocks, useHubDialogs, useVersion } from "../hub-kit/index.ts";

/**
 * Opens the version that the address names (`?version=` beside the piece after `#`) to be read, as links to what was cited have
 * it. The selected one stands in its piece already. Which one is selected stays as it is; the address forgets the version then.
 */
export function useLinkedVersion(isShown: boolean): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { read } = useHubDialogs();
  const wanted = new URLSearchParams(search).get("version");
  const block = useBlocks().find(({ id }) => id === hash.slice(1));
  const isSelected = wanted !== null && block?.selected_version_id === wanted;
  const { data, error } = useVersion(isShown && !isSelected ? wanted : null);
  useEffect(() => {
    if (wanted === null || !isShown || !(isSelected || data || error)) return;
    const rest = new URLSearchParams(search);
    rest.delete("version");
    navigate({ search: rest.toString(), hash }, { replace: true });
    if (isSelected) return;
    if (error) notifyFailure(error);
    else if (data && block) read(block.id, data);
  }, [wanted, isShown, isSelected, data, error, block, search, hash, navigate, read]);
}
