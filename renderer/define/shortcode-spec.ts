import type { PropsWithChildren, ReactNode } from "react";
import type * as v from "valibot";
import type { Product } from "../../catalog/product/product.ts";
import type { Needs } from "../../catalog/snapshot/needs.ts";
import type { ShortcodeText } from "../../text/expand-shortcode.ts";
import type { ExpandContext } from "../contracts/shortcode.ts";

export type AttributesSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Definition of a shortcode, as its author writes it. Every shortcode takes `fallback` as well: its text when it has no
 * other.
 */
export interface ShortcodeSpec<Schema extends AttributesSchema> {
  readonly name: string;
  /** For editors: what it shows, in one sentence. */
  readonly sentence: string;
  /** For editors: how it is written. */
  readonly example: string;
  /**
   * The first one names what it is about. An attribute that the shortcode does not take may be a misspelling of it. So
   * with one, and without the first, the shortcode is invalid. Each names its own problems in words; only a missing one
   * is named here.
   */
  readonly attributes: Schema;
  /** For editors: what is wrong with attributes that fit one by one but not together. */
  readonly check?: (attributes: v.InferOutput<Schema>) => string | undefined;
  /**
   * For one that encloses text, `[popup]text[/popup]`. "optionally": it also has a text alone. "complete": it hides a
   * text in which a shortcode has no data.
   */
  readonly encloses?: true | "optionally" | "complete";
  /** True for one whose component is a link. */
  readonly link?: true;
  readonly needs?: (attributes: v.InferOutput<Schema>) => Needs;
  /** Returns needs that depend on the products the page is about; none are passed where its slices decide. */
  readonly followUp?: (attributes: v.InferOutput<Schema>, about: readonly Product[]) => Needs;
  /**
   * Its text in titles, metadata, alt texts and wherever it has no component. Undefined where what it names is missing,
   * which is a diagnostic; empty if its text is empty. `enclosed` is the expanded text that it encloses, and
   * empty where it stands alone. Where it returns `enclosed` as it is, the formatting inside survives.
   * A text of an upstream has its language, which the element around it in running text says.
   */
  readonly text: (attributes: v.InferOutput<Schema>, context: ExpandContext, enclosed: string) => ShortcodeText;
  /** Renders it in running text around its own text, `children`; never without text. */
  readonly Component?: (props: PropsWithChildren<ShortcodeProps<v.InferOutput<Schema>>>) => ReactNode;
}

interface ShortcodeProps<Values> {
  readonly attributes: Values;
  readonly context: ExpandContext;
  /** Its own text; `children` is the same with its formatting. */
  readonly text: string;
}
