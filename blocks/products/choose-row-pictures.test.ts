import { expect, test } from "vitest";
import type { ProductImage } from "../../catalog/media/media.ts";
import { createPictureChoice } from "../../ui/primitives/choose-picture.ts";
import { chooseRowPictures } from "./choose-row-pictures.ts";

function picture(name: string, isDrawing = false): ProductImage {
  return { url: name, alt: { text: name }, width: 1600, height: 1000, dominantColor: undefined, isDrawing };
}

function shown(...images: (readonly ProductImage[])[]) {
  return chooseRowPictures(images, createPictureChoice().choose).map((image) => image?.url);
}

test("W130: a card shows its own photograph, also beside a card that has none", () => {
  const tile = picture("tile", true);
  expect(shown([picture("a"), picture("b")], [tile], [picture("c"), tile], [])).toEqual(["a", "tile", "c", undefined]);
});

test("W130: a photograph that is shown nearby is cut otherwise, before a further one is chosen", () => {
  const images = [picture("a"), picture("b")];
  expect(shown(...Array.from({ length: 5 }, () => images))).toEqual([
    "a",
    "a?rect=320,200,960,600",
    "a?rect=448,140,1152,720",
    "a?rect=0,140,1152,720",
    "b",
  ]);
});

test("W130: a show has its poster, though it has stills", () => {
  expect(shown([picture("poster", true), picture("still")])).toEqual(["poster"]);
});
