import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { isWithin, overlap } from "./box.ts";
import { canvas } from "./frame.ts";
import { cities } from "./cities.ts";
import { drawMap } from "./draw-map.ts";
import { labelBox } from "./label-box.ts";

const name = "Statue of Liberty and Ellis Island Museum";
const rows = [...cities].flatMap(([city, [longitude, latitude]]) =>
  (["en", "de", "ar", "ja", "pl"] as const).map((code) => ({ city, code, latitude, longitude })),
);

function draw({
  code,
  ...at
}: {
  readonly code: (typeof rows)[number]["code"];
  readonly latitude: number;
  readonly longitude: number;
}) {
  const drawing = drawMap({ ...at, name, address: "" }, locales[code]);
  if (drawing === undefined) throw new Error("nothing is drawn");
  return drawing;
}

test.each(rows)("$city in $code: names neither meet nor leave the drawing, on a phone and beside it", (row) => {
  const { labels } = draw(row);
  for (const scale of [0.5, 0.8, 1]) {
    const boxes = labels
      .filter(({ wideOnly }) => scale > 0.5 || !wideOnly)
      .map((label) => labelBox(label, label.side, scale));
    const paper = { minX: 0, minY: 0, maxX: canvas.width * scale, maxY: canvas.height * scale };
    expect(boxes.filter((box) => !isWithin(box, paper))).toEqual([]);
    expect(boxes.filter((box, at) => boxes.slice(at + 1).some((other) => overlap(box, other)))).toEqual([]);
  }
});

test.each(rows.filter(({ code }) => code === "en"))(
  "$city: the pin is named, and on the paper, in few bytes",
  (row) => {
    const { labels, pin, home, abroad } = draw(row);
    expect(labels[0]).toMatchObject({ kind: "pin", wideOnly: false });
    expect(
      isWithin(
        { minX: pin[0], maxX: pin[0], minY: pin[1], maxY: pin[1] },
        { minX: 12, maxX: 548, minY: 32, maxY: 346 },
      ),
    ).toBe(true);
    expect(home).toMatch(/^M-?\d+[ -]\d+l/);
    expect(home.length + abroad.length).toBeLessThan(6000);
  },
);

test.each([
  ["ROME", "Italy"],
  ["SINGAPORE", "Singapore"],
  ["NEW_YORK", "United States"],
  ["PETRA", "Jordan"],
  ["CUSCO", "Peru"],
])("%s lies in %s", (city, country) => {
  const [longitude, latitude] = cities.get(city) ?? [0, 0];
  expect(draw({ code: "en", latitude, longitude }).labels).toContainEqual(
    expect.objectContaining({ kind: "country", text: country }),
  );
});

test("a country inside another is its own", () => {
  const maseru = drawMap({ name: "Maseru", address: "", latitude: -29.3, longitude: 28 }, locales.en);
  expect(maseru?.labels).toContainEqual(expect.objectContaining({ kind: "country", text: "Lesotho" }));
  expect(maseru?.bar.kilometers).toBe(100);
});
