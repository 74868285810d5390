import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useOpenEnquiries } from "../enquiries/app/use-open-enquiries.ts";
import { followAddress, shownPart } from "./address.ts";
import { listFiles, type FileSummary, type ListedFiles } from "./api.ts";
import { announcements } from "./announce.ts";
import { FileList } from "./file-list.tsx";
import { FilesContext } from "./file-names.ts";
import { FileScreen } from "./file-screen.tsx";
import { screens } from "./screens.ts";
import { useFailure } from "./use-failure.ts";

const shownInHead = screens.filter(({ isOutOfHead }) => !isOutOfHead);

/** The whole editor: the list of files on the left, and the open screen. */
export function EditorScreen() {
  const shown = useSyncExternalStore(followAddress, shownPart);
  const [{ files, notCommitted }, setListed] = useState<ListedFiles>({ files: [] });
  const openEnquiries = useOpenEnquiries();
  const { failure, fail, succeed } = useFailure();
  const load = useCallback(
    () =>
      listFiles()
        .then((listed) => {
          setListed(listed);
          succeed();
        })
        .catch(fail),
    [fail, succeed],
  );
  useEffect(() => {
    void load();
  }, [load]);
  const [named = "", sought] = shown.split("?at=");
  const open = files.find(({ path }) => path === named);
  const [address, ...rest] = named.split("/");
  const screen = screens.find((each) => each.address === address);
  const title = open?.title ?? screen?.title ?? "Content";
  useEffect(() => {
    document.title = `${title} · Editor`;
  }, [title]);
  return (
    <FilesContext value={files}>
      <div className={`editor ${open || screen ? "editor--open" : ""}`}>
        <header className="editor__head">
          <a className="editor__name" href="#/">
            Editor
          </a>
          <nav className="editor__screens" aria-label="Parts of the editor">
            {shownInHead.map((each) => (
              <a key={each.address} href={`#/${each.address}`} aria-current={each === screen ? "page" : undefined}>
                {each.title}
                {each.address === "enquiries" && openEnquiries !== undefined && openEnquiries > 0 && (
                  <span className="editor__count">
                    {openEnquiries}
                    <span className="visually-hidden"> to answer</span>
                  </span>
                )}
              </a>
            ))}
          </nav>
        </header>
        {!open && !screen && <BrokenFiles files={files} />}
        <FileList files={files} open={open?.path ?? (screen && named)} />
        <main className="editor__main">
          {!(screen?.leadsBack && rest.length > 0) && (
            <a className="editor__back" href="#/">
              All content
            </a>
          )}
          {failure && <p role="alert">{failure}</p>}
          {notCommitted && (
            <p className="notice" role="status">
              {notCommitted}
            </p>
          )}
          {open && <FileScreen key={open.path} path={open.path} sought={sought} onSaved={load} />}
          {screen && <screen.Content files={files} rest={rest.join("/")} onSaved={load} />}
          {!open && !screen && <Welcome files={files} />}
        </main>
        <div {...announcements} />
      </div>
    </FilesContext>
  );
}

/** Shown at the top of the first screen, which on a phone is the list. */
function BrokenFiles({ files }: { files: readonly FileSummary[] }) {
  const broken = files.filter(({ isBroken }) => isBroken);
  if (broken.length === 0) return null;
  return (
    <div className="editor__broken notice notice--error" role="alert">
      <p>These files were changed outside the editor and cannot be read. Correct them before you publish:</p>
      <ul>
        {broken.map(({ path, title }) => (
          <li key={path}>
            <a href={`#/${path}`}>Correct {title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Welcome({ files }: { files: readonly FileSummary[] }) {
  const samples = files.reduce((sum, file) => sum + file.samples, 0);
  return (
    <div className="welcome">
      <h1>What would you like to change?</h1>
      <p className="lead">Choose what to change from the list.</p>
      {samples > 0 && (
        <p className="quiet">
          The number beside each name is how many of its values are samples that you still need to confirm: {samples} in
          total. The <a href="#/launch">launch list</a> also counts sample projects, pictures to be replaced and
          questions for you.
        </p>
      )}
    </div>
  );
}
