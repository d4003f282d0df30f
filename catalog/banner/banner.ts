import type { LocalizedText } from "../../i18n/localized-text.ts";

/** A picture that announces something, with a link (D14). */
export interface Banner {
  readonly id: number;
  readonly title: LocalizedText;
  readonly imageUrl: string;
  /** For narrow screens; the wide one where the provider has none of its own. */
  readonly mobileImageUrl: string;
  readonly alt: LocalizedText;
  /** Empty when it leads nowhere. */
  readonly targetUrl: string;
  /** First and last day it is shown, `YYYY-MM-DD`; undefined where there is no limit. */
  readonly firstDay: string | undefined;
  readonly lastDay: string | undefined;
}
