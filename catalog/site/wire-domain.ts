import * as v from "valibot";
import { wireName, wireText } from "../provider/wire-text.ts";

export const wireDomain = v.object({
  host: wireName,
  name: wireText,
  displayName: wireText,
  logoUrl: wireText,
  supportedLanguages: v.nullish(v.array(v.string()), []),
  defaultCurrency: wireText,
  nonOfficialNotice: v.nullish(v.boolean(), false),
});

export type WireDomain = v.InferOutput<typeof wireDomain>;
