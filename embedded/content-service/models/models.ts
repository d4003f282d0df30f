import type { Limits, PictureSize } from "./limits.ts";
import type { Selection } from "./selection.ts";

/** All custom types and shared slices, parsed. */
export interface Models {
  /** Fields by id of the custom type. */
  readonly types: ReadonlyMap<string, Fields>;
  /** Slices by id. */
  readonly slices: ReadonlyMap<string, SliceModel>;
}

/** Variations by id. */
export type SliceModel = ReadonlyMap<string, Variation>;

interface Variation {
  readonly version: string;
  readonly primary: Fields;
  readonly items: Fields;
}

/** The values that a field may hold. Fields of unknown widgets are presented as they are stored. */
export type FieldModel =
  | { readonly type: PlainType; readonly limits?: Limits }
  | ImageModel
  | LinkModel
  | { readonly type: "Group"; readonly fields: Fields }
  | { readonly type: "Slices"; readonly choices: ReadonlyMap<string, SliceChoice> }
  | { readonly type: "Unknown" };

export interface ImageModel {
  readonly type: "Image";
  readonly thumbnails: readonly string[];
  /** Smallest sizes by name of the thumbnail, "" for the picture itself. */
  readonly sizes?: ReadonlyMap<string, PictureSize>;
}

/** Fields by name, in the order of the model. */
export type Fields = ReadonlyMap<string, FieldModel>;

export type PlainType = (typeof plainTypes)[number];

export interface LinkModel {
  readonly type: "Link";
  readonly select: "document" | "media" | "web" | null;
  readonly allowText: boolean;
  /** Variants, of which the first is the default. */
  readonly variants: readonly string[];
  readonly repeat: boolean;
  /** Fields of the target that the link contains, by type of the target. */
  readonly picks: ReadonlyMap<string, Selection>;
  /** Types that the target may have; undefined for any. */
  readonly targets?: readonly string[];
}

export type SliceChoice =
  | { readonly kind: "shared" }
  | { readonly kind: "composite"; readonly primary: Fields; readonly items: Fields }
  | { readonly kind: "simple"; readonly field: FieldModel };

/** Types of fields that documents, groups and slices may all contain. */
export const placeableTypes = [
  "StructuredText",
  "Text",
  "Select",
  "Color",
  "Number",
  "Range",
  "Boolean",
  "Date",
  "Timestamp",
  "Embed",
  "GeoPoint",
  "IntegrationFields",
  "Table",
  "Separator",
] as const;

export const plainTypes = [...placeableTypes, "UID"] as const;
