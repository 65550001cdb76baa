/**
 * The time zone of the person who is signed in: the one of their profile, on every device and in every screen; the
 * browser's own until it is known. A schedule has the zone of its campaign.
 */
export function createOwnZone() {
  let zone: string | undefined;
  return {
    get: (): string => zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    set(given: string): void {
      if (isZone(given)) zone = given;
    },
    forget(): void {
      zone = undefined;
    },
  };
}

/** Some browsers do not know every zone that a server knows. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

/** The one of this tab. */
export const ownZone = createOwnZone();
