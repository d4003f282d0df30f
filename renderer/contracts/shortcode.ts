import type { ReactNode } from "react";
import type { Market } from "../../catalog/market/market.ts";
import type { Needs } from "../../catalog/snapshot/needs.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { Site } from "../../hosts/site.ts";
import type { PicturePage } from "../../ui/primitives/imgix-source.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { Definition } from "../../text/definition.ts";
import type { ShortcodeText } from "../../text/expand-shortcode.ts";
import type { ShortcodeNode } from "../../text/parsed-text.ts";
import type { Expansion, Segment } from "../../text/segment.ts";

/** Context that a shortcode reads when it turns into text. */
export interface ExpandContext extends PicturePage {
  readonly market: Market;
  readonly snapshot: Snapshot;
  /** The provider's code of the page's city, or empty. */
  readonly city: string;
  /** The products of the page itself, in its order. */
  readonly pageProducts: readonly Product[];
  readonly t: Translator;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly site: Site;
  /** Where the site's products are booked: scheme, host and port. */
  readonly bookingOrigin: string;
}

/** The text of one use, as it was expanded. */
export type OwnText = Pick<ShortcodeExpansion, "text" | "language">;

/** One use of a shortcode, its attributes parsed and closed over. */
export interface ShortcodeInstance {
  readonly needs: Needs;
  /** Returns needs that depend on what the page is about. They are fetched in the second round. */
  followUp(about: readonly Product[]): Needs;
  /** Its text around `enclosed`; undefined where what it names is missing, empty if that is empty. */
  text(context: ExpandContext, enclosed: string): ShortcodeText;
  /** Renders it around its own text, `children`, which is all there is of a shortcode that is text alone. */
  render(context: ExpandContext, own: OwnText, children: ReactNode): ReactNode;
}

/** A shortcode in the registry. The types of its attributes are closed over. */
export interface ShortcodeDefinition extends Definition<ShortcodeInstance> {
  /** For editors: what it shows, in one sentence. */
  readonly sentence: string;
}

/** Definitions by name. */
export type ShortcodeRegistry = ReadonlyMap<string, ShortcodeDefinition>;

/** A part of an expanded text. */
export type TextSegment = Segment<ShortcodeInstance>;

/** One shortcode of a page, expanded. */
export type ShortcodeExpansion = Expansion<ShortcodeInstance>;

/** One shortcode of a page, as the editor typed it. */
export type TypedShortcode = ShortcodeNode<ShortcodeInstance>;
