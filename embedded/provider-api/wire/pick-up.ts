import type { Catalog, Product } from "../source/catalog.ts";
import type { Texts } from "../source/translations.ts";
import type { View } from "../view.ts";

interface PickUpPoint {
  readonly name: Texts;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where travellers are picked up: a text with its places. Null where they come to the meeting point. */
export function wirePickUp(product: Product, { catalog, text }: View) {
  const { pickUp } = product;
  if (pickUp === undefined) return null;
  const points = listPickUpPoints(product, catalog);
  if (pickUp === "coach" && points.length === 0) return null;
  return {
    text: text(catalog.phrases.pickUps[pickUp]),
    points: points.map(({ name, latitude, longitude }) => ({ name: text(name), latitude, longitude })),
  };
}

/** Returns the texts that it is sent with. */
export function pickUpTexts(product: Product, catalog: Catalog): readonly Texts[] {
  const { pickUp } = product;
  const names = listPickUpPoints(product, catalog).map(({ name }) => name);
  return pickUp === undefined ? [] : [catalog.phrases.pickUps[pickUp], ...names];
}

/** Lists the stops of a city's coaches, or of all routes of buses, each once. */
function listPickUpPoints({ pickUp, network, city }: Product, { landmarks }: Catalog): readonly PickUpPoint[] {
  if (pickUp === "coach") return (landmarks.get(city.code) ?? []).filter(({ coachStop }) => coachStop);
  const stops = network?.routes.flatMap((route) => route.stops) ?? [];
  return [...new Map(stops.map((stop) => [stop.key, stop])).values()];
}
