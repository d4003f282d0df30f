import sharp from "sharp";
import { describe, expect, it } from "vitest";
import tessera from "../../../hosts/tessera.ts";
import { locales } from "../../../i18n/locales.ts";
import { createSharePictures } from "./create-share-pictures.ts";
import { drawSharePicture, type SharedPicture } from "./draw-share-picture.ts";
import { fetchPhoto } from "./fetch-photo.ts";
import { sharedPage, sharePath, shareSize } from "./share-address.ts";
import { fontOf } from "./share-fonts.ts";

const draw = async (changes: Partial<SharedPicture> = {}) =>
  drawSharePicture({ title: "Rome tickets", site: tessera, locale: locales.en, photo: undefined, ...changes });

/** How many pixels of the lower half are as bright as letters. */
async function letters(picture: Buffer, side: "left" | "right" | "all" = "all"): Promise<number> {
  const half = { left: side === "right" ? 600 : 0, top: 315, width: side === "all" ? 1200 : 600, height: 300 };
  const pixels = await sharp(picture).extract(half).greyscale().raw().toBuffer();
  return pixels.filter((value) => value > 235).length;
}

describe("P28: the picture of a shared page", () => {
  it("is a JPEG of 1200 × 630 with the title of the page", async () => {
    const picture = await draw();
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", ...shareSize });
    expect(await letters(picture)).toBeGreaterThan(3000);
  });

  it("X16: an Arabic title is set from the right", async () => {
    const picture = await draw({ title: "تذاكر روما", locale: locales.ar });
    expect(await letters(picture, "right")).toBeGreaterThan(3 * (await letters(picture, "left")));
  });

  it("omits a title in a script that the site has no font for", async () => {
    expect(fontOf("ローマのチケット", "")).toBeUndefined();
    expect(await letters(await draw({ title: "ローマのチケット" }))).toBeLessThan(50);
  });

  it("has the page's photograph behind its title", async () => {
    const photo = await sharp({ create: { width: 1200, height: 630, channels: 3, background: "#c02020" } })
      .png()
      .toBuffer();
    const { dominant } = await sharp(await draw({ photo })).stats();
    expect(dominant.r).toBeGreaterThan(2 * dominant.g);
  });

  it("shows markup in a title as it is, and shortens a long one", async () => {
    expect(await letters(await draw({ title: "<b>Rome</b> & more" }))).toBeGreaterThan(3000);
    await expect(draw({ title: "A very long title ".repeat(40) })).resolves.toBeDefined();
  });
});

describe("its address", () => {
  it.each([
    ["de", ["rome"], "/og/de/rome.jpg"],
    ["en", [], "/og/en.jpg"],
  ] as const)("%s %j is %s, and back", (locale, path, address) => {
    expect(sharePath(locale, path)).toBe(address);
    expect(sharedPage(address.split("/").slice(2), tessera)).toEqual({ locale, path });
  });

  it.each([[["de", "rome"]], [["xx.jpg"]], [["rome.jpg"]], [["de", "", "rome.jpg"]]])("%j is none", (segments) => {
    expect(sharedPage(segments, tessera)).toBeUndefined();
  });
});

it("no photograph is read from an origin that the site does not serve", async () => {
  expect(await fetchPhoto("http://127.0.0.1:1/secret.jpg", ["https://images.example"])).toBeUndefined();
});

describe("pictures that are drawn", () => {
  const options = { maxBytes: 1000, ttlMs: 60_000, concurrency: 1, queue: 1 };

  it("are drawn once, however many request one, and then cached", async () => {
    let drawn = 0;
    const pictures = createSharePictures(options);
    const once = async () => {
      drawn += 1;
      return Buffer.from("png");
    };
    await Promise.all([pictures.of("a", once), pictures.of("a", once)]);
    await pictures.of("a", once);
    expect(drawn).toBe(1);
  });

  it("wait in a bounded queue; beyond it the site is busy", async () => {
    const pictures = createSharePictures(options);
    let open = () => {};
    const gate = new Promise<undefined>((resolve) => {
      open = () => resolve(undefined);
    });
    const [first, second] = ["a", "b"].map(async (address) => pictures.of(address, () => gate));
    await expect(pictures.of("c", () => gate)).rejects.toThrow("are rendered");
    open();
    expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
    expect(await pictures.of("a", async () => Buffer.from("png"))).toBeDefined();
  });
});
