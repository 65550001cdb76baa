const pauses = [2_000, 5_000, 15_000, 30_000] as const;

/** Milliseconds before unsaved text is sent again, after so many failures in a row and at least as long as the server asked for. */
export const sendAgainAfter = (failures: number, retryAfter: number | null = null): number =>
  Math.max(pauses[Math.min(failures, pauses.length - 1)] ?? 30_000, (retryAfter ?? 0) * 1_000);

const waiting = new Set<() => void>();

/**
 * Calls back when what could not be sent may work now: the network is back, the tab is shown again, or `tellChance`.
 * @returns how to call it off.
 */
export function onChance(send: () => void): () => void {
  const onSeen = () => void (document.visibilityState === "visible" && send());
  addEventListener("online", send);
  document.addEventListener("visibilitychange", onSeen);
  waiting.add(send);
  return () => {
    removeEventListener("online", send);
    document.removeEventListener("visibilitychange", onSeen);
    waiting.delete(send);
  };
}

/** Somebody knows that the server answers again. */
export function tellChance(): void {
  for (const send of waiting) send();
}
