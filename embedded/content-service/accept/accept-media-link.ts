import * as v from "valibot";
import type { Asset } from "../store/asset-store.ts";
import { mediaPath } from "../write-api/assets/media-path.ts";
import type { AcceptContext } from "./accept-context.ts";
import { localAddress } from "./local-address.ts";

/** A link to a file as it was read from here. */
const known = v.looseObject({ url: v.string(), name: v.string(), kind: v.string(), size: v.string() });

interface Sent {
  readonly id?: string | undefined;
}

/** A link to an uploaded file; what it says about the file comes from the file. */
export function acceptMediaLink<Link extends Sent>(
  sent: Link,
  place: string,
  { assets, mediaOrigins, report }: AcceptContext,
): unknown {
  const asset = assets.get(sent.id ?? "");
  if (asset) return { ...sent, ...fileOf(asset) };
  const url = v.is(known, sent) ? localAddress(sent.url, mediaOrigins) : undefined;
  if (url !== undefined) return { ...sent, url };
  return report(place, sent, "there is no asset with this id: upload the file through the Asset API");
}

/** The Document API has numbers as texts here. */
function fileOf(asset: Asset) {
  const { id, kind, filename: name, size, width, height } = asset;
  const measures = width === null || height === null ? {} : { width: `${width}`, height: `${height}` };
  return { id, kind, name, url: mediaPath(asset), size: `${size}`, ...measures };
}
