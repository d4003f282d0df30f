/** Settings of the process that the programs of Next read. */
export interface ProcessSettings {
  /** Marks the inline scripts of our components, so that a page's policy allows no others. */
  readonly scriptMark: string;
  /** Origins whose pictures the process serves. */
  readonly pictureOrigins: readonly string[];
  readonly localPort: string;
  /** Port of the stand-in for the booking flow; empty where it does not run. */
  readonly bookingPort: string;
  /** Whether the embedded content service runs. */
  readonly isContentEmbedded: boolean;
  /** Addresses of the upstreams; undefined where the variables have them. */
  readonly contentUrl: string | undefined;
  readonly providerUrl: string | undefined;
  /** Secret of this start between the embedded content service and the site; undefined where the variable has it. */
  readonly webhookSecret: string | undefined;
}

/** Settings of a plain `next start`, of a build and of tests: no embedded service runs, and no page is finished. */
export const noProcessSettings: ProcessSettings = {
  scriptMark: "",
  pictureOrigins: [],
  localPort: "3000",
  bookingPort: "",
  isContentEmbedded: false,
  contentUrl: undefined,
  providerUrl: undefined,
  webhookSecret: undefined,
};
