// @vitest-environment jsdom
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { mediaClient } from "../media-client.fixture.ts";
import { circuitSides } from "./circuit/draw-circuit.ts";
import { posterKinds } from "./poster/kinds.ts";
import { safetyMeasures } from "./safety/draw-safety.ts";
import { motifs } from "./scene/motifs/index.ts";
import { tileIcons } from "./tile/tile-icons.ts";

const request = mediaClient({ photos: new Map(), clips: new Map() });
const get = (path: string, headers = {}) => request(`/media/drawings/${path}`, headers);

async function fetchSvg(path: string): Promise<string> {
  const response = await get(path);
  expect(response.status).toBe(200);
  return String(response.body);
}

function parseRoot(svg: string): Element {
  const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(documentElement.nodeName).toBe("svg");
  return documentElement;
}

const posterPath = (facts: Readonly<Record<string, string>>) =>
  `poster.svg?${new URLSearchParams({ title: "The Lamplighters", venue: "Marlowe Playhouse, London", kind: "musical", emblem: "lamp", ...facts })}`;

const crop = "&ar=16:10&fit=crop&crop=focalpoint&auto=format&q=75";

describe("every drawing is well-formed, small, and its own", () => {
  test.each(Object.keys(motifs))("scene: %s", async (motif) => {
    const [one, same, other, night] = await Promise.all(
      ["ROME&seed=1", "ROME&seed=1", "ROME&seed=2", "LONDON&hour=night"].map((rest) =>
        fetchSvg(`scene.svg?motif=${motif}&city=${rest}`),
      ),
    );
    expect(one).toBe(same);
    expect(new Set([one, other, night]).size).toBe(3);
    for (const svg of [one ?? "", night ?? ""]) {
      expect(parseRoot(svg).querySelectorAll("path").length).toBeGreaterThan(10);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(24_000);
    }
  });

  test.each(Object.keys(tileIcons))("tile: %s", async (icon) => {
    const [one, same, ...others] = await Promise.all(
      ["1", "1", "2", "3", "4", "5", "6", "7", "8"].map((seed) =>
        fetchSvg(`tile.svg?icon=${icon}&city=ROME&seed=${seed}`),
      ),
    );
    expect(one).toBe(same);
    expect(new Set([one, ...others]).size).toBeGreaterThan(1);
    expect(parseRoot(one ?? "").querySelectorAll("g").length).toBe(2);
    expect(one).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each(safetyMeasures)("safety: %s", async (measure) => {
    const svg = await fetchSvg(`safety.svg?measure=${measure}`);
    expect(parseRoot(svg).querySelector("title")?.textContent).toBe(measure);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each(circuitSides)("circuit: %s", async (side) => {
    const svg = await fetchSvg(`circuit.svg?side=${side}`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(16_000);
    // Corners stand on the named side, and no number is mirrored.
    const signs = [...parseRoot(svg).querySelectorAll("circle")].map((sign) => Number(sign.getAttribute("cx")));
    expect(signs.length).toBeGreaterThan(5);
    for (const x of signs) expect(side === "right" ? x > 1000 : x < 1400).toBe(true);
    expect(parseRoot(svg).querySelectorAll("[transform^=matrix] circle")).toHaveLength(0);
  });

  test.each(posterKinds)("poster: %s", async (kind) => {
    const paths = ["1", "1", "2", "3"].flatMap((seed) => [
      posterPath({ kind, seed }),
      `${posterPath({ kind, seed })}${crop}`,
    ]);
    const svgs = await Promise.all(paths.map(fetchSvg));
    expect(new Set(svgs).size).toBe(6);
    for (const svg of svgs) {
      expect(parseRoot(svg).querySelector("text")).toBeNull();
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(32_000);
    }
  });
});

test("ten shows in a row are printed in ten colors", async () => {
  const svgs = await Promise.all(
    Array.from({ length: 10 }, (_value, index) => fetchSvg(posterPath({ seed: String(51_001 + index) }))),
  );
  const grounds = svgs.map((svg) => parseRoot(svg).querySelector("rect")?.getAttribute("fill"));
  expect(new Set(grounds).size).toBe(10);
});

test("a poster says in words what its outlines say", async () => {
  const root = parseRoot(await fetchSvg(posterPath({ title: "Łódź" })));
  expect(root.querySelector("title")?.textContent).toBe("Łódź · Marlowe Playhouse, London");
});

test("letters no face has are left out", async () => {
  expect(parseRoot(await fetchSvg(posterPath({ title: "مصابيح" }))).tagName).toBe("svg");
});

test("text is escaped", async () => {
  const svg = await fetchSvg(posterPath({ title: "<script>&amp;", venue: "]]>" }));
  expect(parseRoot(svg).querySelector("script")).toBeNull();
  expect(parseRoot(svg).querySelector("title")?.textContent).toBe("<script>&amp; · ]]>");
});

test.each([
  ["", "0 0 1600 1000", "1600", "1000"],
  ["&w=320", "0 0 1600 1000", "320", "200"],
  ["&w=1920&ar=4:5&fit=crop", "400 0 800 1000", "800", "1000"],
  ["&w=736&ar=21:9&fit=crop&fp-y=1", "0 314 1600 686", "736", "315"],
])("a scene cut as %s", async (query, viewBox, width, height) => {
  const root = parseRoot(await fetchSvg(`scene.svg?motif=circuit&city=PARIS${query}`));
  expect(["viewBox", "width", "height"].map((name) => root.getAttribute(name))).toEqual([viewBox, width, height]);
});

test.each([
  ["", "0 0 1600 2000"],
  ["&ar=4:5&fit=crop", "0 0 1600 2000"],
  ["&ar=2:3&fit=crop", "0 0 1600 2400"],
  ["&ar=16:10&fit=crop", "0 0 1600 1000"],
  ["&ar=21:9&fit=crop", "0 157 1600 686"],
])("a poster is laid out for the shape asked: %s", async (query, viewBox) => {
  expect(parseRoot(await fetchSvg(`${posterPath({})}${query}`)).getAttribute("viewBox")).toBe(viewBox);
});

test("is kept for ever, has an entity tag, and can run nothing", async () => {
  const response = await get("scene.svg?motif=kart&city=LONDON");
  expect(response.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  const again = await get("scene.svg?motif=kart&city=LONDON", { "if-none-match": response.headers["etag"] });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
});

test.each([
  ["webp", "webp"],
  ["jpg", "jpeg"],
  ["png", "png"],
])("fm=%s gives pixels", async (fm, format) => {
  const response = await get(`scene.svg?motif=pits&city=ROME&w=320&ar=16:10&fit=crop&fm=${fm}`);
  expect(response.headers["content-type"]).toBe(`image/${format}`);
  expect(await sharp(response.body).metadata()).toMatchObject({ format, width: 320, height: 200 });
});

test.each([
  ["scene.svg?motif=unicorn&city=ROME", "motif: "],
  ["scene.svg?motif=kart&city=rome", "city: "],
  ["scene.svg?motif=kart&city=ROME&hour=noon", "hour: "],
  ["scene.svg?motif=kart&city=ROME&seed=%3C", "seed: "],
  ["scene.svg?motif=kart&city=ROME&w=wide", "w: "],
  ["scene.svg?motif=kart&city=ROME&fm=gif", "fm: "],
  ["scene.svg?motif=toString&city=ROME", "motif: "],
  ["tile.svg?icon=toString&city=ROME", "icon: "],
  ["circuit.svg?side=top", "side: "],
  ["poster.svg?title=A&venue=B&kind=mime&emblem=lamp", "kind: "],
  ["poster.svg?title=%20&venue=B&kind=play&emblem=lamp", "title: "],
  [`poster.svg?title=${"a".repeat(91)}&venue=B&kind=play&emblem=lamp`, "title: "],
  ["poster.svg?title=A%00&venue=B&kind=play&emblem=lamp", "title: "],
  ["poster.svg?title=A&kind=play&emblem=lamp", "venue: "],
  ["poster.svg?title=A&venue=B&kind=play&emblem=unicorn", "emblem: "],
])("%s: 400 says which is wrong", async (path, problem) => {
  const response = await get(path);
  expect(response.status).toBe(400);
  expect(String(response.body)).toContain(problem);
});

test("unknown drawings are not found", async () => {
  expect((await get("unicorn.svg")).status).toBe(404);
});
