import { useState } from "react";
import { ActionButton } from "./action-link.tsx";
import { LinkIcon } from "./list-icons.tsx";

interface CopyLinkProps {
  /** The address on this site. */
  path: string;
  /** What to do if the browser does not allow copying. */
  refused: string;
}

/** A button that copies an address, and says so until the address changes. */
export function CopyLink({ path, refused }: CopyLinkProps) {
  const [result, setResult] = useState<{ path: string; words: string }>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(path, location.href).href);
      setResult({ path, words: "Link copied" });
    } catch {
      setResult({ path, words: refused });
    }
  }

  const words = result?.path === path ? result.words : undefined;
  return (
    <>
      <ActionButton icon={<LinkIcon />} onClick={() => void copy()}>
        {words ?? "Copy link"}
      </ActionButton>
      <span className="visually-hidden" role="status">
        {words}
      </span>
    </>
  );
}
