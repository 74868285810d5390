import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { EditorScreen } from "./editor-screen.tsx";
import "./editor.css";

createRoot(document.getElementById("editor")!).render(
  <StrictMode>
    <EditorScreen />
  </StrictMode>,
);
