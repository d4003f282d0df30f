import { isPictureWidth, qualities } from "./picture-sizes.ts";

/** Begins the paths of pictures that the site serves in place of their own origin. */
export const picturesPath = "/pictures/";

/** A file at its origin. No segment begins with a dot, and none has encoded signs: what they mean differs by server. */
const plainPath = /^(?:\/[\w~-][\w.~-]*){1,12}$/;

/** An editor's own crop and focal point, and what an illustration shows. None sets a size, a format or an overlay. */
const own = String.raw`(?:(?:rect|fp-x|fp-y|title|venue|kind|seed|motif|city|hour|view|measure)=[\w.*+%-]{1,240}&){0,6}`;
const ownParameters = new RegExp(`^${own}$`);

const quality = [...qualities].join("|");
const cut = String.raw`w=(\d{1,4})&ar=\d{1,5}%3A\d{1,5}&fit=crop&crop=focalpoint&auto=format&q=(?:${quality})`;
const cutParameters = new RegExp(`^${own}${cut}$`);

/** Characters of an address, without those of the cut. */
const longest = 600;

/**
 * Returns where a browser requests a picture. It is a path of the site, if that serves the pictures of this origin, else
 * the address itself. `https://images.example/a.webp` → `/pictures/images.example/a.webp`. `parameters` are those that are not the cut's,
 * each with an `&` after it. Any but those that are known leave the picture at its own origin.
 */
export function pictureAddress(address: string, parameters: string, origins: readonly string[]): string {
  const origin = origins.find((each) => address.startsWith(`${each}/`));
  if (origin === undefined || address.length + parameters.length > longest || !ownParameters.test(parameters))
    return address;
  const path = address.slice(origin.length);
  return plainPath.test(path) ? picturesPath + new URL(origin).host + path : address;
}

/**
 * Returns the address at its origin that a path and query of the site stand for. Undefined for any but those that
 * `imgixSource` writes: another origin, path, width, quality, or order of the parameters.
 */
export function pictureUpstream(target: string, origins: readonly string[]): string | undefined {
  if (!target.startsWith(picturesPath) || target.length > longest + 150) return undefined;
  const [file = "", query = "", ...others] = target.slice(picturesPath.length).split("?");
  const origin = origins.find((each) => file.startsWith(`${new URL(each).host}/`));
  const width = cutParameters.exec(query)?.[1];
  if (origin === undefined || width === undefined || others.length > 0) return undefined;
  const path = file.slice(new URL(origin).host.length);
  const isCanonical = String(Number(width)) === width && isPictureWidth(Number(width));
  return isCanonical && plainPath.test(path) ? `${origin}${path}?${query}` : undefined;
}
