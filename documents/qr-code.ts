import { encodeQR } from "qr";

const ink = "#1a1e1b";

/** The library's minimum margin around the code, which is cropped because the paper is white anyway. */
const border = 1;

/** A QR code as SVG, without a border. */
export function qrSvg(text: string): string {
  const rows = encodeQR(text, "raw", { ecc: "medium", border });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const size = rows.length - 2 * border;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${border} ${border} ${size} ${size}"><path fill="${ink}" shape-rendering="crispEdges" d="${path}"/></svg>`;
}
