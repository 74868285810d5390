import { basename, dirname } from "node:path";
import { ContentError, Mistakes } from "#content/load/mistake.ts";
import { SourceReader } from "#content/load/sources.ts";
import { roomPlan, type RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "#app/features/room/engine/acoustic-data.ts";
import { assessRoom } from "#app/features/room/engine/assess-room.ts";
import { RoomError } from "#app/features/room/engine/room-error.ts";
import { octaveBandsHz } from "#app/features/room/engine/octave-bands.ts";
import { solveRoom } from "#app/features/room/engine/solve-room.ts";
import { type ReportLine, roomReport } from "#app/features/room/words/room-report.ts";
import { limitsOfTheResult, solutionInWords } from "#app/features/room/words/verdicts.ts";
import { Failure } from "../setup/say.mjs";

/**
 * The reverberation of the room in a YAML file, as text.
 * @param product if given, how much of it the target needs on the ceiling and walls
 * @throws Failure with the file, line and field of every mistake
 */
export function calculateRoom(path: string, data: AcousticData, product?: string): string {
  if (product !== undefined && !Object.hasOwn(data.products, product)) {
    const known = Object.keys(data.products).join(", ");
    throw new Failure(`There is no product ${product} with an NRC. Choose one of these: ${known}.`);
  }
  const mistakes = new Mistakes();
  const source = new SourceReader(dirname(path), mistakes).yaml(basename(path), roomPlan);
  try {
    mistakes.throwIfAny();
    return resultOf(source!.entry, data, product);
  } catch (error) {
    if (error instanceof ContentError) throw new Failure(error.message);
    if (!(error instanceof RoomError)) throw error;
    const field = error.field.split(/[.[\]]+/).filter(Boolean);
    const line = source!.file.lineOf(field.map((part) => (/^\d+$/.test(part) ? Number(part) : part)));
    throw new Failure(`${source!.file.path}:${line}: ${error.field ? `${error.field}: ` : ""}${error.message}`);
  }
}

function resultOf(plan: RoomPlan, data: AcousticData, product: string | undefined): string {
  const assessment = assessRoom(plan, data);
  const { room, treatment, result } = roomReport(plan, assessment, data);
  const { before, after } = assessment[assessment.judged];
  return [
    section("Room", room),
    ...(treatment.length > 0 ? [section("Treatment", treatment)] : []),
    section("Result in the speech band, 250 to 2000 Hz", result),
    ...(before.bands ? [bands("Before, by Sabine", before.bands)] : []),
    ...(treatment.length > 0 && after.bands ? [bands("After, by Sabine", after.bands)] : []),
    ...(product === undefined ? [] : [solutions(plan, data, product)]),
    limitsOfTheResult.join("\n"),
  ].join("\n\n");
}

function section(heading: string, lines: readonly ReportLine[]): string {
  const width = Math.max(...lines.map(({ label }) => label.length));
  return [heading, ...lines.map(({ label, value }) => `  ${label.padEnd(width)}  ${value}`)].join("\n");
}

function bands(label: string, seconds: readonly number[]): string {
  return section(
    label,
    octaveBandsHz.map((hz, band) => ({ label: `${hz} Hz`, value: `${seconds[band]!.toFixed(2)} s` })),
  );
}

function solutions(plan: RoomPlan, data: AcousticData, product: string): string {
  const faces = plan.box ? (["ceiling", "front", "back", "left", "right"] as const) : (["ceiling", "walls"] as const);
  const isTreated = (plan.treatments ?? []).length > 0;
  const inWords = (aim: "target" | "tolerance", name: string) => {
    const solution = solveRoom(plan, { product, faces, aim }, data);
    return `  ${solutionInWords(solution, { product: data.products[product]!.name, aim: name, isTreated })}`;
  };
  const target = inWords("target", "the target");
  const tolerance = inWords("tolerance", "the end of its tolerance");
  // A target without a tolerance has one answer.
  const isSame = tolerance.replace("the end of its tolerance", "the target") === target;
  return ["What is needed", target, ...(isSame ? [] : [tolerance])].join("\n");
}
