/** Pages that the browser tests look at, one of each kind. Paths are English; other languages get their prefix. */
export const pages = [
  { kind: "global home", site: "tessera", path: "/" },
  { kind: "city", site: "tessera", path: "/rome/" },
  { kind: "content", site: "tessera", path: "/privacy-policy/" },
  { kind: "credits", site: "tessera", path: "/credits/" },
  { kind: "collection", site: "colosseum", path: "/" },
  { kind: "show", site: "westend", path: "/the-lamplighters/" },
  { kind: "theatre home", site: "westend", path: "/" },
] as const;

export const languages = [
  { prefix: "", tag: "en", dir: "ltr" },
  { prefix: "/de", tag: "de", dir: "ltr" },
  { prefix: "/ar", tag: "ar", dir: "rtl" },
] as const;

/** The address of a page on its local alias, on the port of the site under test: for a browser, which knows `*.localhost`. */
export function address(baseUrl: string, site: string, path: string): string {
  const url = new URL(path, baseUrl);
  url.hostname = `${site}.localhost`;
  return url.href;
}

/** The same for a plain request: the operating system may not know the name, so it goes into the Host header. */
export function addressed(baseUrl: string, site: string, path: string) {
  return { url: new URL(path, baseUrl).href, headers: { host: new URL(address(baseUrl, site, "/")).host } };
}
