import { expect, test } from "vitest";
import type { ProductImage } from "../../catalog/media/media.ts";
import { chooseRowPictures } from "./choose-row-pictures.ts";
import { createPictureChoice } from "../../ui/primitives/choose-picture.ts";

function picture(name: string, isDrawing = false): ProductImage {
  return { url: name, alt: { text: name }, width: 1600, height: 1000, dominantColor: undefined, isDrawing };
}

function shown(...images: (readonly ProductImage[])[]) {
  return chooseRowPictures(images, createPictureChoice().choose).map((image) => image?.url);
}

test("each card of a row has another picture, where it has several", () => {
  expect(shown([picture("a"), picture("b")], [picture("a"), picture("c")], [picture("d")])).toEqual(["a", "c", "d"]);
});

test("photographs where all have one, else illustrations where all have one", () => {
  const drawing = picture("drawing", true);
  expect(shown([drawing, picture("a")], [picture("b"), drawing])).toEqual(["a", "b"]);
  expect(shown([picture("a"), drawing], [picture("plan", true)])).toEqual(["drawing", "plan"]);
  expect(shown([picture("a")], [drawing], [])).toEqual(["a", "drawing", undefined]);
});

test("illustrations where the photographs of a row would repeat", () => {
  const images = [picture("a"), picture("map", true), picture("plan", true)];
  expect(shown(images, images)).toEqual(["map", "plan"]);
});
