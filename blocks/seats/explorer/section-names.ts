import { aisle } from "./aisles.ts";
import * as css from "./drawing.css.ts";
import { svg } from "./element.ts";
import { type Bounds, measureSeatBounds, type House, type PlacedSeat, type Point } from "./house.ts";

/** The width of a map on a phone, and of a letter and a line on it, in pixels. Elsewhere names cover less of the map. */
const phone = { map: 350, letter: 7.5, line: 11 };

/** Units from the middle of a row to that of a name. */
const distance = aisle / 2;

/** Returns the names of sections, beside their seats or between them. They are shown while the whole house is. */
export function createSectionNames(house: House): readonly SVGElement[] {
  return house.sections.map((section) => {
    const seats = house.rows.flatMap((row) => (row.section === section ? row.seats : []));
    const { x, y } = findNameBox(section.name, seats, house);
    return svg("text", { x, y, class: css.sectionName }, section.name);
  });
}

/** A name on the map, with its middle. */
interface NameBox extends Point {
  readonly width: number;
  readonly height: number;
}

/** Returns where a name covers the fewest seats: in front of its section, behind it or beside it. */
export function findNameBox(name: string, seats: readonly PlacedSeat[], { bounds, seats: all }: House): NameBox {
  const unit = phone.map / bounds.width;
  const [width, height] = [(name.length * phone.letter) / unit, phone.line / unit];
  const boxes = listNamePlaces(seats, width).map((place) => ({
    ...moveInside(bounds, place, { width, height }),
    width,
    height,
  }));
  const ranked = boxes.map((box) => ({ box, covered: all.filter((seat) => isCovered(seat, box)).length }));
  const [first] = ranked.toSorted((one, other) => one.covered - other.covered);
  return first?.box ?? { x: 0, y: 0, width, height };
}

/** Returns the places of a name, the usual one first. A curved row has its middle at another height than its ends. */
function listNamePlaces(seats: readonly PlacedSeat[], nameWidth: number): readonly Point[] {
  const { left, top, width, height } = measureSeatBounds(seats);
  const [x, y] = [left + width / 2, top + height / 2];
  const inMiddle = seats.filter((seat) => Math.abs(seat.x - x) < distance).map((seat) => seat.y);
  const [front, back] = inMiddle.length > 0 ? [Math.min(...inMiddle), Math.max(...inMiddle)] : [y, y];
  return [
    { x, y: front - distance },
    { x, y: back + distance },
    { x, y: top },
    { x, y: top + height },
    { x: left - nameWidth / 2, y },
    { x: left + width + nameWidth / 2, y },
  ];
}

/** Returns the nearest place at which a name is inside the map. */
function moveInside(bounds: Bounds, { x, y }: Point, { width, height }: Pick<NameBox, "width" | "height">): Point {
  return { x: nearest(x, bounds.left, bounds.width, width), y: nearest(y, bounds.top, bounds.height, height) };
}

/** Returns the nearest middle of something so large that is between a start and so much more. */
function nearest(middle: number, start: number, length: number, size: number): number {
  return Math.max(start + size / 2, Math.min(start + length - size / 2, middle));
}

/** Returns whether a name covers a part of a seat. */
export function isCovered(seat: Point, { x, y, width, height }: NameBox): boolean {
  return Math.abs(seat.x - x) < width / 2 + 0.4 && Math.abs(seat.y - y) < height / 2 + 0.4;
}
