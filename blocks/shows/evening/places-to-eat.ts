import type { InferOutput, ObjectSchema } from "valibot";
import { type Coordinates, type GeoPoint, toGeoPoint } from "../../../catalog/place/place.ts";
import { estimateWalk, type Walk } from "../../../catalog/place/walk.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { eveningFields } from "./evening-fields.ts";

export type EveningFields = InferOutput<ObjectSchema<typeof eveningFields, undefined>>;

interface PlaceToEat {
  readonly name: string;
  /** Empty where the editor has written none. */
  readonly address: string;
  readonly source: string;
  readonly location: GeoPoint | undefined;
  /** Undefined unless both places are known. */
  readonly walk: Walk | undefined;
}

/**
 * Returns the places to eat that editors entered, with the walk from a theatre, the nearest first. Omits places without
 * name or source.
 */
export function listPlacesToEat(
  entered: EveningFields["places_to_eat"],
  theatre: Partial<Coordinates> | undefined,
  page: Pick<PageContext, "text">,
): readonly PlaceToEat[] {
  const from = toGeoPoint(theatre ?? {});
  const places = entered.map(({ name, address, source, location }): PlaceToEat => ({
    name: page.text(name),
    address: page.text(address),
    source: page.text(source),
    location,
    walk: from && location && estimateWalk(from, location),
  }));
  return places
    .filter(({ name, source }) => name !== "" && source !== "")
    .toSorted((one, other) => toOrder(one) - toOrder(other));
}

/** Places without a walk are last, in the order of the editor. */
function toOrder({ walk }: PlaceToEat): number {
  return walk?.kilometers ?? Number.MAX_VALUE;
}
