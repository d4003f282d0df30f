/** A picture that announces something, with a link (specification §3). */
export interface Banner {
  readonly id: number;
  readonly title: string;
  readonly imageUrl: string;
  /** For narrow screens; the wide one where the provider has none of its own. */
  readonly mobileImageUrl: string;
  readonly alt: string;
  /** Empty when it leads nowhere. */
  readonly targetUrl: string;
  /** First and last day it is shown, `YYYY-MM-DD`; undefined where there is no limit. */
  readonly firstDay: string | undefined;
  readonly lastDay: string | undefined;
}
