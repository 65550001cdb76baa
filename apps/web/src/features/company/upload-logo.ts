import { type ErrorBody, peopleLimits } from "@copydesk/contracts";
import { endSession } from "../../lib/session-ended.ts";
import { readToken } from "../../lib/session-token.ts";

export const logoTypes = ["image/png", "image/jpeg", "image/webp"];

/** Why a file cannot become the logo, before anything is sent; null when it may. */
export function problemOf(file: Pick<File, "type" | "size">): string | null {
  if (!logoTypes.includes(file.type)) return "Choose a picture that is a PNG, JPEG or WebP.";
  if (file.size > peopleLimits.pictureBytes) return "This picture is larger than 2 MB. Choose a smaller one.";
  return null;
}

/**
 * Sends a picture and answers the logo's address.
 * @throws an error as the tRPC client throws it.
 */
export async function uploadLogo(file: File): Promise<string> {
  const headers = { "Content-Type": file.type, Authorization: `Token ${readToken()}` };
  const response = await fetch("/api/company/logo", { method: "POST", headers, body: file });
  if (response.ok) return ((await response.json()) as { logo: string }).logo;
  if (response.status === 401) endSession();
  const { code, error, request_id }: ErrorBody = await response.json();
  throw Object.assign(new Error(error), { data: { app_code: code, request_id } });
}
