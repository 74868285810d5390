import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { IslandRenderer } from "./island.tsx";

const modules = import.meta.glob<{ default: ComponentType }>("../**/*.island.tsx", { eager: true });

test.each(Object.entries(modules))(
  "%s has the name under which the browser finds its code",
  (path, { default: Island }) => {
    const names: string[] = [];
    renderToString(
      <IslandRenderer value={({ name }) => void names.push(name)}>
        <Island />
      </IslandRenderer>,
    );
    expect(names).toEqual([path.replace(/^.*\/(.+)\.island\.tsx$/, "$1")]);
  },
);
