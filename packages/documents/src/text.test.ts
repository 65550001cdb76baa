import { expect, test } from "vitest";
import type { PartDocument } from "./document.ts";
import { samplePart, samplePiece } from "./testing.ts";
import { partText, pieceText } from "./text.ts";

const client = { campaign_name: "Spring launch", internal: false };
const colleague = { ...client, internal: true };

const piece = {
  ...samplePiece("en"),
  values: { subject: " Hello ", body: "First\n\nSecond", hashtags: ["#a", "", "#b"], left_over: "Old" },
};

test("a piece as text has a line for each label and its text below it", () => {
  expect(pieceText(piece, colleague)).toBe(
    "Spring launch\nLinkedIn post · English · version 3\n\nSubject\nHello\n\nBody\nFirst\n\nSecond\n\nHashtags\n#a\n#b\n\nleft_over\nOld\n",
  );
});

test("fields without text are left out", () => {
  expect(pieceText({ ...piece, values: { subject: "", body: "x", hashtags: [] } }, client)).not.toMatch(/Subject|Hashtags/);
});

const part = (content: PartDocument["content"]) => partText({ ...samplePart("de", content.kind), content }, colleague);

test("an outline as text has its parts under their names, and leaves out what is empty", () => {
  const outline = {
    title: "Der Kessel",
    summary: "Er hält.",
    audience: "",
    key_messages: ["Teile gibt es", "Lange"],
    sections: [{ heading: "Warum", points: ["Deshalb"] }],
    call_to_action: "Ansehen",
    facts: [],
    angles: [
      { channel: "linkedin-post", angle: "Fachlich" },
      { channel: "gone", angle: "Kurz" },
    ],
  };
  expect(part({ kind: "outline", outline })).toBe(
    "Spring launch\nGliederung · Deutsch · version 2\n\nDer Kessel\n\nEr hält.\n\nKernbotschaften\n- Teile gibt es\n- Lange\n\nWarum\n- Deshalb\n\nHandlungsaufforderung\nAnsehen\n\nBlickwinkel je Kanal\nLinkedIn post: Fachlich\ngone: Kurz\n",
  );
});

test("a schedule as text has its posts in order of time, with zone, channel and status", () => {
  const post = { id: "1", title: "Später", channel: "linkedin-post", date: "2026-03-10", time: "12:30", angle: "", reason: "" };
  const later = { ...post, status: "suggested" as const, locked: false, notes: "Bild fehlt" };
  const earlier = { ...later, id: "2", title: "Früher", time: "09:00", status: "confirmed" as const, reason: "Morgens", notes: "" };
  const plan = { time_zone: "Europe/Berlin", based_on: [], posts: [later, earlier], repairs: [] };
  expect(part({ kind: "schedule", plan })).toBe(
    "Spring launch\nZeitplan · Deutsch · version 2\n\nZeitzone: Europe/Berlin\n\n2026-03-10 09:00 · LinkedIn post · Confirmed\nFrüher\nMorgens\n\n2026-03-10 12:30 · LinkedIn post · Suggested\nSpäter\nBild fehlt\n",
  );
  expect(part({ kind: "schedule", plan: { ...plan, posts: [] } })).toContain("Noch kein Text.");
  const sent = partText({ ...samplePart("de", "schedule"), content: { kind: "schedule", plan } }, client);
  for (const secret of ["version", "Suggested", "Bild fehlt"]) expect(sent).not.toContain(secret);
  expect(sent).toContain("2026-03-10 09:00 · LinkedIn post\nFrüher\nMorgens");
});
