import { expect, test } from "vitest";
import { callsInList } from "./calls-in-list.ts";

const textsOf = (list: string) => callsInList(list, "en").map(({ text }) => text);

test.each([
  [
    "goes on from the line above it",
    "As there are 80 seats, please register by 6 March:\n• by telephone on 01632 960417 or\n• by e-mail to office@bees.example, with your name.",
    [
      "As there are 80 seats, please register by 6 March by telephone on 01632 960417.",
      "As there are 80 seats, please register by 6 March by e-mail to office@bees.example, with your name.",
    ],
  ],
  [
    "is whole in itself",
    "What to do:\n1. Check the code.\n2. Order a new buckle at https://bees.example.",
    ["Order a new buckle at https://bees.example."],
  ],
  ["has no line above it that asks", "Ways:\n• online at https://bees.example", ["online at https://bees.example"]],
])("an item with an address %s", (_, list, calls) => expect(textsOf(list)).toEqual(calls));
