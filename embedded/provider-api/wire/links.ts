import type { Product } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { wireName } from "./texts.ts";

/** Returns what a product is about: its places, airport, rules for flights, and parts. Durations are milliseconds. */
export function wireLinks({ attractions, airport, transfer, parts }: Product, view: View) {
  return {
    pois: attractions.map(({ id, name }) => ({ id, ...wireName(name, view) })),
    airport: airport === undefined ? null : { code: airport.code, ...wireName(airport.name, view) },
    transfer: transfer === undefined ? null : wireTransfer(transfer),
    comboParts: parts.flatMap((id) => {
      const part = view.catalog.products.get(id);
      return part === undefined ? [] : [{ id, ...wireName(part.name, view) }];
    }),
  };
}

function wireTransfer(transfer: NonNullable<Product["transfer"]>) {
  const { freeWaitingMinutes: waiting, beforeFlightMinutes, suitcasesEach = null, directions } = transfer;
  return {
    directions,
    freeWaiting: waiting === null ? null : waiting * 60_000,
    arrivalBeforeFlight: beforeFlightMinutes * 60_000,
    suitcasesEach,
  };
}
