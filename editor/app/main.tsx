import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { enter } from "./access.ts";
import { ClosedPage } from "./closed-page.tsx";
import { EditorScreen } from "./editor-screen.tsx";
import "./editor.css";

const isOpen = await enter();
createRoot(document.getElementById("editor")!).render(
  <StrictMode>{isOpen ? <EditorScreen /> : <ClosedPage />}</StrictMode>,
);
