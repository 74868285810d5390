import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { FileSummary } from "./api.ts";
import { FoundTexts } from "./found-texts.tsx";
import { advanced, groupFiles } from "./groups.ts";
import { useMedia } from "./use-media.ts";

interface FileListProps {
  files: readonly FileSummary[];
  /** The path of the open file, or the address of the open screen. */
  open: string | undefined;
}

/** Data edited as tables rather than file by file. */
const tables = [
  { address: "projects", title: "Projects" },
  { address: "figures", title: "Figures in bulk" },
];

/** The actions for a whole group. */
function actionsOf(category: string | undefined, title: string): { address: string; label: string; about?: string }[] {
  if (category) {
    return [
      { address: `add/${category}`, label: "Add a product", about: ` to ${title}` },
      { address: `order/${category}`, label: "Change the order", about: ` of ${title}` },
    ];
  }
  return ordersOf[title] ?? [];
}

const ordersOf: Readonly<Record<string, { address: string; label: string }[]>> = {
  Pages: [
    { address: "order/menu", label: "Change the order of the menu" },
    { address: "order/footer", label: "Change the order of the footer" },
  ],
  Categories: [
    { address: "order/categories", label: "Change the order" },
    { address: "order/home", label: "Change the order on the home page" },
  ],
};

/** The list of everything that can be edited. */
export function FileList({ files, open }: FileListProps) {
  const [sought, setSought] = useState("");
  const [known, setKnown] = useState(files);
  const [formerlyOpen, setFormerlyOpen] = useState(open);
  if (formerlyOpen !== open) {
    setFormerlyOpen(open);
    // Going back clears the search.
    if (open === undefined) setSought("");
  }
  const groups = groupFiles(files, sought);
  const isWide = useMedia("(min-width: 768px)");
  if (known !== files) {
    setKnown(files);
    // A newly added file is shown, despite an active search.
    const isHidden = ({ path }: FileSummary) => !groups.some((group) => group.files.some((file) => file.path === path));
    const added = files.filter(({ path }) => !known.some((file) => file.path === path));
    if (known.length > 0 && added.some(isHidden)) setSought("");
  }
  return (
    <nav className="file-list" aria-label="Content">
      <div className="text-field file-list__search">
        <label htmlFor="file-search">Find a product, page or text</label>
        <input
          id="file-search"
          type="search"
          className="text-field__control"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      {!sought && (
        <section>
          <h2>Tables</h2>
          <ul>
            {tables.map(({ address, title }) => (
              <li key={address}>
                <a href={`#/${address}`} aria-current={open?.split("/")[0] === address ? "page" : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups.map(({ title, category, files: inGroup }) => (
        // Collapsed on a phone, where all names together would fill six screens.
        <details
          key={title}
          open={
            sought !== "" ||
            (isWide && title !== advanced) ||
            inGroup.some(({ path, isBroken }) => path === open || isBroken)
          }
        >
          <summary>
            <h2>{title}</h2>
          </summary>
          <ul>
            {inGroup.map(({ path, title: name, samples, isDraft, isBroken }) => (
              <li key={path}>
                <a href={`#/${path}`} aria-current={path === open ? "page" : undefined}>
                  <span>{name}</span>
                  {isBroken && (
                    <span className="file-list__broken">
                      <Icon name="error" sizePx={16} /> cannot be read
                    </span>
                  )}
                  {isDraft && <span className="file-list__draft">draft</span>}
                  {samples > 0 && (
                    <span className="file-list__samples">
                      {samples} <span className="visually-hidden">{samples === 1 ? "sample" : "samples"}</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
            {!sought &&
              actionsOf(category, title).map(({ address, label, about }) => (
                <li key={address}>
                  <a
                    href={`#/${address}`}
                    aria-current={address === open ? "page" : undefined}
                    className="file-list__add"
                  >
                    <span>
                      {label}
                      {about && <span className="visually-hidden">{about}</span>}
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </details>
      ))}
      {sought.trim() !== "" && <FoundTexts words={sought.trim()} isNamed={groups.length > 0} />}
    </nav>
  );
}
