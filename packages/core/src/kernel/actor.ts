import type { Grants, TokenAccess } from "@copydesk/contracts";

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

/** Whoever asks, with what they may do. Made from the session or the personal token at every request. */
export interface Actor extends Identity {
  /** Of the session or the personal token; empty where neither is. */
  sessionId: string;
  /** When it ends, however it is used, in milliseconds; absent where it has no such end. */
  endsAt?: number;
  origin: Origin;
  /** The personal token that the call came with; absent for people who signed in. */
  token?: { access: TokenAccess };
}

/** Where a call came from, for logs. */
export interface Origin {
  address: string;
  userAgent: string;
  requestId: string;
  source: "web" | "rest" | "chat" | "job";
}
