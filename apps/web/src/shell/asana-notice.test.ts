import { asanaOutcomes } from "@copydesk/contracts";
import { expect, it } from "vitest";
import { asanaNotice } from "./asana-notice.ts";

it.each(asanaOutcomes)("says how it ended: %s", (outcome) => expect(asanaNotice(outcome)?.title).toEqual(expect.any(String)));

it.each([null, "", "constructor", "Connected", "<b>"])("says nothing for %j", (outcome) => expect(asanaNotice(outcome)).toBeNull());
