import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findNeighborhood } from "../../catalog/place/neighborhood.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { isWithin, overlap } from "./box.ts";
import { drawNeighborhood } from "./draw-neighborhood.ts";
import { canvas } from "./frame.ts";
import { labelBox } from "./label-box.ts";
import { NeighborhoodFigure } from "./NeighborhoodFigure.tsx";

const place = { name: "Via Sacra", address: "Via Sacra", latitude: 41.8902, longitude: 12.4922 };
const landmark = (text: string, latitude: number, longitude: number) => ({ name: { text }, latitude, longitude });
const landmarks = [
  landmark("Arch of Constantine", 41.8898, 12.4906),
  landmark("Colosseo metro station", 41.8912, 12.4913),
  landmark("Roman Forum", 41.8925, 12.4853),
  landmark("Circus Maximus", 41.8861, 12.4851),
  landmark("Piazza Venezia", 41.8964, 12.4826),
  landmark("Trevi Fountain", 41.9009, 12.4833),
];

function markup(code: "en" | "de" | "ar", around = landmarks) {
  const locale = locales[code];
  return renderToStaticMarkup(
    <NeighborhoodFigure place={place} landmarks={around} locale={locale} t={createLocaleTranslator(locale)}>
      Via Sacra, Rome
    </NeighborhoodFigure>,
  );
}
const drawn = (...of: Parameters<typeof markup>) => new DOMParser().parseFromString(markup(...of), "text/html").body;

test("P18: the place is in the middle, north is up and east is right", () => {
  const { pin, labels } = drawNeighborhood(place, findNeighborhood(place, landmarks).neighbors, locales.en);
  const at = new Map(labels.map((label) => [label.text, label.at]));
  expect(pin.map(Math.round)).toEqual([canvas.width / 2, canvas.height / 2]);
  expect(at.get("Trevi Fountain")?.[1]).toBeLessThan(pin[1]);
  expect(at.get("Circus Maximus")?.[1]).toBeGreaterThan(pin[1]);
  expect(at.get("Roman Forum")?.[0]).toBeLessThan(pin[0]);
});

test.each([0.5, 0.64, 1])("P18: names neither meet nor leave the drawing, at %f of its width", (scale) => {
  const { labels } = drawNeighborhood(place, findNeighborhood(place, landmarks).neighbors, locales.en);
  const boxes = labels
    .filter(({ wideOnly }) => scale >= 0.8 || !wideOnly)
    .map((label) => labelBox(label, label.side, scale));
  const paper = { minX: 0, minY: 0, maxX: canvas.width * scale, maxY: canvas.height * scale };
  expect(boxes.length).toBeGreaterThan(3);
  expect(boxes.filter((box) => !isWithin(box, paper))).toEqual([]);
  expect(boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other)))).toEqual([]);
});

test("P18: each place of the list has its number on the map, at any width, beside its place where that is taken", () => {
  const close = [
    landmark("At the pin", 41.8902, 12.4924),
    landmark("Gate", 41.8898, 12.4906),
    landmark("Beside the gate", 41.8898, 12.4907),
    landmark("Behind the gate", 41.8899, 12.4906),
    landmark("Far tower", 41.9009, 12.4833),
  ];
  const { neighbors } = findNeighborhood(place, close);
  const { labels } = drawNeighborhood(place, neighbors, locales.en);
  const numbers = labels.filter(({ kind, wideOnly }) => kind === "number" && !wideOnly).map(({ text }) => text);
  expect(numbers).toEqual(neighbors.map((_each, index) => `${index + 1}`));
});

test.each([
  ["en", "Colosseo metro station130 m north-west, 3 min on foot", "N"],
  ["de", "Colosseo metro station130 m nordwestlich, 3 Min. zu Fuß", "N"],
  ["ar", "Colosseo metro station130 مترًا شمال غرب، 3 د سيرًا", "ش"],
] as const)("P18: words say what the map does, in %s; the map is not mirrored", (code, first, north) => {
  const body = drawn(code);
  const [list] = body.querySelectorAll("li");
  const map = body.querySelector("[aria-hidden]");
  expect(list?.textContent).toBe(first);
  expect(map?.getAttribute("dir")).toBe("ltr");
  expect(map?.textContent).toContain(north);
  expect(body.querySelectorAll("li")).toHaveLength(6);
});

test("P18: two circles say how far minutes on foot lead", () => {
  const words = drawn("en").querySelector("[aria-hidden]")?.textContent ?? "";
  expect(drawn("en").querySelectorAll("svg circle[r]").length).toBeGreaterThan(2);
  expect(words).toMatch(/\d+ min/);
});

test("P18: a place is called what stands there", () => {
  const here = landmark("Colosseum", 41.8902, 12.4922);
  expect(
    drawn("en", [here, ...landmarks])
      .querySelector("figure")
      ?.getAttribute("aria-label"),
  ).toBe("Map: Colosseum");
});

test("P18: with a single landmark around, the place is on the map of its country", () => {
  const body = drawn("en", landmarks.slice(0, 1));
  expect(body.querySelector("li")).toBeNull();
  expect(body.textContent).toContain("Italy");
});

test("P18: the map is at most 1.5 KB, compressed", () => {
  expect(brotliCompressSync(markup("ar").replace(/<style.*?<\/style>/gs, "")).length).toBeLessThan(1536);
});
