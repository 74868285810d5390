import { useState } from "react";
import { LinkIcon } from "#app/ui/list-icons.tsx";

/** Copies the address of the comparison. Where the browser does not let the site copy, it says where the address stands. */
export function CopyLink({ path }: { path: string }) {
  const [said, setSaid] = useState<{ path: string; words: string }>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${location.origin}${path}`);
      setSaid({ path, words: "Link copied" });
    } catch {
      setSaid({ path, words: "Copy it from the address bar" });
    }
  }

  const words = said?.path === path ? said.words : undefined;
  return (
    <>
      <button type="button" className="action-link action-link--line" onClick={() => void copy()}>
        <span>{words ?? "Copy link"}</span>
        <LinkIcon />
      </button>
      <span className="visually-hidden" role="status">
        {words}
      </span>
    </>
  );
}
