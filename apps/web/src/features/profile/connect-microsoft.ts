import type { ErrorBody } from "@copydesk/contracts";
import { readToken } from "../../lib/session-token.ts";
import { notifyFailure } from "../../lib/stores/toast.ts";

/** Leaves for Microsoft's page, to come back with an account for whoever is signed in. Says it when that is not possible. */
export async function connectMicrosoft(setLeaving: (leaving: boolean) => void): Promise<void> {
  setLeaving(true);
  try {
    window.location.assign(await begin());
  } catch (error) {
    notifyFailure(error);
    setLeaving(false);
  }
}

/** Asks with the token, so that no other site can begin it. */
async function begin(): Promise<string> {
  const response = await fetch("/api/auth/microsoft/initiate", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Token ${readToken()}` },
    body: JSON.stringify({ redirect: "/profile" }),
  });
  if (response.ok) return ((await response.json()) as { address: string }).address;
  const { code, error, request_id }: ErrorBody = await response.json();
  throw Object.assign(new Error(error), { data: { app_code: code, request_id } });
}
