import { describe, expect, it } from "vitest";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { locales } from "../../i18n/locales.ts";
import { bestTicket, countTicketDays } from "./best-ticket.ts";
import { network, ticket } from "./buses.example.ts";
import { numberStops } from "./number-stops.ts";

const all = ["red", "blue"];

describe("X21: which ticket covers my stops", () => {
  const tickets = [ticket(1, ["red"], 1, 20), ticket(2, all, 1, 30), ticket(3, all, 2, 40)];

  it.each([
    ["one stop of the red route", [1], 1, 1, 3, ["red"]],
    ["a stop where one may change", [2], 1, 1, 3, ["red"]],
    ["a stop of the blue route alone", [3], 1, 2, 2, ["blue"]],
    ["stops of both routes", [1, 3], 1, 2, 2, all],
    ["both for two days", [1, 3], 2, 3, 1, all],
    ["a number that is no stop beside one that is", [1, 40], 1, 1, 3, ["red"]],
  ])("%s: the cheapest ticket", (_what, stops, days, variant, of, routes) => {
    const choice = bestTicket(tickets, { stops, days }, network);
    expect(choice).toMatchObject({ ticket: { variant }, of, routes });
  });

  it.each([
    ["no stop", [], 1],
    ["a number that is no stop", [40], 1],
    ["more days than any ticket has", [1], 3],
  ])("%s: no ticket", (_what, stops, days) => {
    expect(bestTicket(tickets, { stops, days }, network)).toBeUndefined();
  });

  it("a ticket that is not on sale is no choice", () => {
    const unsold = [ticket(1, all, 1), ticket(2, all, 1, 30)];
    expect(bestTicket(unsold, { stops: [1], days: 1 }, network)).toMatchObject({ ticket: { variant: 2 }, of: 1 });
  });

  it("of two at one price it is the longer one", () => {
    const equal = [ticket(1, all, 1, 30), ticket(2, all, 3, 30)];
    expect(bestTicket(equal, { stops: [1], days: 1 }, network)?.ticket.variant).toBe(2);
  });

  it("J14: a ticket without a duration is for one day", () => {
    const open = [{ ...ticket(1, all, 1, 30), minutes: undefined }];
    expect(bestTicket(open, { stops: [1], days: 1 }, network)?.ticket.variant).toBe(1);
    expect(bestTicket(open, { stops: [1], days: 2 }, network)).toBeUndefined();
  });
});

it("X21: stops are numbered in the order of the routes, each once, with all of its routes", () => {
  expect(numberStops(network).map(({ number, key, routes }) => [number, key, routes.length])).toEqual([
    [1, "termini", 1],
    [2, "venezia", 2],
    [3, "terrace", 1],
  ]);
});

describe("J14: a ticket is valid on calendar days", () => {
  it.each([
    [undefined, "1 calendar day from first use"],
    [24, "1 calendar day from first use"],
    [48, "2 calendar days from first use"],
    [72, "3 calendar days from first use"],
    [6, "1 calendar day from first use"],
  ])("of %s hours: %s", (hours, text) => {
    const days = countTicketDays({ minutes: hours === undefined ? undefined : hours * 60 });
    expect(createLocaleTranslator(locales.en)("validity.calendarDays", { days })).toBe(text);
  });

  it("in Arabic two of them have a form of their own", () => {
    const t = createLocaleTranslator(locales.ar);
    expect(t("validity.calendarDays", { days: countTicketDays({ minutes: 2880 }) })).toContain("لمدة يومين تقويميين");
  });
});
