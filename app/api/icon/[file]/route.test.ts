import sharp from "sharp";
import { expect, it } from "vitest";
import { sites } from "../../../../hosts/index.ts";
import { getBrand } from "../../../../ui/theme/brands/index.ts";
import { GET } from "./route.ts";

const get = (file: string, host: string) =>
  GET(new Request(`http://${host}/${file}`, { headers: { host } }), { params: Promise.resolve({ file }) });

const readIcon = async (file: string, host: string) => Buffer.from(await (await get(file, host)).arrayBuffer());

it.each(sites)("$brand has icons of its own color, in the sizes that are announced", async (site) => {
  const { host } = site;
  const svg = await (await get("icon.svg", host)).text();
  expect(svg).toContain(`fill="${getBrand(site).icon.ground}"`);
  const ico = await readIcon("favicon.ico", host);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt32LE(18) + ico.readUInt32LE(14)]).toEqual([
    1,
    1,
    ico.length,
  ]);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  const apple = sharp(await readIcon("apple-icon.png", host));
  expect(await apple.metadata()).toMatchObject({ format: "png", width: 180, height: 180 });
  const [red, green, blue] = await apple.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const hex = [red, green, blue].map((value = 0) => value.toString(16).padStart(2, "0")).join("");
  expect(`#${hex}`).toBe(getBrand(site).icon.ground);
});

it.each(sites)("$brand has a manifest with its name, color and icons", async (site) => {
  const { host, brand } = site;
  const response = await get("manifest.webmanifest", host);
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  const manifest: unknown = await response.json();
  expect(manifest).toMatchObject({ name: brand, start_url: "/", theme_color: getBrand(site).themeColor });
  expect(manifest).toMatchObject({ icons: [{ src: "/icon.svg" }, { src: "/apple-icon.png", sizes: "180x180" }] });
});

it.each([
  ["icon.svg", "unknown.example"],
  ["icon.png", "www.tessera.example"],
])("%s on %s is missing", async (file, host) => {
  expect((await get(file, host)).status).toBe(404);
});
