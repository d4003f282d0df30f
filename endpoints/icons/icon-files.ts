import type { Site } from "../../hosts/site.ts";
import { getBrand } from "../../ui/theme/brands/index.ts";
import { toIco, iconPng, iconSvg } from "./brand-icon.ts";

interface IconFile {
  readonly type: string;
  readonly body: (site: Pick<Site, "brand" | "name">) => Promise<string | Buffer>;
}

/** Icons that browsers and home screens request of a host, by file name. */
const files: ReadonlyMap<string, IconFile> = new Map<string, IconFile>([
  ["icon.svg", { type: "image/svg+xml", body: async (site) => iconSvg(site, 6) }],
  ["favicon.ico", { type: "image/x-icon", body: async (site) => toIco(await iconPng(iconSvg(site, 6), 32), 32) }],
  // Systems round its corners by themselves.
  ["apple-icon.png", { type: "image/png", body: async (site) => iconPng(iconSvg(site, 0), 180) }],
  ["manifest.webmanifest", { type: "application/manifest+json", body: async (site) => JSON.stringify(manifest(site)) }],
]);

/** Returns a file of a host; undefined for an unknown name. */
export async function iconFile(site: Pick<Site, "brand" | "name">, name: string): Promise<Response | undefined> {
  const file = files.get(name);
  if (file === undefined) return undefined;
  const body = await file.body(site);
  return new Response(typeof body === "string" ? body : new Uint8Array(body), {
    headers: { "Content-Type": file.type, "Cache-Control": "public, max-age=86400" },
  });
}

/** W3C Web Application Manifest. */
function manifest({ brand, name }: Pick<Site, "brand" | "name">): object {
  const { themeColor } = getBrand({ name });
  return {
    name: brand,
    short_name: brand,
    start_url: "/",
    display: "browser",
    theme_color: themeColor,
    background_color: themeColor,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-icon.png", sizes: "180x180", type: "image/png" },
    ],
  };
}
