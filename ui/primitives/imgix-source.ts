import { pictureAddress } from "../../routing/picture-path.ts";
import { type PictureRatio, type PictureUse, pictureUses, smallWidth } from "../../routing/picture-sizes.ts";
import { isVectorImage } from "./is-vector-image.ts";

/** The width for a browser without srcset. */
const plainWidth = 736;

export interface ImgixImage {
  readonly url: string;
  /** Of the original, px; unknown for some of the provider's pictures. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface ImgixSource {
  readonly src: string;
  /** Undefined for an SVG, which is as sharp in any width. */
  readonly srcSet: string | undefined;
}

/** Facts of a page that its pictures need. */
export interface PicturePage {
  /** Origins whose pictures the site serves itself, `https://images.example`. */
  readonly pictures: { readonly origins: readonly string[] };
}

/** How a picture is cut. A `whole` one has the ratio of its original. */
export type PictureCut = PictureRatio | "whole";

/**
 * Returns the addresses of a picture cut to a ratio (`"16:10"`), in every width that does not enlarge it. An SVG has one
 * address.
 */
export function imgixSource(
  image: ImgixImage,
  ratio: PictureCut,
  page: PicturePage,
  use: PictureUse = "all",
): ImgixSource {
  const { widths, quality } = pictureUses[use];
  const toUrl = imgixUrls(image.url, { ratio, quality }, page);
  if (isVectorImage(image.url)) return { src: toUrl(plainWidth), srcSet: undefined };
  const fitting = fittingWidths(widths, computeCutWidth(image, ratio));
  const plain = fitting.findLast((width) => width <= plainWidth);
  return {
    src: toUrl(plain ?? plainWidth),
    srcSet: fitting.map((width) => `${toUrl(width)} ${width}w`).join(", "),
  };
}

/** Returns how wide an original can be cut to this ratio, px. A wide one has less of its width in a cut that is higher. */
function computeCutWidth(
  { width, height }: Pick<ImgixImage, "width" | "height">,
  ratio: PictureCut,
): number | undefined {
  if (ratio === "whole") return width;
  const [across = 1, down = 1] = ratio.split(":").map(Number);
  if (width === undefined || height === undefined) return width;
  return Math.floor(Math.min(width, (height * across) / down));
}

/** Returns the largest width in which an original is sent at this ratio, px; undefined for an unknown size. */
export function findLargestWidth(image: Pick<ImgixImage, "width" | "height">, ratio: PictureCut): number | undefined {
  const width = computeCutWidth(image, ratio);
  return width === undefined ? undefined : fittingWidths(pictureUses.all.widths, width).at(-1);
}

function fittingWidths(widths: readonly number[], original: number | undefined): readonly number[] {
  if (original === undefined) return widths;
  const fitting = widths.filter((width) => width <= original);
  return fitting.length > 0 ? fitting : [smallWidth(original)];
}

interface Cut {
  readonly ratio: PictureCut;
  readonly quality: number;
}

/** Returns the address of each width. An editor's own crop and focal point (`rect`, `fp-x`, `fp-y`) stay in it. */
function imgixUrls(url: string, { ratio, quality }: Cut, { pictures }: PicturePage): (width: number) => string {
  const [address = "", query = ""] = url.split("?");
  const parameters = new URLSearchParams(query);
  parameters.delete("h");
  parameters.delete("w");
  const shape = ratio === "whole" ? { fit: "max" } : { ar: ratio, fit: "crop", crop: "focalpoint" };
  const rest = new URLSearchParams({ ...shape, auto: "format", q: `${quality}` });
  for (const name of ["ar", "fit", "crop", "auto", "q"]) parameters.delete(name);
  const own = parameters.size === 0 ? "" : `${parameters}&`;
  const cut = rest.toString();
  const path = pictureAddress(address, own, pictures.origins);
  return (width) => `${path}?${own}w=${width}&${cut}`;
}
