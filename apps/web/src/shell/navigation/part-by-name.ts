export interface FoundCampaign {
  id: string;
  name: string;
  description: string;
}

/** Rows of each kind. */
const most = 6;

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Campaigns whose names have all of what was typed, those whose name begins with it first; and the others, which have it in their
 * description or story. Their order is kept otherwise.
 */
export function partByName<C extends Pick<FoundCampaign, "name">>(found: readonly C[], typed: string): { named: C[]; others: C[] } {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const isNamed = ({ name }: C) => wanted.every((word) => fold(name).includes(word));
  const begins = ({ name }: C) => Number(fold(name).startsWith(wanted.join(" ")));
  const named = found.filter(isNamed).sort((one, other) => begins(other) - begins(one));
  return { named: named.slice(0, most), others: found.filter((one) => !isNamed(one)).slice(0, most) };
}
