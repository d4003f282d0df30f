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
  /**
   * Deletes assets with their files; unknown ids are ignored. Refuses assets that documents use, as a conflict, unless
   * `isUseLost`: the documents then retain an address that leads nowhere.
   */
  readonly deleteAssets: (ids: readonly string[], isUseLost?: boolean) => void | Refusal;
  /** Refuses a name that exists, as a conflict. */
  readonly putAssetTag: (tag: AssetTag) => void | Refusal;
}

export interface Asset {
  readonly id: string;
  /** Where a shipped photograph is served, with its focal point: `/media/rome.webp?fp-x=0.5&fp-y=0.4`. Undefined for an upload. */
  readonly path?: string;
  readonly filename: string;
  /** `image/webp` */
  readonly contentType: string;
  readonly kind: AssetKind;
  /** Bytes. */
  readonly size: number;
  /** Pixels; null for files other than pictures. */
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

/** A page of assets, the newest first. */
export interface AssetQuery {
  readonly kind: AssetKind | "all";
  /** Part of the file name, alternative text, notes or credits; "" for any. */
  readonly keyword: string;
  /** Ids of tags, of which an asset has at least one; empty for any. */
  readonly tags: readonly string[];
  /** Only assets after the one with this id; "" for all. */
  readonly after: string;
  readonly pageSize: number;
}

export interface AssetPage {
  readonly assets: readonly Asset[];
  /** Number of assets on all pages. */
  readonly total: number;
}
