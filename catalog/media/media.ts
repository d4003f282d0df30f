import type { LocalizedText } from "../../i18n/localized-text.ts";

/** The pictures of one product in the provider's media library. */
export interface ProductMedia {
  readonly productId: number;
  readonly images: readonly ProductImage[];
}

/** A film about a product or a collection (D1, D4). */
export interface Video {
  readonly url: string;
  /** Empty without one. */
  readonly thumbnailUrl: string;
  /** ISO 8601, `PT1M12S`; undefined when the provider does not say. */
  readonly duration: string | undefined;
  /** `YYYY-MM-DD`; undefined when the provider does not say. */
  readonly uploadDate: string | undefined;
}

export interface ProductImage {
  readonly url: string;
  readonly alt: LocalizedText;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** `#rrggbb`, to show while it loads; undefined when the provider does not say. */
  readonly dominantColor: string | undefined;
  /** Whether it is an illustration: false for a photograph, and when the provider does not say. */
  readonly isDrawing: boolean;
}
