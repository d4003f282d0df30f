import * as v from "valibot";

const filledPoint = v.object({ latitude: v.number(), longitude: v.number() });
const emptyPoint = v.object({ latitude: v.nullish(v.undefined()) });

/** A GeoPoint field, in degrees; undefined when empty. */
export function geoPoint() {
  return v.pipe(
    v.nullish(v.union([filledPoint, emptyPoint], "is not a place on the map"), {}),
    v.transform((value) => ("longitude" in value ? value : undefined)),
    v.metadata({ prismic: "GeoPoint" }),
  );
}
