import * as v from "valibot";

/** Settings of the process that the programs of Next read. A thread receives them as a copy. */
export const processSettingsSchema = v.object({
  /** Marks the inline scripts of our components, so that a page's policy allows no others. */
  scriptMark: v.string(),
  /** Origins whose pictures the process serves. */
  pictureOrigins: v.pipe(v.array(v.string()), v.readonly()),
  localPort: v.string(),
  /** Port of the stand-in for the booking flow; empty where it does not run. */
  bookingPort: v.string(),
  /** Whether the embedded content service runs. */
  isContentEmbedded: v.boolean(),
  /** Addresses of the upstreams; undefined where the variables have them. */
  contentUrl: v.undefinedable(v.string()),
  providerUrl: v.undefinedable(v.string()),
  /** Secret of this start between the embedded content service and the site; undefined where the variable has it. */
  webhookSecret: v.undefinedable(v.string()),
});

export type ProcessSettings = Readonly<v.InferOutput<typeof processSettingsSchema>>;

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
