import { channelLimits, type ErrorBody } from "@copydesk/contracts";
import { endSession } from "../../../lib/session-ended.ts";
import { readToken } from "../../../lib/session-token.ts";

export const iconTypes = ["image/png", "image/webp"];

/** Why a file cannot become an icon, before anything is sent; null when it may. */
export function problemOf(file: Pick<File, "type" | "size">): string | null {
  if (!iconTypes.includes(file.type)) return "Choose a picture that is a PNG or WebP.";
  if (file.size > channelLimits.iconBytes) return "This picture is larger than 256 KB. Choose a smaller one.";
  return null;
}

/**
 * Sends a picture and answers its address; the channel has it once it is saved.
 * @throws an error as the tRPC client throws it.
 */
export async function uploadIcon(file: File): Promise<string> {
  const headers = { "Content-Type": file.type, Authorization: `Token ${readToken()}` };
  const response = await fetch("/api/channels/icons", { method: "POST", headers, body: file });
  if (response.ok) return ((await response.json()) as { icon: string }).icon;
  if (response.status === 401) endSession();
  const { code, error, request_id }: ErrorBody = await response.json();
  throw Object.assign(new Error(error), { data: { app_code: code, request_id } });
}
