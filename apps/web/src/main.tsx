import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followTheme } from "./lib/theme.ts";
import { App } from "./shell/app.tsx";
import "./styles.css";

followTheme();
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
