import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { listViolations, renderForm } from "../../../../tests/support/studio/render-form.tsx";
import { cropPicture, fitRegion, readRegion } from "./change-image.ts";

const edit = { x: 0, y: 0, zoom: 1, background: "transparent" };

const picture = {
  id: "a",
  url: "/media/a/rome%20at%20night.webp?fp-x=0.5",
  alt: "The Forum",
  copyright: null,
  dimensions: { width: 1600, height: 1000 },
  edit,
};

const asset = {
  id: "b",
  url: "/media/b/paris.webp",
  filename: "paris.webp",
  kind: "image",
  size: 9,
  width: 1500,
  height: 1000,
  alt: null,
  credits: "Ada",
};

const requests: string[] = [];

vi.stubGlobal("fetch", async (path: string, { method = "GET" } = {}) => {
  requests.push(`${method} ${path}`);
  return Response.json(method === "POST" ? { ...asset, id: "new", alt: "Uploaded" } : { items: [asset], cursor: null });
});

const model = { type: "Image", config: { label: "Photograph", constraint: {}, thumbnails: [] } };

describe("a picture", () => {
  it("W46: is chosen in the media library, which is searched by words", async () => {
    const { changes } = renderForm(model);
    expect(await listViolations()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Choose a picture" }));
    fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "paris" } });
    await expect.poll(() => requests.at(-1)).toContain("keyword=paris");
    expect(requests.at(-1)).toContain("assetType=image");
    expect(await listViolations()).toEqual([]);
    fireEvent.click(await screen.findByRole("button", { name: /paris.webp/ }));
    const { id, url } = asset;
    expect(changes).toEqual([
      { id, url, alt: null, copyright: "Ada", dimensions: { width: 1500, height: 1000 }, edit },
    ]);
  });

  it("W46: is uploaded; a file beyond 20 MB is refused", async () => {
    const { changes } = renderForm(model);
    fireEvent.click(screen.getByRole("button", { name: "Choose a picture" }));
    await screen.findByRole("dialog");
    const input = document.querySelector("input[type=file]") ?? document.body;
    const large = Object.defineProperty(new File(["x"], "a.webp"), "size", { value: 21 * 1024 * 1024 });
    fireEvent.change(input, { target: { files: [large] } });
    expect(screen.getByRole("alert").textContent).toBe("Choose a file of at most 20 MB.");
    fireEvent.change(input, { target: { files: [new File(["x"], "a.webp")] } });
    await expect.poll(() => changes).toMatchObject([{ id: "new", alt: "Uploaded" }]);
    expect(requests).toContain("POST /studio/api/media");
  });

  it("W46: has a text, is a decoration, or has no text yet", async () => {
    const { changes } = renderForm(model, picture);
    const alt = () => screen.getByRole("textbox", { name: "Alternative text" });
    fireEvent.change(alt(), { target: { value: "" } });
    fireEvent.click(screen.getByRole("button", { name: "Decoration" }));
    expect([alt(), screen.getByRole("button", { name: "Decoration" }).getAttribute("aria-pressed")]).toMatchObject([
      { disabled: true },
      "true",
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Decoration" }));
    fireEvent.change(alt(), { target: { value: "Arches" } });
    expect(changes).toEqual([null, "", null, "Arches"].map((text) => ({ ...picture, alt: text })));
    expect(await listViolations()).toEqual([]);
  });

  it("W46: shows its file and size, and is removed", () => {
    const { changes } = renderForm(model, picture);
    expect(screen.getByText("rome at night.webp")).toBeTruthy();
    expect(screen.getByText("1600 × 1000 px")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(changes).toEqual([null]);
  });

  it("W46: is cropped in the ratio of its model", async () => {
    const { changes } = renderForm({ ...model, config: { constraint: { width: 800, height: 800 } } }, picture);
    fireEvent.click(screen.getByRole("button", { name: "Crop" }));
    const dialog = await screen.findByRole("dialog");
    const image = dialog.querySelector("img");
    Reflect.defineProperty(image ?? {}, "naturalWidth", { value: 1600 });
    Reflect.defineProperty(image ?? {}, "naturalHeight", { value: 1000 });
    fireEvent.load(image ?? document.body);
    expect(await listViolations()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Apply" }));
    expect(changes).toMatchObject([{ id: "a", alt: "The Forum", dimensions: { width: 800 } }]);
  });
});

it.each([
  [{}, { x: 0, y: 0, width: 1500, height: 1000 }],
  [
    { width: 800, height: 800 },
    { x: 250, y: 0, width: 1000, height: 1000 },
  ],
  [
    { width: 3000, height: 1000 },
    { x: 0, y: 250, width: 1500, height: 500 },
  ],
])("W46: of 1500 × 1000 pixels, a size of %j shows %j", (size, region) => {
  expect(fitRegion({ width: 1500, height: 1000 }, size)).toEqual(region);
});

it("W46: a crop is in the address, and is read from there", () => {
  const region = { x: 250, y: 0, width: 1000, height: 1000 };
  const cropped = cropPicture(picture, region, { width: 800, height: 800 });
  expect(cropped).toEqual({
    ...picture,
    url: "/media/a/rome%20at%20night.webp?fp-x=0.5&rect=250,0,1000,1000&w=800&h=800",
    dimensions: { width: 800, height: 800 },
    edit: { x: 200, y: 0, zoom: 0.8, background: "transparent" },
  });
  expect(readRegion(cropped)).toEqual(region);
  expect(cropPicture(cropped, { x: 0, y: 0, width: 1600, height: 1000 }, {})).toEqual(picture);
});

it("W46: sizes of the model are made of a new picture, each with its ratio", () => {
  const spec = { ...model, config: { thumbnails: [{ name: "mobile", width: 400, height: 400 }] } };
  const { changes } = renderForm(spec, { ...picture, mobile: picture });
  expect(screen.getByRole("button", { name: "mobile" })).toBeTruthy();
  expect(changes).toEqual([]);
});
