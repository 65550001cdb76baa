import { useEffect, useMemo, useRef } from "react";

/**
 * Gives the focus back to what opened a dialog or drawer. Radix does so only for triggers of its own; ours are opened by
 * any button or menu item through state.
 */
export function useOpener(open: boolean): (event?: Event) => void {
  // Read while rendering: once the dialog stands, the menu that it was chosen from is gone.
  const found = useMemo(() => (open ? openerOf(document.activeElement) : null), [open]);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (found) opener.current = found;
  }, [found]);
  return (event) => {
    event?.preventDefault();
    opener.current?.focus();
  };
}

/** The element itself, or the trigger of the menu that it is an item of. */
function openerOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : element;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
