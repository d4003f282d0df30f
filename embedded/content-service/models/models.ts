import type { Selection } from "./selection.ts";

/** Every custom type and shared slice, ready for use. */
export interface Models {
  /** By id of the custom type. */
  readonly types: ReadonlyMap<string, Fields>;
  /** By id of the slice. */
  readonly slices: ReadonlyMap<string, SliceModel>;
}

/** Variations by id. */
export type SliceModel = ReadonlyMap<string, Variation>;

interface Variation {
  readonly version: string;
  readonly primary: Fields;
  readonly items: Fields;
}

/** What a field may hold, of all that its model says. Widgets that are not known are presented as they are stored. */
export type FieldModel =
  | { readonly type: PlainType }
  | { readonly type: "Image"; readonly thumbnails: readonly string[] }
  | LinkModel
  | { readonly type: "Group"; readonly fields: Fields }
  | { readonly type: "Slices"; readonly choices: ReadonlyMap<string, SliceChoice> }
  | { readonly type: "Unknown" };

/** In the order of the model. */
export type Fields = ReadonlyMap<string, FieldModel>;

export type PlainType = (typeof plainTypes)[number];

export interface LinkModel {
  readonly type: "Link";
  readonly select: "document" | "media" | "web" | null;
  readonly allowText: boolean;
  /** The first one is the default. */
  readonly variants: readonly string[];
  readonly repeat: boolean;
  /** By type: which fields of the linked document come with the link. */
  readonly picks: ReadonlyMap<string, Selection>;
}

export type SliceChoice =
  | { readonly kind: "shared" }
  | { readonly kind: "composite"; readonly primary: Fields; readonly items: Fields }
  | { readonly kind: "simple"; readonly field: FieldModel };

/** Fields of one piece that may stand in documents, groups and slices alike. */
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
