import type { TextLanguage } from "../../i18n/localized-text.ts";

/** Its language is that of its name. */
export interface MapPlace extends TextLanguage {
  readonly name: string;
  /** Empty where it is not known. */
  readonly address: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}
