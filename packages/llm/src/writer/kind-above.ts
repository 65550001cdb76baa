import { asksFor, wordsOf } from "./reader/asks-for.ts";
import { type ActionKind, actionKinds } from "./reader/call-words/kinds.ts";
import type { Call } from "./reader/calls.ts";
import { saysYours } from "./reader/leans-alone.ts";
import type { Story } from "./reader/read-story.ts";

/** Kinds that say only where readers turn, and not what for. */
const turnsOnly: ReadonlySet<ActionKind> = new Set(["contact", "read", "visit"]);

/**
 * A call that only sends readers to a site or a telephone, as what the sentence before it in its paragraph asks for: “Booking ends on 30 June. Do
 * it by telephone or at …” asks to book.
 */
export function withKindAbove(call: Call, { sentences }: Pick<Story, "sentences">, language: string): Call {
  const visit = appointmentAbove(call, sentences[call.index - 1]?.text ?? "", language);
  if (visit !== null) return { ...call, label: visit };
  const more = wordsOf(call.text, language).read?.labelFor(call.text) ?? null;
  const isOwn = call.words !== null || (call.kind === null ? call.label !== null && call.label !== more : !turnsOnly.has(call.kind));
  const above = sentences[call.index]?.isOpening === false ? sentences[call.index - 1] : undefined;
  if (isOwn || call.address === null) return call;
  const asked = above === undefined || above.hasQuote || above.hasLink ? [] : asksFor(above.text, language);
  const kind = actionKinds.find((one) => asked.includes(one) && !turnsOnly.has(one) && one !== "send" && one !== "return");
  const label = kind === undefined ? undefined : wordsOf(above?.text ?? "", language)[kind]?.labelFor(above?.text ?? "");
  return kind === undefined || label === undefined ? call : { ...call, kind, label };
}

const appointments: Readonly<Record<string, { noun: RegExp; label: string }>> = {
  el: { noun: /ραντεβού/iu, label: "Κλείσιμο ραντεβού" },
  en: { noun: /\bappointments?\b/iu, label: "Book an appointment" },
  fr: { noun: /rendez-vous/iu, label: "Prendre rendez-vous" },
  es: { noun: /(?<!\p{L})citas?(?!\p{L})/iu, label: "Pedir cita" },
};

/** “An appointment is needed. Book yours by …”: what is booked, which the call only points to; null where it says itself what. */
function appointmentAbove({ kind, text, words }: Call, above: string, language: string): string | null {
  const known = appointments[language];
  return kind === "book" && words === null && saysYours.test(text) && known?.noun.test(above) ? known.label : null;
}
