import { type ErrorBody, peopleLimits } from "@copydesk/contracts";
import { endSession } from "../../../lib/session-ended.ts";
import { readToken } from "../../../lib/session-token.ts";
import type { Crop } from "./crop.ts";

export const photoTypes = ["image/png", "image/jpeg", "image/webp"];

/** Why a file cannot become a photo, before anything is sent; null when it may. */
export function problemOf(file: File): string | null {
  if (!photoTypes.includes(file.type)) return "Choose a picture that is a PNG, JPEG or WebP.";
  if (file.size > peopleLimits.pictureBytes) return "This picture is larger than 2 MB. Choose a smaller one.";
  return null;
}

/**
 * Sends the chosen part of a picture and answers the new photo's address.
 * @throws an error as the tRPC client throws it.
 */
export async function uploadPhoto(file: File, { x, y, size }: Crop): Promise<string> {
  const query = new URLSearchParams({ x: String(x), y: String(y), size: String(size) });
  const response = await fetch(`/api/users/profile/photo?${query}`, {
    method: "POST",
    headers: { "Content-Type": file.type, Authorization: `Token ${readToken()}` },
    body: file,
  });
  if (response.ok) return ((await response.json()) as { profile_pic: string }).profile_pic;
  if (response.status === 401) endSession();
  const { code, error, request_id }: ErrorBody = await response.json();
  throw Object.assign(new Error(error), { data: { app_code: code, request_id } });
}
