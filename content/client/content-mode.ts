import { type Client, PrismicError } from "@prismicio/client";
import { ContentError } from "./content-error.ts";

/** The state of the content that is read (E18). */
export type ContentMode =
  | { readonly kind: "latest" }
  | { readonly kind: "release-id"; readonly id: string }
  | { readonly kind: "release-label"; readonly label: string }
  | { readonly kind: "ref"; readonly ref: string };

/** Returns the ref that a mode means at this moment. Throws a `ContentError` of kind `ref-not-found`. */
export async function chooseRef(client: Client, mode: ContentMode): Promise<string> {
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

export interface ModeSettings {
  readonly CONTENT_REF: string;
  readonly CONTENT_RELEASE_ID: string;
  readonly CONTENT_RELEASE_LABEL: string;
}

/** Environment → mode: `{ CONTENT_REF: "m1", … }` → `{ kind: "ref", ref: "m1" }`. All settings empty mean the latest content. */
export function readMode(settings: ModeSettings): ContentMode {
  const { CONTENT_REF: ref, CONTENT_RELEASE_ID: id, CONTENT_RELEASE_LABEL: label } = settings;
  if ([ref, id, label].filter((value) => value !== "").length > 1)
    throw new Error("Set one of CONTENT_REF, CONTENT_RELEASE_ID and CONTENT_RELEASE_LABEL: each names what is read.");
  if (ref !== "") return { kind: "ref", ref };
  if (id !== "") return { kind: "release-id", id };
  return label === "" ? { kind: "latest" } : { kind: "release-label", label };
}
