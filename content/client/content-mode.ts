import { type Client, PrismicError } from "@prismicio/client";
import { ContentError } from "./content-error.ts";

/** Which state of the content is read (specification §4). */
export type ContentMode =
  | { readonly kind: "latest" }
  | { readonly kind: "release-id"; readonly id: string }
  | { readonly kind: "release-label"; readonly label: string }
  | { readonly kind: "ref"; readonly ref: string };

/** The ref a mode means at this moment. Throws a `ContentError` of kind `ref-not-found`. */
export async function refOf(client: Client, mode: ContentMode): Promise<string> {
  try {
    return await readRef(client, mode);
  } catch (cause) {
    if (!(cause instanceof PrismicError)) throw cause;
    throw new ContentError("ref-not-found", "Ref could not be found", { cause });
  }
}

async function readRef(client: Client, mode: ContentMode): Promise<string> {
  if (mode.kind === "ref") return mode.ref;
  if (mode.kind === "release-id") return (await client.getReleaseByID(mode.id)).ref;
  if (mode.kind === "release-label") return (await client.getReleaseByLabel(mode.label)).ref;
  return (await client.getMasterRef()).ref;
}
