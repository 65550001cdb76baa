import { AppError } from "@copydesk/contracts";
import express, { type RequestHandler } from "express";

/** Nothing that Copydesk reads is deeper than a text with lists in lists. */
const deepest = 200;

/**
 * Reads a body of JSON of up to 1 MB; one that is nested so deep that walking through it could break is refused. So is a
 * compressed one: five kilobytes can be as many megabytes, and nobody has to send us little.
 */
export const jsonBody = (): RequestHandler =>
  express.json({
    limit: "1mb",
    inflate: false,
    verify: (_request, _response, bytes) => {
      if (depthOf(bytes) > deepest) throw new AppError("BAD_REQUEST", `This JSON is nested more than ${deepest} levels deep.`);
    },
  });

const [quote, backslash] = ['"', "\\"].map((one) => one.charCodeAt(0));
const opening = new Set(["[", "{"].map((one) => one.charCodeAt(0)));
const closing = new Set(["]", "}"].map((one) => one.charCodeAt(0)));

/** Levels of lists and objects in JSON, which is in UTF-8: no byte of a longer character looks like one of these. */
function depthOf(bytes: Buffer): number {
  let depth = 0;
  let most = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (inText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (opening.has(byte)) {
      depth += 1;
      if (depth > most) most = depth;
    } else if (closing.has(byte)) depth -= 1;
  }
  return most;
}
