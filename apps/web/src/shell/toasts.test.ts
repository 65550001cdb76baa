import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toastDuration } from "@copydesk/ui";
import { expect, it } from "vitest";

it("a notice stands for 2 500 ms, and none for a time of its own", () => {
  expect(toastDuration).toBe(2_500);
  const parts = join(import.meta.dirname, "../../../../packages/ui/src/parts");
  const toaster = readFileSync(join(parts, "toaster.tsx"), "utf8");
  expect(toaster.match(/\bduration=\{\w+\}/g)).toEqual(["duration={toastDuration}"]);
  // Whoever shows notices has no other way than this one.
  const source = join(import.meta.dirname, "..");
  const showing = globSync("**/*.tsx", { cwd: source }).filter((file) => readFileSync(join(source, file), "utf8").includes("<Toaster"));
  expect(showing).toEqual(["shell/toasts.tsx"]);
});
