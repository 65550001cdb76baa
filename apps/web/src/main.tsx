import "./first.ts";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { isDrawn, releaseDrawing } from "./lib/page-answers.ts";
import { followTheme } from "./lib/theme.ts";
import { type App, startApp } from "./shell/app.tsx";
import { steadyPresses } from "./shell/steady-presses.ts";
import "./styles.css";

followTheme();
steadyPresses();
if (isDrawn)
  // By itself: whoever scrolls what the server has drawn is answered in between. It is not taken away for a skeleton.
  setTimeout(() => {
    try {
      const app = startApp();
      void app.untilFirstScreen.then(() => begin(app));
    } catch (error) {
      releaseDrawing();
      throw error;
    }
  });
else begin(startApp());

function begin({ element }: App): void {
  const root = document.getElementById("root");
  if (!root) return;
  const app = <StrictMode>{element}</StrictMode>;
  // The router reports what its boundaries catch; without this React would log the same once more.
  const drawing = createRoot(root, { onCaughtError: () => {} });
  // What can be read already is drawn anew bit by bit, and may be scrolled meanwhile.
  if (isDrawn) startTransition(() => drawing.render(app));
  else drawing.render(app);
}
