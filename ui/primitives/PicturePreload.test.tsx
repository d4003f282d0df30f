import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { PicturePreload } from "./PicturePreload.tsx";

it("PicturePreload requests the widths that the picture has", () => {
  const source = { src: "/a.webp?w=828", srcSet: "/a.webp?w=320 320w, /a.webp?w=828 828w" };
  render(<PicturePreload source={source} sizes="50vw" media="(max-width: 767px)" />);
  const link = document.querySelector("link[rel=preload]");
  const names = ["as", "href", "imagesrcset", "imagesizes", "media", "fetchpriority"];
  expect(names.map((name) => link?.getAttribute(name))).toEqual([
    "image",
    source.src,
    source.srcSet,
    "50vw",
    "(max-width: 767px)",
    "high",
  ]);
});
