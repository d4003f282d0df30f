import { isPictureWidth, pictureRatios, qualities } from "./picture-sizes.ts";

/** Begins the paths of pictures that the site serves in place of their origin. */
export const picturesPath = "/pictures/";

/** A file at its origin. No segment begins with a dot, and none has encoded signs: what they mean differs by server. */
const plainPath = /^(?:\/[\w~-][\w.~-]*){1,12}$/;

/** An editor's own crop and focal point. They set no size, format or overlay. */
const ofPhotographs = [
  String.raw`rect=\d{1,5}(?:%2C\d{1,5}){3}`,
  String.raw`fp-[xy]=(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)`,
];

/** Parameters of an illustration. Its texts are those of a show. */
const ofDrawings = [
  String.raw`(?:title|venue)=[\w.*+%-]{1,240}`,
  String.raw`(?:kind|seed|side|motif|icon|emblem|city|hour|measure)=[\w-]{1,40}`,
];

const formatParameterPattern = (parameters: readonly string[]) => String.raw`(?:(?:${parameters.join("|")})&){0,6}`;

const quality = [...qualities].join("|");
const ratio = pictureRatios.map((each) => each.replace(":", "%3A")).join("|");
const cut = String.raw`w=(?<width>\d{1,4})&(?:ar=(?:${ratio})&fit=crop&crop=focalpoint|fit=max)&auto=format&q=(?:${quality})`;

const patterns = {
  photograph: createPatterns(ofPhotographs),
  drawing: createPatterns([...ofPhotographs, ...ofDrawings]),
};

function createPatterns(parameters: readonly string[]) {
  const own = `(?<own>${formatParameterPattern(parameters)})`;
  return { own: new RegExp(`^${own}$`), whole: new RegExp(`^${own}${cut}$`) };
}

/** Returns what the parameters of a file may be. An SVG is an illustration. */
function patternsFor(path: string) {
  return path.endsWith(".svg") ? patterns.drawing : patterns.photograph;
}

/** Whether each name is there once. */
function areDistinct(parameters: string): boolean {
  const names = [...new URLSearchParams(parameters).keys()];
  return new Set(names).size === names.length;
}

/** Characters of an address, without those of the cut. */
const maxLength = 600;

/**
 * Returns where a browser requests a picture. It is a path of the site, if that serves the pictures of this origin, else
 * the address itself. `https://images.example/a.webp` → `/pictures/images.example/a.webp`. `parameters` are those that are not the cut's,
 * each with an `&` after it. Any but those that are known leave the picture at its own origin.
 */
export function pictureAddress(address: string, parameters: string, origins: readonly string[]): string {
  const origin = origins.find((each) => address.startsWith(`${each}/`));
  if (origin === undefined || address.length + parameters.length > maxLength) return address;
  const path = address.slice(origin.length);
  if (!patternsFor(path).own.test(parameters) || !areDistinct(parameters)) return address;
  return plainPath.test(path) ? picturesPath + new URL(origin).host + path : address;
}

/**
 * Returns the address at its origin that a path and query of the site stand for. Undefined for any but those that
 * `imgixSource` writes: another origin, path, width, ratio, quality, or order of the parameters.
 */
export function pictureUpstream(target: string, origins: readonly string[]): string | undefined {
  if (!target.startsWith(picturesPath) || target.length > maxLength + 150) return undefined;
  const [file = "", query = "", ...others] = target.slice(picturesPath.length).split("?");
  const origin = origins.find((each) => file.startsWith(`${new URL(each).host}/`));
  const { width, own = "" } = patternsFor(file).whole.exec(query)?.groups ?? {};
  if (origin === undefined || width === undefined || others.length > 0 || !areDistinct(own)) return undefined;
  const path = file.slice(new URL(origin).host.length);
  const isCanonical = String(Number(width)) === width && isPictureWidth(Number(width));
  return isCanonical && plainPath.test(path) ? `${origin}${path}?${query}` : undefined;
}
