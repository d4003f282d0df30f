import { measureArea, type Box, boxAround, isWithin, overlap } from "./box.ts";
import { measureInset } from "./measure-inset.ts";
import { type Frame, chooseFrame } from "./frame.ts";
import { type Land, landsAround } from "./lands-around.ts";
import { projectAround } from "./project.ts";
import { type Sheet, sheets } from "./sheets.ts";
import type { Point } from "./simplify-line.ts";

/** The land around a point, in kilometers east and south of it. */
export interface Survey {
  readonly frame: Frame;
  readonly lands: readonly Land[];
  /** The country that it is in, or off the coast of. */
  readonly home: string | undefined;
}

const here: Point = [0, 0];
/** Kilometers; outlines are simplified, so that a pier may lie off the coast. */
const offshore = 40;
const aroundHere: Box = { minX: -offshore, minY: -offshore, maxX: offshore, maxY: offshore };

/** Surveys the land around a place, on the finest sheet that holds all of the frame. */
export function surveyLand(place: Point): Survey {
  const [world, ...finer] = sheets.toReversed();
  if (world === undefined) throw new Error("there are no outlines");
  for (const sheet of finer.toReversed()) {
    const survey = createSurvey(sheet, place);
    if (isWithin(survey.frame, toLocalBounds(sheet, place))) return survey;
  }
  return createSurvey(world, place);
}

/** Returns a sheet's bounds in kilometers east and south of the place; exact enough for a sheet of few degrees. */
function toLocalBounds({ bounds: { minX, minY, maxX, maxY } }: Sheet, place: Point) {
  const project = projectAround(place);
  return boxAround([project([minX, minY]), project([maxX, maxY])]);
}

function createSurvey(sheet: Sheet, place: Point): Survey {
  const lands = landsAround(sheet, place);
  const depths = lands.map((land) => ({ ...land, depth: measureInset(land.rings.filter(mayBeHere), here) }));
  const [home] = depths.filter(({ depth }) => depth > -offshore).toSorted((a, b) => b.depth - a.depth);
  const near = home?.rings.filter(mayBeHere) ?? [];
  const parts = near.filter((ring) => measureInset([ring], here) > -offshore).map(boxAround);
  const [largest] = parts.toSorted((a, b) => measureArea(b) - measureArea(a));
  return { lands, home: home?.region, frame: chooseFrame(largest, sheet.minHeight) };
}

/** Returns false for a ring whose box is far away: the place is not in it. */
function mayBeHere(ring: readonly Point[]): boolean {
  return overlap(boxAround(ring), aroundHere);
}
