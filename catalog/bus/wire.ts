import * as v from "valibot";
import type { Locale } from "../../i18n/locales.ts";
import { wireLatitude, wireLongitude } from "../place/wire.ts";
import { type ItemTexts, itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { wireDate, wireTime } from "../provider/wire-time.ts";
import { wireList, wireName } from "../provider/wire.ts";
import type { BusNetwork, BusRoute } from "./network.ts";

const duration = v.pipe(v.number(), v.finite(), v.minValue(60_000));

const stop = v.object({
  key: wireName,
  name: wireName,
  latitude: wireLatitude,
  longitude: wireLongitude,
  stepFree: v.nullish(v.boolean()),
});

const route = v.object({
  key: wireName,
  letter: v.pipe(v.string(), v.regex(/^[A-Z\d]$/)),
  name: wireName,
  colour: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)),
  firstDeparture: wireTime,
  lastDeparture: wireTime,
  periods: wireList(v.object({ from: wireTime, to: wireTime, frequency: duration })),
  loopDuration: duration,
  stops: v.pipe(v.array(stop), v.minLength(2)),
});

/** The hop-on hop-off buses that a ticket is for: fields of ours, which the embedded provider sends. */
export const wireNetwork = v.object({
  ...wireLanguage,
  key: wireName,
  name: wireName,
  asOf: v.nullish(wireDate),
  routes: v.pipe(v.array(route), v.minLength(1)),
});

type WireNetwork = v.InferOutput<typeof wireNetwork>;

/** Returns the buses in our own terms. */
export function toNetwork(wire: WireNetwork, locale: Locale): BusNetwork {
  const texts = itemTexts(wire, locale);
  const { key, asOf, routes } = wire;
  return {
    key,
    name: texts.text(wire.name),
    asOf: asOf ?? undefined,
    routes: routes.map((each) => toRoute(each, texts)),
  };
}

function toRoute(wire: WireNetwork["routes"][number], { text }: ItemTexts): BusRoute {
  const { key, letter, colour, firstDeparture: first, lastDeparture: last } = wire;
  return {
    key,
    letter,
    name: text(wire.name),
    color: colour,
    first,
    last,
    periods: wire.periods.map(({ from, to, frequency }) => ({ from, to, everyMinutes: minutes(frequency) })),
    loopMinutes: minutes(wire.loopDuration),
    stops: wire.stops.map(({ name, stepFree, ...point }) => ({
      ...point,
      name: text(name),
      stepFree: stepFree ?? undefined,
    })),
  };
}

function minutes(milliseconds: number): number {
  return Math.round(milliseconds / 60_000);
}
