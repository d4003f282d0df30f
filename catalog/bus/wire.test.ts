import { directions } from "../transfer/transfer.ts";
import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { parseTolerantly } from "../provider/parse-tolerantly.ts";
import { toProduct } from "../product/wire-product.ts";
import { tourGroupExample } from "../product/wire.example.ts";
import { wireTourGroup } from "../product/wire.ts";

const stop = { key: "colosseum", name: "Colosseum", latitude: 41.8902, longitude: 12.4922, stepFree: true };
const red = {
  key: "red",
  letter: "R",
  name: "Red route",
  colour: "#b3372f",
  firstDeparture: "09:00:00",
  lastDeparture: "18:00:00",
  periods: [{ from: "09:00:00", to: "18:00:00", frequency: 1_200_000 }],
  loopDuration: 6_000_000,
  stops: [stop, { ...stop, key: "forum", stepFree: null }],
};
const buses = { key: "rome", contentLanguage: "EN", name: "Seven Hills Bus", asOf: "2026-11-02", routes: [red] };

const product = (changes: object) =>
  toProduct(parseTolerantly(wireTourGroup, { ...tourGroupExample, ...changes }).output, locales.en);

test("C15, X21: the routes of a ticket in our own terms, durations in minutes", () => {
  expect(product({ hopOnHopOff: buses }).buses).toEqual({
    key: "rome",
    name: { text: "Seven Hills Bus" },
    asOf: "2026-11-02",
    routes: [
      {
        key: "red",
        letter: "R",
        name: { text: "Red route" },
        color: "#b3372f",
        first: "09:00",
        last: "18:00",
        periods: [{ from: "09:00", to: "18:00", everyMinutes: 20 }],
        loopMinutes: 100,
        stops: [
          { ...stop, name: { text: "Colosseum" } },
          { ...stop, key: "forum", name: { text: "Colosseum" }, stepFree: undefined },
        ],
      },
    ],
  });
});

test.each([
  [{ hopOnHopOff: null }, undefined],
  [{ hopOnHopOff: { ...buses, routes: [] } }, undefined],
  [{ hopOnHopOff: { ...buses, routes: [red, { ...red, colour: "red" }] } }, ["red"]],
  [{ hopOnHopOff: { ...buses, routes: [{ ...red, stops: [stop] }] } }, undefined],
])("%j has the routes %j", (changes, routes) => {
  expect(product(changes).buses?.routes.map(({ key }) => key)).toEqual(routes);
});

test.each([
  [{ airport: null }, undefined],
  [{ airport: { code: "Rome" } }, undefined],
  [
    { airport: { code: "FCO", name: "Fiumicino" } },
    { directions, airport: "FCO", airportName: { text: "Fiumicino" }, freeWaiting: undefined, beforeFlight: undefined },
  ],
  [
    {
      airport: { code: "FCO", name: "Fiumicino" },
      transfer: { freeWaiting: 3_600_000, arrivalBeforeFlight: 7_200_000 },
    },
    { directions, airport: "FCO", airportName: { text: "Fiumicino" }, freeWaiting: 60, beforeFlight: 120 },
  ],
])("C16: %j has the rules %j", (changes, transfer) => {
  expect(product(changes).transfer).toEqual(transfer);
});
