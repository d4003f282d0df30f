import type { LocalizedText } from "../../i18n/localized-text.ts";

/** A picture that announces something, with a link (D14). */
export interface Banner {
  readonly id: number;
  readonly title: LocalizedText;
  readonly imageUrl: string;
  /** Address of the picture for narrow screens. Same as the wide one when the provider has no narrow one. */
  readonly mobileImageUrl: string;
  readonly alt: LocalizedText;
  /** Empty when it leads nowhere. */
  readonly targetUrl: string;
  /** First and last day it is shown, `YYYY-MM-DD`; undefined without a limit. */
  readonly firstDay: string | undefined;
  readonly lastDay: string | undefined;
}
