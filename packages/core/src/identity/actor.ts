import type { Grants } from "@copydesk/contracts";

/** What a person is and may do, whatever they ask for. */
export interface Identity {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  profilePic: string | null;
  isSso: boolean;
  timezone: string;
  roleNames: string[];
  grants: Grants;
  /** Active teams the person is in, and those of them in which they may edit. */
  teamIds: string[];
  editTeamIds: string[];
}

/** Whoever asks, with what they may do. Made from the session at every request. */
export interface Actor extends Identity {
  sessionId: string;
  origin: Origin;
}

/** Where a call came from, for logs. */
export interface Origin {
  address: string;
  userAgent: string;
  requestId: string;
  source: "web" | "rest" | "chat" | "job";
}
