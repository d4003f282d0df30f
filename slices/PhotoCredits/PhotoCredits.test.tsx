import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const photo = {
  image: { url: "https://images.tessera.example/pika.webp", alt: "A pika", dimensions: { width: 1600, height: 900 } },
  title: "American pika",
  author: "NPS Climate Change Response",
  licence: "Public domain",
  source: { link_type: "Web", url: "https://www.flickr.com/photos/1" },
};

describe("PhotoCredits", () => {
  it("names picture, author and license, and links to the source", () => {
    renderSlice(definition, { primary: { photos: [photo] } });
    const credit = within(screen.getByRole("listitem"));
    expect(credit.getByRole("img", { name: "A pika" })).toBeTruthy();
    expect(credit.getByRole("link", { name: "American pika" }).getAttribute("href")).toBe(photo.source.url);
    expect(credit.getByText("Photo: NPS Climate Change Response")).toBeTruthy();
    expect(credit.getByText("Public domain")).toBeTruthy();
  });

  it("shows the credit when picture and source are missing", () => {
    renderSlice(definition, { primary: { photos: [{ ...photo, image: {}, source: { link_type: "Web" } }] } });
    expect(screen.getByText("American pika").tagName).toBe("P");
    expect(screen.queryByRole("img")).toBeNull();
  });
});
