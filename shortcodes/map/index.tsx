import * as v from "valibot";
import { defineShortcode, need, noNeeds } from "../../renderer/index.ts";
import { idAttribute } from "../attributes/ids.ts";
import { coordinateAttribute } from "./coordinate-attribute.ts";
import { MapFigure } from "../../blocks/maps/MapFigure.tsx";
import { placeInWords, findMapPlace } from "./find-map-place.ts";

const noLabel = "A label is the name of the place.";

export const map = defineShortcode({
  name: "map",
  sentence:
    "A map that shows where a sight is in its country, with a link to a street map; any other point by lat, lng and label.",
  example: '[map poi="1"]',
  attributes: v.object({
    poi: v.optional(idAttribute("a point of interest")),
    lat: coordinateAttribute(90),
    lng: coordinateAttribute(180),
    label: v.optional(v.pipe(v.string(noLabel), v.trim(), v.nonEmpty(noLabel))),
  }),
  check: ({ poi, lat, lng, label }) =>
    poi === undefined && [lat, lng, label].includes(undefined)
      ? "It takes poi, or else lat, lng and label."
      : undefined,
  link: true,
  needs: ({ poi }) => (poi === undefined ? noNeeds : need("pois", [{ id: poi }])),
  text: (attributes, context) => {
    const place = findMapPlace(attributes, context);
    return place && placeInWords(place, context);
  },
  Component: ({ attributes, context, children }) => {
    const place = findMapPlace(attributes, context);
    if (place === undefined) return children;
    return (
      <MapFigure place={place} locale={context.market.locale} t={context.t}>
        {children}
      </MapFigure>
    );
  },
});
