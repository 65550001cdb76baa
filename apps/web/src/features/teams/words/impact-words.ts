import type { TeamImpact } from "@copydesk/contracts";

const campaigns = (count: number) => `${count} ${count === 1 ? "campaign" : "campaigns"}`;

/**
 * What becomes of campaigns shared with a team: "3 campaigns become private: only their owners see them. 2 campaigns stay
 * shared with other teams."
 */
export function formatImpact({ become_private, stay_shared }: TeamImpact): string {
  if (become_private + stay_shared === 0) return "No campaign is shared with it.";
  const lost =
    become_private > 0
      ? `${campaigns(become_private)} ${become_private === 1 ? "becomes private: only its owner sees it." : "become private: only their owners see them."}`
      : "";
  const kept = stay_shared > 0 ? `${campaigns(stay_shared)} ${stay_shared === 1 ? "stays" : "stay"} shared with other teams.` : "";
  return [lost, kept].filter(Boolean).join(" ");
}
