/** Widths to request, in px: phones to large screens at their usual pixel densities. */
const anyWidths = [320, 480, 640, 828, 1080, 1440, 1920];

/** Widths of a picture for phones alone, px. Twice a phone's width is as sharp as an eye sees. */
const phoneWidths = [320, 480, 640, 720, 828];

/** What a picture for phones alone is encoded with. Dense screens hide what the quality loses, and nobody sees more pixels. */
const phoneQuality = 40;
const quality = 75;

/** The width for a browser without srcset. */
const plainWidth = 828;

export interface ImgixImage {
  readonly url: string;
  /** Of the original, px; unknown for some of the provider's pictures. */
  readonly width?: number | undefined;
}

export interface ImgixSource {
  readonly src: string;
  readonly srcSet: string;
}

/** Returns the addresses of a picture cut to a ratio (`"16:10"`), in every width that does not enlarge it. */
export function imgixSource(image: ImgixImage, ratio: string, shownOn: "phones" | "all" = "all"): ImgixSource {
  const onPhones = shownOn === "phones";
  const fitting = fittingWidths(onPhones ? phoneWidths : anyWidths, image.width);
  const plain = fitting.findLast((width) => width <= plainWidth);
  const urlOf = imgixUrls(image.url, ratio, onPhones ? phoneQuality : quality);
  return {
    src: urlOf(plain ?? plainWidth),
    srcSet: fitting.map((width) => `${urlOf(width)} ${width}w`).join(", "),
  };
}

function fittingWidths(widths: readonly number[], original: number | undefined): readonly number[] {
  if (original === undefined) return widths;
  const fitting = widths.filter((width) => width <= original);
  return fitting.length > 0 ? fitting : [original];
}

/** Returns the address of each width. An editor's own crop and focal point (`rect`, `fp-x`, `fp-y`) stay in it. */
function imgixUrls(url: string, ratio: string, encodedAt: number): (width: number) => string {
  const [path = "", query = ""] = url.split("?");
  const parameters = new URLSearchParams(query);
  parameters.delete("h");
  parameters.delete("w");
  const rest = new URLSearchParams({ ar: ratio, fit: "crop", crop: "focalpoint", auto: "format", q: `${encodedAt}` });
  for (const name of rest.keys()) parameters.delete(name);
  const own = parameters.size === 0 ? "" : `${parameters}&`;
  const cut = rest.toString();
  return (width) => `${path}?${own}w=${width}&${cut}`;
}
