import "./first.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followTheme } from "./lib/theme.ts";
import { App } from "./shell/app.tsx";
import { steadyPresses } from "./shell/steady-presses.ts";
import "./styles.css";

followTheme();
steadyPresses();
const root = document.getElementById("root");
if (root) {
  // The router reports what its boundaries catch; without this React would log the same once more.
  createRoot(root, { onCaughtError: () => {} }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
