import "./editor.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { enter } from "./access.ts";
import { EditorScreen } from "./editor-screen.tsx";

const isOpen = await enter();
createRoot(document.getElementById("editor")!).render(
  <StrictMode>{isOpen ? <EditorScreen /> : <ClosedPage />}</StrictMode>,
);

/** Shown in a browser without the key of the editor's current run. */
function ClosedPage() {
  return (
    <main className="closed-page">
      <h1>This browser has no access to the editor</h1>
      <p>Open the editor with the address that was printed when it started. The address ends with a key.</p>
      <ol>
        <li>
          Find the terminal window in which the editor was started. One line begins with “The editor is at
          http://127.0.0.1”.
        </li>
        <li>Copy the whole address in that line, from “http” to the end of the key.</li>
        <li>Paste it into the address bar of this browser, and press Enter.</li>
      </ol>
      <p>
        If that window has been closed, the editor has stopped. Start it again as before, or ask the person who set up
        the website. Saved changes are kept.
      </p>
    </main>
  );
}
