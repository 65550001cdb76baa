import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const ferry = `The last rope ferry of the county gets a second life
First crossing on Saturday 9 May from the steps at Hollin Quay

For more than a hundred years the people of Hollin and of Marley, who have a river between them and eleven miles of road around it, crossed on a flat boat that one man pulled along a rope, until the flood of 2023 took the rope, the landing steps and, as everybody thought at the time, the will of the two parish councils to ever pay for any of it again.

The hull was mended by volunteers in the yard at Hollin Quay, where it stood between two barns for three winters under a sheet that the school had painted with fish, and where anybody who came to look was handed a brush.

We need three people on every Sunday, 66 in all, and nobody needs to have pulled a rope before.

If you can spare a Sunday, please put your name down by Friday 10 April at https://hollinferry.example/crew or ring the lock house on 01632 960 118.`;

test("a script has the day that only the second line names", () =>
  expect(String(askContent({ language: "en", story: ferry }, "tiktok").values.script)).toContain("First crossing on Saturday 9 May"));
