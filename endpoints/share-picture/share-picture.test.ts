import type { ServerResponse } from "node:http";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sites } from "../../hosts/index.ts";
import tessera from "../../hosts/tessera.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { getBrand } from "../../ui/theme/brands/index.ts";
import { shippedDocuments } from "../../tests/support/shipped/shipped-documents.ts";
import { startUpstream } from "../../http/upstream.example.ts";
import { BusyError } from "../../http/create-queue.ts";
import { createSharePictures, type SharePicture } from "./create-share-pictures.ts";
import { fitText } from "./fit-text.ts";
import { fetchPhoto } from "./fetch-photo.ts";
import { pictureResponse } from "./picture-response.ts";
import { renderSharePicture, type SharedPicture } from "./render-share-picture.ts";
import { sharedPage, sharePath, shareSize } from "../../routing/share-address.ts";
import { typesetText } from "./typeset-text.ts";
import { findFont } from "./share-fonts.ts";

const render = async (changes: Partial<SharedPicture> = {}) =>
  renderSharePicture({ title: "Rome tickets", site: tessera, locale: locales.en, photo: undefined, ...changes });

/** How many pixels of the lower half are as bright as letters. */
async function letters(picture: Buffer, side: "left" | "right" | "all" = "all"): Promise<number> {
  const half = { left: side === "right" ? 600 : 0, top: 315, width: side === "all" ? 1200 : 600, height: 300 };
  const pixels = await sharp(picture).extract(half).greyscale().raw().toBuffer();
  return pixels.filter((value) => value > 235).length;
}

type Color = readonly number[];

/** Returns the color of the pixel in the middle of a row. */
async function colorAt(picture: Buffer, row: number): Promise<Color> {
  const pixel = sharp(picture).extract({ left: 600, top: row, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

/** Returns the characters that a standard of East Asia encodes in two bytes. */
function listCharacters(encoding: string): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const bytes = (first: number) => Array.from({ length: 0xff - first }, (_, index) => first + index);
  return new Set(bytes(0xa1).flatMap((lead) => bytes(0x40).map((trail) => decoder.decode(Uint8Array.of(lead, trail)))));
}

/** Returns the largest difference between a color's parts and those of `#rrggbb`. JPEG changes each a little. */
function distance(color: Color, hex: string): number {
  return Math.max(
    ...color.map((part, index) => Math.abs(part - Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16))),
  );
}

describe("P28: the picture of a shared page", () => {
  it("is a JPEG of 1200 × 630 with the title of the page", async () => {
    const picture = await render();
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", ...shareSize });
    expect(await letters(picture)).toBeGreaterThan(3000);
  });

  it.each(sites)("X17: has the color of its brand, with and without a photograph: $name", async (site) => {
    const { ground } = getBrand(site).icon;
    const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#808080" } })
      .png()
      .toBuffer();
    const [plain, withPhoto] = await Promise.all([render({ site }), render({ site, photo })]);
    expect(await sharp(withPhoto).metadata()).toMatchObject(shareSize);
    const [edge, bar] = [await colorAt(plain, 4), await colorAt(withPhoto, 624)];
    for (const color of [edge, bar]) expect(distance(color, ground)).toBeLessThan(12);
  });

  it("X17: no two brands have the same picture of a page", async () => {
    const pictures = await Promise.all(sites.map((site) => render({ site: { name: site.name, brand: "Rome" } })));
    expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(sites.length);
  });

  it.each(Object.values(locales))("X16: the title is in its script: $code", async (locale) => {
    const title = createLocaleTranslator(locale)("search.attractions");
    expect(await letters(await render({ title, locale }))).toBeGreaterThan(1000);
  });

  it("X16: an Arabic title is set from the right", async () => {
    const picture = await render({ title: "تذاكر روما", locale: locales.ar });
    expect(await letters(picture, "right")).toBeGreaterThan(3 * (await letters(picture, "left")));
  });

  it.each([
    ["Билеты в Рим", 3000, Infinity],
    ["ירושלים", 0, 50],
  ])(
    "X16: a title in a script that no language of the site has is set if a font has its letters: %s",
    async (title, min, max) => {
      const drawn = await letters(await render({ title }));
      expect(drawn).toBeGreaterThanOrEqual(min);
      expect(drawn).toBeLessThan(max);
    },
  );

  it.each([
    ["Christmas 🎄 tickets", "Christmas tickets"],
    ["กรุงเทพ Bangkok", "Bangkok"],
    ["Visit ירושלים", "Visit"],
  ])("X16: %s is the picture of %s", async (title, same) => {
    const [one, other] = await Promise.all([render({ title }), render({ title: same })]);
    expect(one.equals(other)).toBe(true);
  });

  it.each(sites)("X16: an accent adds no width to its letter: $name", async (site) => {
    const font = (text: string) => findFont(text, getBrand(site).fonts.at(-1) ?? "", locales.pl);
    const measure = async (text: string) =>
      (await typesetText(text, { font: font(text), color: "#ffffff", size: 100, width: 900 })).width;
    for (const [accented = "", plain = ""] of ["ćc", "ńn", "śs", "źz", "żz", "ęe", "óo", "ēe", "ůu", "őo"])
      expect(await measure(`n${accented}`)).toBeLessThan(1.1 * (await measure(`n${plain}`)));
  });

  it("X16: the same title has the letters of its language: Chinese and Japanese differ", async () => {
    const { ja, cn, tw, en } = locales;
    const pictures = await Promise.all([ja, cn, tw, en].map((locale) => render({ title: "直達今關", locale })));
    const [japanese, ...others] = pictures.map((picture) => picture.toString("base64"));
    expect(new Set([japanese, ...others]).size).toBe(3);
    expect(others.at(-1)).toBe(japanese);
  });

  it.each([
    ["ja", "euc-jp"],
    ["ko", "euc-kr"],
    ["cn", "gb2312"],
    ["tw", "big5"],
  ] as const)("X16: the font of %s has each letter of the shipped texts", (code, encoding) => {
    const standard = listCharacters(encoding);
    const texts = shippedDocuments()
      .filter(({ locale }) => locale.code === code)
      .flatMap((document) => [...document.texts.values()]);
    const used = new Set(texts.join("").match(/[\p{Script=Han}\p{Script=Hangul}]/gu));
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((letter) => !standard.has(letter))).toEqual([]);
  });

  it("X16: every shipped title is set whole", () => {
    const named = shippedDocuments().flatMap(({ texts }) =>
      [...texts].filter(([path]) => /^(?:meta_)?title$/u.test(path)),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(([, title]) => fitText(title).omitted.length > 0)).toEqual([]);
  });

  it("X16: a line of Korean ends with a word, but for one that is wider than the picture", async () => {
    const font = findFont("한국", "", locales.ko);
    const set = (text: string, width: number) => typesetText(text, { font, color: "#ffffff", size: 40, width });
    const word = await set("콜로세움", 220);
    expect((await set("콜로세움 입장권", 220)).width).toBe(word.width);
    expect((await set("콜로세움 입장권".normalize("NFD"), 220)).width).toBe(word.width);
    expect((await set("콜로세움 24시간권", 220)).width).toBe((await set("24시간권", 220)).width);
    expect((await set("콜로세움콜로세움", 220)).height).toBeGreaterThan(1.8 * word.height);
  });

  it("has the page's photograph behind its title", async () => {
    const photo = await sharp({ create: { width: 1200, height: 630, channels: 3, background: "#c02020" } })
      .png()
      .toBuffer();
    const { dominant } = await sharp(await render({ photo })).stats();
    expect(dominant.r).toBeGreaterThan(2 * dominant.g);
  });

  it("shows markup in a title as it is", async () => {
    expect(await letters(await render({ title: "<b>Rome</b> & more" }))).toBeGreaterThan(3000);
  });

  it("J13: ends a long title in an ellipsis, so that what follows changes nothing", async () => {
    const long = "Rome ".repeat(30);
    const [short, one, other] = await Promise.all(
      [long.slice(0, 90), `${long}tickets`, `${long}by night`].map((title) => render({ title })),
    );
    expect(one?.equals(other ?? Buffer.of())).toBe(true);
    expect(one?.equals(short ?? Buffer.of())).toBe(false);
  });

  it("J13: an ellipsis stands behind a whole letter, with its accents", async () => {
    const [marked, plain] = await Promise.all(
      ["b\u0300", "b"].map((letter) => render({ title: `${"a ".repeat(53)}${letter.repeat(40)}` })),
    );
    const cut = await render({ title: `${"a ".repeat(53)}${"b\u0300".repeat(3)}bbbbbb` });
    expect(marked?.equals(cut)).toBe(true);
    expect(marked?.equals(plain ?? Buffer.of())).toBe(false);
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

describe("its photograph", () => {
  it("is not read from an origin that the site does not serve", async () => {
    expect(await fetchPhoto("http://127.0.0.1:1/secret.jpg", ["https://images.example"])).toBeUndefined();
  });

  const read = async (respond: (response: ServerResponse) => void) => {
    await using upstream = await startUpstream(respond);
    return await fetchPhoto(`${upstream.baseUrl}/rome.webp`, [upstream.baseUrl]);
  };

  it("is the bytes of the photograph", async () => {
    const respond = (response: ServerResponse) => response.setHeader("content-type", "image/webp").end("photo");
    expect(Buffer.from((await read(respond)) ?? []).toString()).toBe("photo");
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    ["is missing", (response) => response.writeHead(404).end(), "404"],
    ["is a page", (response) => response.setHeader("content-type", "text/html").end(), "text/html"],
    ["has no end, nor a length", endlessPhoto, "body is over"],
  ])("throws where it %s", async (_title, respond, message) => {
    await expect(read(respond)).rejects.toThrow(message);
  });
});

function endlessPhoto(response: ServerResponse): void {
  response.setHeader("content-type", "image/webp");
  const write = () => void (response.destroyed || response.write(Buffer.alloc(100_000), () => setImmediate(write)));
  write();
}

describe("pictures that are rendered", () => {
  const options = { maxBytes: 1000, ttlMs: 60_000, concurrency: 1, queue: 1 };
  const picture = { bytes: Buffer.from("jpeg"), isFallback: false };

  /** Returns how often a picture is rendered for three requests, the first two at once. */
  async function countRenderings(rendered: SharePicture): Promise<number> {
    let renderings = 0;
    const pictures = createSharePictures(options);
    const once = async () => {
      renderings += 1;
      return rendered;
    };
    await Promise.all([pictures.of("a", once), pictures.of("a", once)]);
    await pictures.of("a", once);
    return renderings;
  }

  it("are rendered once, however many request one, and then cached", async () => {
    expect(await countRenderings(picture)).toBe(1);
  });

  it("are rendered again where the photograph was missing, and cached by nobody for long", async () => {
    const fallback = { ...picture, isFallback: true };
    expect(await countRenderings(fallback)).toBe(2);
    expect(pictureResponse(fallback).headers.get("cache-control")).toBe("public, max-age=10");
    expect(pictureResponse(picture).headers.get("cache-control")).toBe("public, max-age=86400");
  });

  it("wait in a bounded queue; beyond it the site is busy", async () => {
    const pictures = createSharePictures(options);
    let open = () => {};
    const gate = new Promise<undefined>((resolve) => {
      open = () => resolve(undefined);
    });
    const [first, second] = ["a", "b"].map(async (address) => pictures.of(address, () => gate));
    await expect(pictures.of("c", () => gate)).rejects.toThrow(BusyError);
    open();
    expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
    expect(await pictures.of("a", async () => picture)).toBeDefined();
  });
});
