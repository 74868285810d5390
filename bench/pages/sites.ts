import { peerFolders } from "../peers/build-peers.ts";
import { servePeer } from "../peers/serve-peer.ts";
import { pagePaths } from "../peers/write-content.ts";
import { serveVariant } from "../serve-variants.ts";

export type Kind = keyof typeof pagePaths;
export const kinds = Object.keys(pagePaths) as Kind[];

/** The site or a peer, with the addresses of its pages. */
export interface Site {
  name: string;
  port: number;
  paths: Record<Kind, string>;
}

export type SiteName = "site" | keyof typeof peerFolders;

/** Names in the tables. */
const names: Record<SiteName, string> = {
  site: "this site",
  smallNext: "small Next",
  next: "Next, our content",
  astro: "Astro, our content",
};

/** Starts the site and its peers, each on a port of this machine. */
export async function startSites(dataFolder: string) {
  const started = {
    // A browser window has a mouse, a phone has none.
    site: await serveVariant("handheld", dataFolder),
    smallNext: await servePeer(peerFolders.smallNext),
    next: await servePeer(peerFolders.next),
    astro: await servePeer(peerFolders.astro),
  };
  const site = (key: SiteName, paths: Site["paths"] = pagePaths): Site => ({
    name: names[key],
    port: started[key].port,
    paths,
  });
  const sites: Record<SiteName, Site> = {
    site: site("site"),
    smallNext: site("smallNext", { ...pagePaths, product: "/wallPanels/melamianoPanel" }),
    next: site("next"),
    astro: site("astro"),
  };
  return { sites, stop: () => Promise.all(Object.values(started).map((each) => each.stop())) };
}
