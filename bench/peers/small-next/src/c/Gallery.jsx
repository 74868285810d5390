/* oxlint-disable -- a peer is written as such sites are */
"use client";
import { useEffect, useRef, useState } from "react";
import { im } from "../content-im";
export function Gallery({ items }) {
  const [sel, setSel] = useState(null);
  const dlg = useRef(null);
  useEffect(() => {
    if (sel) dlg.current?.showModal();
  }, [sel]);
  return (
    <>
      <div className="tiles">
        {items.map((g) => (
          <button className="tile" key={g.id} onClick={() => setSel(g)}>
            <img {...im(g.img)} alt="" loading="lazy" />
            <span className="ov">
              <b>{g.text}</b>
              <span>{g.location}</span>
            </span>
          </button>
        ))}
      </div>
      <dialog className="modal" ref={dlg} onClose={() => setSel(null)}>
        {sel && (
          <>
            <div className="bar">
              <b>{sel.text}</b>
              <button className="btn solid" onClick={() => dlg.current?.close()}>
                Close
              </button>
            </div>
            <img {...im(sel.img)} alt={sel.text} />
          </>
        )}
      </dialog>
    </>
  );
}
