import { expect, test } from "vitest";
import { withoutFormula } from "./notice-formulas.ts";

test.each([
  ["This is to inform all residents of Mill Lane that the water is turned off on 3 May.", "The water is turned off on 3 May."],
  ["Nous vous informons que la piscine sera fermée du 3 au 7 mai pour travaux.", "La piscine sera fermée du 3 au 7 mai pour travaux."],
  ["Повідомляємо мешканців Садової, що 3 травня вода буде відключена до вечора.", "3 травня вода буде відключена до вечора."],
  [
    "Si comunica alla cittadinanza che il mercato del 3 maggio si sposta in piazza Dante.",
    "Il mercato del 3 maggio si sposta in piazza Dante.",
  ],
  [
    "এতদ্বারা সর্বসাধারণের অবগতির জন্য জানানো যাচ্ছে যে, আগামী ১১ ডিসেম্বর উচ্চ বিদ্যালয় মাঠে চক্ষু শিবির অনুষ্ঠিত হবে।",
    "আগামী ১১ ডিসেম্বর উচ্চ বিদ্যালয় মাঠে চক্ষু শিবির অনুষ্ঠিত হবে।",
  ],
  ["सभी सदस्यों को सूचित किया जाता है कि वार्षिक सभा रविवार, 3 मई को सामुदायिक भवन में होगी।", "वार्षिक सभा रविवार, 3 मई को सामुदायिक भवन में होगी।"],
])("%s", (line, matter) => {
  expect(withoutFormula(["", line, "More."])).toEqual(["", matter, "More."]);
});

test.each(["We informed the council that we will leave in May, and it agreed to that.", "This is to inform you that we moved."])(
  "a sentence that tells what somebody said, or too little without it, stays: %s",
  (line) => {
    expect(withoutFormula([line])).toEqual([line]);
  },
);
