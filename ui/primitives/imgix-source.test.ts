import { describe, expect, it } from "vitest";
import { pictureUpstream } from "../../routing/picture-path.ts";
import { type ImgixSource, imgixSource } from "./imgix-source.ts";

/** A page whose pictures have another origin. */
const elsewhere = { pictures: { origins: [] } };

const listWidths = (srcSet = "") => srcSet.split(", ").map((candidate) => candidate.split(" ")[1]);
const readParameters = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe("imgixSource", () => {
  it("requests every width when the original's is unknown", () => {
    const { srcSet } = imgixSource({ url: "https://images.example/a.jpg" }, "16:10", elsewhere);
    expect(listWidths(srcSet)).toEqual(["320w", "400w", "480w", "600w", "736w", "920w", "1080w", "1440w", "1920w"]);
  });

  it("sends phones alone no more pixels than they show, at a quality for dense screens", () => {
    const { src, srcSet } = imgixSource({ url: "https://images.example/a.jpg" }, "3:2", elsewhere, "phones");
    expect(listWidths(srcSet)).toEqual(["480w", "600w", "736w", "828w"]);
    expect(readParameters(src)).toMatchObject({ w: "736", q: "30" });
  });

  it("never enlarges the original", () => {
    const { srcSet } = imgixSource({ url: "https://images.example/a.jpg", width: 700 }, "16:10", elsewhere);
    expect(listWidths(srcSet)).toEqual(["320w", "400w", "480w", "600w"]);
  });

  it("never enlarges the part that a ratio cuts out", () => {
    const { srcSet } = imgixSource(
      { url: "https://images.example/a.jpg", width: 700, height: 277 },
      "16:10",
      elsewhere,
    );
    expect(listWidths(srcSet)).toEqual(["320w", "400w"]);
  });

  it("requests a drawing at one address, as it is sharp in any width", () => {
    const { src, srcSet } = imgixSource({ url: "https://images.example/a.svg?seed=1" }, "16:10", elsewhere);
    expect(srcSet).toBeUndefined();
    expect(readParameters(src)).toMatchObject({ seed: "1", w: "736" });
  });

  it("serves an original smaller than the smallest width as it is", () => {
    const { src, srcSet } = imgixSource({ url: "https://images.example/a.jpg", width: 200 }, "1:1", elsewhere);
    expect(listWidths(srcSet)).toEqual(["200w"]);
    expect(readParameters(src)).toMatchObject({ w: "200" });
  });

  it("requests a whole picture without a cut, never enlarged", () => {
    const { src, srcSet } = imgixSource(
      { url: "https://images.example/a.jpg", width: 700, height: 277 },
      "whole",
      elsewhere,
    );
    expect([listWidths(srcSet), readParameters(src)]).toEqual([
      ["320w", "400w", "480w", "600w"],
      { w: "600", fit: "max", auto: "format", q: "65" },
    ]);
  });

  it.each([
    [277, "240"],
    [30, "40"],
  ])("requests an original of %d px in %s px", (width, expected) => {
    expect(readParameters(imgixSource({ url: "https://images.example/a.jpg", width }, "1:1", elsewhere).src)["w"]).toBe(
      expected,
    );
  });

  it("keeps the focal point and the editor's rectangle, and replaces the size", () => {
    const url = "https://images.example/a.jpg?auto=format,compress&rect=0,0,9,9&w=2000&h=1000&fp-x=0.2&fp-y=0.7";
    expect(readParameters(imgixSource({ url }, "4:5", elsewhere).src)).toEqual({
      rect: "0,0,9,9",
      "fp-x": "0.2",
      "fp-y": "0.7",
      w: "736",
      ar: "4:5",
      fit: "crop",
      crop: "focalpoint",
      auto: "format",
      q: "65",
    });
  });

  it("takes an address without a host", () => {
    expect(imgixSource({ url: "/photos/a.webp" }, "3:2", elsewhere).src).toMatch(/^\/photos\/a\.webp\?w=736&ar=3%3A2&/);
  });
});

describe("imgixSource, where the site serves the pictures of an origin", () => {
  const origins = ["https://images.example", "http://localhost:4001"];
  const page = { pictures: { origins } };
  const addressesIn = ({ src, srcSet }: ImgixSource) => [
    src,
    ...(srcSet?.split(", ") ?? []).map((each) => each.split(" ")[0] ?? ""),
  ];

  it.each([
    ["a picture", { url: "https://images.example/site/a.webp" }, "3:2"],
    ["an upload", { url: "http://localhost:4001/media/a_1.jpeg", width: 1200 }, "whole"],
    ["a small original", { url: "https://images.example/a.webp", width: 200 }, "1:1"],
    ["an editor's crop", { url: "https://images.example/a.webp?auto=format,compress&rect=0,0,9,9&w=9&h=9" }, "4:5"],
    [
      "a drawing",
      { url: "https://images.example/poster.svg?title=Salt+on%27&venue=Marlowe%2C+London&kind=play&seed=5" },
      "16:10",
    ],
    ["a focal point", { url: "https://images.example/a.webp?fp-x=0.25&fp-y=1" }, "21:9"],
  ] as const)(
    "names paths of the site, each of which stands for what it would name elsewhere: %s",
    (_title, image, ratio) => {
      for (const use of ["all", "cards", "thumbnails", "phones"] as const) {
        const own = addressesIn(imgixSource(image, ratio, page, use));
        const others = addressesIn(imgixSource(image, ratio, elsewhere, use));
        for (const path of own) expect(path).toMatch(/^\/pictures\//);
        expect(own.map((path) => pictureUpstream(path, origins))).toEqual(others);
      }
    },
  );

  it.each([
    "https://others.example/a.webp",
    "https://images.example.evil.example/a.webp",
    "https://images.example@evil.example/a.webp",
    "https://images.example/site%2Fa.webp",
    "https://images.example/a.webp?fm=png",
    "https://images.example/a.webp?title=Rome",
    "https://images.example/a.webp?rect=all",
    "https://images.example/a.svg?seed=1&seed=2",
    `https://images.example/a.webp?title=${"a".repeat(600)}`,
    "https://images.example/a.webp?txt=cheap",
  ])("leaves %s where it is", (url) => {
    expect(imgixSource({ url }, "3:2", page)).toEqual(imgixSource({ url }, "3:2", elsewhere));
  });
});
