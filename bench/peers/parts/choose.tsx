import { useEffect, useState } from "react";

interface ChooseProps {
  id: string;
  name: string;
}

/** Adds a product to the visitor's shortlist and comparison. */
export function Choose({ id, name }: ChooseProps) {
  return (
    <p className="choose">
      <Kept list="shortlist" id={id} label={`Add ${name} to shortlist`} />
      <Kept list="compare" id={id} label="Compare" />
    </p>
  );
}

function Kept({ list, id, label }: { list: string; id: string; label: string }) {
  const [kept, setKept] = useState(false);
  const read = () => JSON.parse(localStorage[list] ?? "[]") as string[];
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  useEffect(() => setKept(read().includes(id)), [id]);
  function change(wanted: boolean) {
    localStorage[list] = JSON.stringify([...read().filter((each) => each !== id), ...(wanted ? [id] : [])]);
    setKept(wanted);
  }
  return (
    <label>
      <input type="checkbox" checked={kept} onChange={({ target }) => change(target.checked)} /> {label}
    </label>
  );
}
