import { describe, expect, it } from "vitest";
import { distanceKm } from "../../source/distance.ts";
import { catalog, toLabel, products } from "./all-products.ts";

describe("where things are", () => {
  it("what starts in its city is near its center", () => {
    const far = products.filter(({ place, city, airport, attractions }) => {
      const isAway = airport !== undefined || attractions.some(({ dayTrip, town }) => dayTrip || town !== undefined);
      return place !== undefined && !isAway && distanceKm(place, city) > 20;
    });
    expect(far.map(toLabel)).toEqual([]);
  });

  it("an attraction in town is near its center, and a day trip is not", () => {
    const wrong = [...catalog.attractions.values()].filter(
      ({ place, city, dayTrip }) => distanceKm(place, city) > (dayTrip ? 1000 : 35),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
    const near = [...catalog.attractions.values()].filter(
      ({ place, city, dayTrip }) => dayTrip && distanceKm(place, city) < 35,
    );
    expect(near.map(({ key }) => key)).toEqual([]);
  });

  it("no airport is nearer by road than in a straight line", () => {
    const wrong = [...catalog.airports.values()].filter(
      ({ place, city, kilometres }) => kilometres < distanceKm(place, city),
    );
    expect(wrong.map(({ code, place, city }) => `${code} ${distanceKm(place, city)}`)).toEqual([]);
  });

  it("a code that is one building's is used once", () => {
    const ofBuilding = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$|^\d{6}$/;
    const places = new Map(
      [
        ...[...catalog.attractions.values()].map(({ place }) => place),
        ...[...catalog.theatres.values()].map(({ place }) => place),
      ].map((place) => [place.address, place.postalCode]),
    );
    const codes = [...places.values()].filter((code) => ofBuilding.test(code));
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it("an invented house in London has a code that the Post Office gives to none", () => {
    const london = [...catalog.theatres.values()].filter(({ city }) => city.code === "LONDON");
    expect(london.filter(({ place }) => !/[CIKMOV]/.test(place.postalCode.slice(-2))).map(({ key }) => key)).toEqual(
      [],
    );
  });

  it("no train is sold from an airport without a station", () => {
    const trains = products.filter(({ variants }) => variants.some(({ vehicle }) => vehicle === "TRAIN"));
    expect(trains.length).toBeGreaterThan(5);
    expect(trains.filter(({ airport }) => airport?.station === false).map(toLabel)).toEqual([]);
    expect([...catalog.airports.values()].filter(({ station }) => !station).map(({ code }) => code)).toEqual([
      "CIA",
      "CAI",
    ]);
  });
});
