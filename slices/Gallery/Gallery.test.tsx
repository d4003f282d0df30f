import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const image = (name: string, alt: string | null) => ({
  url: `https://images.tessera.example/${name}.webp`,
  alt,
  dimensions: { width: 1600, height: 1067 },
});

const images = [
  { image: image("colosseum", "The Colosseum"), caption: "The outer wall" },
  { image: image("arches", null), caption: null },
];

describe("Gallery", () => {
  it("links each picture to itself, large, so that it works without script", async () => {
    renderSlice(definition, { primary: { images } });
    const links = await screen.findAllByRole("link");
    expect(links.map((link) => link.getAttribute("href")?.split("?"))).toEqual([
      ["https://images.tessera.example/colosseum.webp", "w=1920&fit=max&auto=format&q=80"],
      ["https://images.tessera.example/arches.webp", "w=1920&fit=max&auto=format&q=80"],
    ]);
  });

  it("says what a link does, and what is on the picture", async () => {
    renderSlice(definition, { primary: { images }, page: testPage({ locale: locales.de }) });
    expect(await screen.findByRole("link", { name: "Bild 1 von 2 öffnen, The Colosseum" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Bild 2 von 2 öffnen" })).toBeTruthy();
  });

  it("shows captions where there are any", async () => {
    renderSlice(definition, { primary: { images } });
    expect((await screen.findByText("The outer wall")).tagName).toBe("FIGCAPTION");
    expect(document.querySelectorAll("figcaption").length).toBe(1);
  });

  it("omits an item without a picture, and renders nothing when no item remains", () => {
    renderSlice(definition, { primary: { images: [{ image: {}, caption: "Lost" }] } });
    expect(document.body.textContent).toBe("");
  });
});
