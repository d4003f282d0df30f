import { findDrawing } from "@tessera/media/drawings/read-drawing.ts";
import { writeWholeSvg } from "@tessera/media/drawings/write-svg.ts";
import { type Photos, photoSource } from "@tessera/media/photos.ts";
import { isRecord } from "@tessera/runtime/is-record.ts";
import type { AssetReader } from "../../store/asset-store.ts";
import type { StoredDocument } from "../../store/document.ts";

/** A file to upload. */
export interface StoreFile {
  /** Id of an upload, file name of a photograph, or address of an illustration. */
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  readonly alt: string | null;
  readonly notes: string | null;
  readonly credits: string | null;
  /** Names. */
  readonly tags: readonly string[];
  readonly read: () => Promise<Uint8Array>;
}

/**
 * Returns the key of the file that an address of this service shows: `/media/rome.webp?fp-x=0.5` → `rome.webp`. An
 * illustration's is its whole address: `/media/drawings/circuit.svg?side=left` → `drawings/circuit.svg?side=left`.
 */
export function fileKey(url: unknown): string | undefined {
  return typeof url === "string" ? /^\/media\/(drawings\/.+|[^/?]+)/.exec(url)?.[1] : undefined;
}

/** Returns the files that the documents show, and with `unused` all other uploads. */
export function storeFiles(
  reader: Pick<AssetReader, "listAssets" | "assetFile" | "assetTags">,
  documents: readonly StoredDocument[],
  { photos, unused }: { readonly photos: Photos; readonly unused: boolean },
): readonly StoreFile[] {
  const shown = new Set(documents.flatMap(({ data }) => keysIn(data)));
  const shownPhotos = [...photos.values()].filter(({ file }) => shown.has(file));
  const drawings = [...shown].flatMap(drawingFile);
  return [...uploads(reader).filter(({ key }) => unused || shown.has(key)), ...shownPhotos.map(photoFile), ...drawings];
}

function keysIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isRecord(value)) return [];
  const key = fileKey(value["url"]);
  return [...(key === undefined ? [] : [key]), ...Object.values(value).flatMap(keysIn)];
}

function uploads({ listAssets, assetFile, assetTags }: Pick<AssetReader, "listAssets" | "assetFile" | "assetTags">) {
  const names = new Map(assetTags().map(({ id, name }) => [id, name]));
  const all = { kind: "all", keyword: "", tags: [], after: "", pageSize: Number.MAX_SAFE_INTEGER } as const;
  return listAssets(all).assets.map(({ id, filename, contentType, alt, notes, credits, tags }): StoreFile => ({
    key: id,
    filename,
    contentType,
    alt,
    notes,
    credits,
    tags: tags.flatMap((tag) => names.get(tag) ?? []),
    read: async () => assetFile(id) ?? new Uint8Array(),
  }));
}

function photoFile(photo: Photos extends ReadonlyMap<string, infer Photo> ? Photo : never): StoreFile {
  const { file, alt, author, licence } = photo;
  return {
    key: file,
    filename: file,
    contentType: "image/webp",
    alt,
    notes: null,
    credits: `${author} (${licence})`,
    tags: [],
    read: photoSource(photo).read,
  };
}

/** `drawings/circuit.svg?side=left` → the file `circuit-side-left.svg`. Empty for any other key. */
function drawingFile(key: string): readonly StoreFile[] {
  const address = /^drawings\/(.+)/.exec(key)?.[1] ?? "";
  const drawing = findDrawing(address);
  if (typeof drawing === "string") return [];
  return [
    {
      key,
      filename: `${address.replace(".svg", "").replaceAll(/\W+/g, "-")}.svg`,
      contentType: "image/svg+xml",
      alt: null,
      notes: null,
      credits: null,
      tags: [],
      read: async () => Buffer.from(writeWholeSvg(drawing)),
    },
  ];
}
