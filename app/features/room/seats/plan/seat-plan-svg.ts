import type { SeatedHall, SeatPlan } from "../engine/plan-seats.ts";
import { printedNumber } from "../../words/numbers.ts";
import { seatGeometry } from "./seat-geometry.ts";

/** The scale of the file when printed at its own size. */
const scale = 100;
const marginMm = 1500;
const textMm = 280;
const lineMm = { wall: 50, edge: 18, thin: 9 };

/**
 * The plan of a hall as an SVG file for other programs. Its unit is a millimetre of the hall, and its own size is that of a drawing at
 * 1 : 100.
 */
export function seatPlanSvg(plan: SeatPlan, seated: SeatedHall): string {
  const { places, chairWidth, chairDepth, sideAisle, middleAisle } = seatGeometry(plan, seated);
  const [width, depth, wide, deep] = [plan.widthM, plan.depthM, chairWidth, chairDepth].map(inMm) as Four;
  const [sheetWidth, sheetHeight] = [width + 2 * marginMm, depth + 2 * marginMm];
  const text = (x: number, y: number, words: string, anchor = "middle") =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;
  const across = (from: number, to: number, y: number) =>
    `M${from} ${y}H${to}M${from} ${y - 150}v300M${to} ${y - 150}v300`;
  const [side, first, block] = [sideAisle, seated.blockStartsM[0]!, seated.blockWidthM].map(inMm) as Four;
  const below = depth + 500;
  const backs = [plan.frontM + plan.rowSpacingMm / 1000, plan.frontM].map(inMm) as Four;
  const middle = middleAisle === undefined ? "" : inMm(middleAisle);
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${sheetWidth / scale}mm" height="${sheetHeight / scale}mm" viewBox="${-marginMm} ${-marginMm} ${sheetWidth} ${sheetHeight}">
<title>Seats of a hall, 1 : ${scale}</title>
<desc>${describeSeats(plan, seated)}</desc>
<defs><g id="seat"><path d="M0 0H${wide}V${deep}H0Z" stroke-width="${lineMm.thin}"/><path d="M0 ${deep}H${wide}" stroke-width="${lineMm.wall}"/></g></defs>
<g id="walls" fill="none" stroke="#000" stroke-width="${lineMm.wall}"><path d="M0 0H${width}V${depth}H0Z"/></g>
<g id="seats" fill="none" stroke="#000">
${places.map(({ left, front }) => `<use href="#seat" xlink:href="#seat" x="${inMm(left)}" y="${inMm(front)}"/>`).join("\n")}
</g>
<g id="dimensions" fill="none" stroke="#000" stroke-width="${lineMm.edge}"><path d="${across(0, width, -500)}${across(0, side, below)}${across(first, first + block, below)}${middle === "" ? "" : across(first + block, first + block + middle, below)}M${width + 500} 0V${depth}M${width + 350} 0h300M${width + 350} ${depth}h300M-500 ${backs[1]}V${backs[0]}M-650 ${backs[1]}h300M-650 ${backs[0]}h300"/></g>
<g id="figures" font-family="sans-serif" font-size="${textMm}">
${text(width / 2, -620, metres(plan.widthM))}
${text(width + 700, depth / 2, metres(plan.depthM), "start")}
${text(-700, (backs[0] + backs[1]) / 2, metres(plan.rowSpacingMm / 1000), "end")}
${text(side / 2, below + 450, metres(sideAisle))}
${text(first + block / 2, below - 120, metres(seated.blockWidthM))}
${middle === "" ? "" : text(first + block + middle / 2, below + 450, metres(middleAisle!))}
${text(width / 2, (plan.frontM * 1000) / 2, "Front")}
</g>
</svg>
`;
}

/** The content of a seating plan, in a sentence. */
export function describeSeats(plan: SeatPlan, { rows, seatsInRow, total, blocks, seatsInBlock }: SeatedHall): string {
  const hall = `A hall ${printedNumber(plan.widthM, 2)} m wide and ${printedNumber(plan.depthM, 2)} m deep`;
  const row = blocks === 1 ? `${seatsInRow} seats` : `${seatsInRow} seats in ${blocks} blocks of ${seatsInBlock}`;
  return `${hall} with ${printedNumber(total)} seats: ${rows} ${rows === 1 ? "row" : "rows"} of ${row}, rows ${printedNumber(plan.rowSpacingMm)} mm apart, chairs ${printedNumber(plan.chair.centresMm)} mm from centre to centre.`;
}

type Four = [number, number, number, number];

const inMm = (metresLong: number) => Math.round(metresLong * 1000);

const metres = (length: number) => `${printedNumber(length, 2)} m`;
