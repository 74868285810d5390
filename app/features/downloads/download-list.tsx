import type { DownloadFile } from "./product-files.ts";

/** Files to download, each with its kind and size. */
export function DownloadList({ files }: { files: readonly DownloadFile[] }) {
  return (
    <ul className="downloads">
      {files.map(({ name, what, href }) => (
        <li key={href}>
          <a className="downloads__row" href={href} download>
            {name}
            <span className="downloads__what">{what}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
