import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Picture } from "./Picture.tsx";

const image = { url: "https://images.example/colosseum.jpg", alt: "The Colosseum at dusk", width: 1600, height: 900 };

const page = { pictures: { origins: [] } };

describe("Picture", () => {
  it("names what it shows, and reserves the ratio it is cut to", () => {
    render(<Picture image={image} ratio="16:10" sizes="100vw" page={page} />);
    const picture = screen.getByRole("img", { name: "The Colosseum at dusk" });
    expect(Number(picture.getAttribute("width")) / Number(picture.getAttribute("height"))).toBe(1.6);
    expect(picture.getAttribute("srcset")).not.toContain("1920w");
  });

  it("has one address for an SVG, also where it is requested first", () => {
    const svg = { ...image, url: "https://images.example/colosseum.svg" };
    render(<Picture image={svg} ratio="16:10" sizes="100vw" page={page} loading="first" />);
    const picture = screen.getByRole("img", { name: "The Colosseum at dusk" });
    const preload = document.querySelector("link[rel=preload][href*=svg]");
    expect(preload?.getAttribute("href")).toBe(picture.getAttribute("src"));
    for (const name of ["srcset", "sizes"]) expect(picture.hasAttribute(name)).toBe(false);
    for (const name of ["imagesrcset", "imagesizes"]) expect(preload?.hasAttribute(name)).toBe(false);
  });

  it("waits until it is near the window, unless it has priority", () => {
    render(
      <>
        <Picture image={{ ...image, alt: "later" }} ratio="1:1" sizes="10vw" page={page} />
        <Picture image={{ ...image, alt: "first" }} ratio="1:1" sizes="10vw" page={page} loading="first" />
      </>,
    );
    expect(screen.getByRole("img", { name: "later" }).getAttribute("loading")).toBe("lazy");
    const first = screen.getByRole("img", { name: "first" });
    expect([first.getAttribute("loading"), first.getAttribute("fetchpriority")]).toEqual(["eager", "high"]);
  });
});
