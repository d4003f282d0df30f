import type { Refusal } from "./refusal.ts";

export interface AssetReader {
  readonly assets: (ids: readonly string[]) => readonly Asset[];
  readonly assetFile: (id: string) => Uint8Array | undefined;
  readonly assetTags: () => readonly AssetTag[];
  readonly listAssets: (query: AssetQuery) => AssetPage;
}

export interface AssetWriter {
  readonly putAsset: (asset: Asset, file: Uint8Array) => void;
  readonly updateAsset: (asset: Asset) => void | Refusal;
  /** Refuses a name that is taken, as a conflict. */
  readonly putAssetTag: (tag: AssetTag) => void | Refusal;
}

export interface Asset {
  readonly id: string;
  readonly filename: string;
  /** `image/webp` */
  readonly contentType: string;
  readonly kind: AssetKind;
  /** Bytes. */
  readonly size: number;
  /** Pixels; null when it is not a picture. */
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string | null;
  readonly notes: string | null;
  readonly credits: string | null;
  /** Ids. */
  readonly tags: readonly string[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly modifiedAt: number;
}

type AssetKind = "image" | "video" | "audio" | "document";

export interface AssetTag {
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** The newest first. */
export interface AssetQuery {
  readonly kind: AssetKind | "all";
  /** A part of the file's name, its alternative text, notes or credits; "" for any. */
  readonly keyword: string;
  /** Ids, of which an asset has one; none for any. */
  readonly tags: readonly string[];
  /** Only what comes after the asset with this id; "" for everything. */
  readonly after: string;
  readonly pageSize: number;
}

export interface AssetPage {
  readonly assets: readonly Asset[];
  /** How many there are on all pages. */
  readonly total: number;
}
