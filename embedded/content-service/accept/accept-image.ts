import * as v from "valibot";
import { isRecord } from "@tessera/runtime/is-record.ts";
import { identifier } from "../files/identity.ts";
import type { ImageModel } from "../models/models.ts";
import type { PictureSize } from "../models/limits.ts";
import type { Asset } from "../store/asset-store.ts";
import type { AcceptContext } from "./accept-context.ts";
import { localAddress, mediaPath } from "./media-address.ts";

const dimensions = v.object({ width: v.number(), height: v.number() });

const picture = v.object({
  id: v.optional(v.string("must be the id of an asset")),
  url: v.optional(v.string()),
  alt: v.optional(v.nullable(v.string())),
  copyright: v.optional(v.nullable(v.string())),
  dimensions: v.optional(dimensions),
  edit: v.optional(v.object({ x: v.number(), y: v.number(), zoom: v.number(), background: v.string() }), {
    x: 0,
    y: 0,
    zoom: 1,
    background: "transparent",
  }),
});

type Sent = v.InferOutput<typeof picture>;

/** Accepts a picture by the id of its asset, or as this service returned it. The asset supplies missing members. */
export function acceptPicture(value: unknown, path: string, { assets, mediaOrigins, report }: AcceptContext) {
  const parsed = v.safeParse(picture, value);
  if (!parsed.success) return report(path, value, parsed.issues[0].message);
  const sent = parsed.output;
  const url = localAddress(sent.url, mediaOrigins);
  const asset = assets.get(sent.id ?? "");
  if (asset?.kind === "image") return ofAsset(asset, sent, url);
  if (url !== undefined && sent.dimensions) return ofOurs(sent, url);
  return report(path, value, "is no picture of this service: upload it through the Asset API and send the asset's id");
}

/** Retains the parameters of the address, such as the focal point. */
function ofAsset(asset: Asset, sent: Sent, url: string | undefined) {
  const path = mediaPath(asset);
  return {
    id: asset.id,
    url: url?.split("?")[0] === path.split("?")[0] ? url : path,
    alt: sent.alt === undefined ? asset.alt : sent.alt,
    copyright: sent.copyright === undefined ? asset.credits : sent.copyright,
    dimensions: sent.dimensions ?? { width: asset.width, height: asset.height },
    edit: sent.edit,
  };
}

function ofOurs({ id, alt = null, copyright = null, dimensions: size, edit }: Sent, url: string) {
  return { id: id ?? identifier(url), url, alt, copyright, dimensions: size, edit };
}

/** Accepts a picture and its thumbnails. */
export function acceptImage(
  value: unknown,
  { thumbnails, sizes }: ImageModel,
  path: string,
  context: AcceptContext,
): unknown {
  const ofSize = (part: unknown, name: string, at: string) => {
    const accepted = acceptPicture(part, at, context);
    return accepted && checkSize(accepted, sizes?.get(name), at, context);
  };
  if (!isRecord(value)) return context.report(path, value, "must be an image");
  const parts = Object.entries(value).filter(([, part]) => isPicture(part));
  const accepted = parts.flatMap(([name, part]) => {
    const at = `${path}.${name}`;
    const known = thumbnails.includes(name);
    const size = known ? ofSize(part, name, at) : context.report(at, part, "the model has no such thumbnail");
    return size ? [[name, size]] : [];
  });
  const image = { ...(isPicture(value) && ofSize(value, "", path)), ...Object.fromEntries(accepted) };
  return Object.keys(image).length === 0 ? undefined : image;
}

interface Picture {
  readonly dimensions?: { readonly width: number | null; readonly height: number | null } | undefined;
}

/** Reports a picture that is smaller than the model's constraint. */
function checkSize<Accepted extends Picture>(
  accepted: Accepted,
  { width = 0, height = 0 }: PictureSize = {},
  path: string,
  { report }: AcceptContext,
): Accepted | undefined {
  const { width: wide, height: high } = accepted.dimensions ?? { width: null, height: null };
  if ((wide ?? width) >= width && (high ?? height) >= height) return accepted;
  const wanted = `${width || "any"} × ${height || "any"}`;
  return report(path, accepted.dimensions, `must have ${wanted} pixels or more`, "Upload a larger picture.");
}

function isPicture(value: unknown): boolean {
  return isRecord(value) && (value["id"] !== undefined || value["url"] !== undefined);
}
