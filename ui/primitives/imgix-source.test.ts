import { describe, expect, it } from "vitest";
import { imgixSource } from "./imgix-source.ts";

const widthsOf = (srcSet: string) => srcSet.split(", ").map((candidate) => candidate.split(" ")[1]);
const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe("imgixSource", () => {
  it("asks for every width when the original's is unknown", () => {
    const { srcSet } = imgixSource({ url: "https://images.example/a.jpg" }, "16:10");
    expect(widthsOf(srcSet)).toEqual(["320w", "480w", "640w", "828w", "1080w", "1440w", "1920w"]);
  });

  it("sends phones alone no more pixels than they show, at a quality for dense screens", () => {
    const { src, srcSet } = imgixSource({ url: "https://images.example/a.jpg" }, "3:2", "phones");
    expect(widthsOf(srcSet)).toEqual(["320w", "480w", "640w", "720w", "828w"]);
    expect(parametersOf(src)).toMatchObject({ w: "828", q: "40" });
  });

  it("never enlarges the original", () => {
    const { srcSet } = imgixSource({ url: "https://images.example/a.jpg", width: 700 }, "16:10");
    expect(widthsOf(srcSet)).toEqual(["320w", "480w", "640w"]);
  });

  it("serves an original smaller than the smallest width as it is", () => {
    const { src, srcSet } = imgixSource({ url: "https://images.example/a.jpg", width: 200 }, "1:1");
    expect(widthsOf(srcSet)).toEqual(["200w"]);
    expect(parametersOf(src)).toMatchObject({ w: "200" });
  });

  it("keeps the focal point and the editor's rectangle, and replaces the size", () => {
    const url = "https://images.example/a.jpg?auto=format,compress&rect=0,0,9,9&w=2000&h=1000&fp-x=0.2&fp-y=0.7";
    expect(parametersOf(imgixSource({ url }, "4:5").src)).toEqual({
      rect: "0,0,9,9",
      "fp-x": "0.2",
      "fp-y": "0.7",
      w: "828",
      ar: "4:5",
      fit: "crop",
      crop: "focalpoint",
      auto: "format",
      q: "75",
    });
  });

  it("takes an address without a host", () => {
    expect(imgixSource({ url: "/photos/a.webp" }, "3:2").src).toMatch(/^\/photos\/a\.webp\?w=828&ar=3%3A2&/);
  });
});
