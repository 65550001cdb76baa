const fields = [
  "input:not([type=hidden]):not([readonly])",
  "textarea:not([readonly])",
  "select",
  "[contenteditable=true]",
  ...["combobox", "checkbox", "radio", "switch", "radiogroup"].map((role) => `[role=${role}]`),
].join(",");

/**
 * Where a dialog begins: at its first field; else, where it only asks, at its first answer; else at itself or at what scrolls in it, so
 * that the first Escape is the dialog's own and not that of a hint that opened with it. A field that comes while nobody has moved on
 * takes the focus then.
 */
export function beginIn(content: HTMLElement | null): void {
  if (!content || toFirstField(content)) return;
  const body = content.querySelector<HTMLElement>("[data-dialog-body]");
  const asks = body === null && content.querySelector<HTMLElement>("[data-dialog-foot] button:enabled");
  const start = asks || (body?.tabIndex === 0 ? body : content);
  start.focus({ preventScroll: true });
  if (body) whenFieldsCome(content, start);
}

function toFirstField(content: HTMLElement): boolean {
  const body = content.querySelector("[data-dialog-body]");
  const first = [...(body?.querySelectorAll<HTMLElement>(fields) ?? [])].find(
    (field) => field.tabIndex >= 0 && !field.matches(":disabled") && field.checkVisibility(),
  );
  first?.focus();
  return first !== undefined;
}

/** Until then, or until somebody has gone elsewhere or the dialog is closed. */
function whenFieldsCome(content: HTMLElement, start: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (document.activeElement !== start || !content.isConnected || toFirstField(content)) observer.disconnect();
  });
  observer.observe(content, { childList: true, subtree: true });
}
