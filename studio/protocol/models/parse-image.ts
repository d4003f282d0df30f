import * as v from "valibot";
import type { ImageSpec } from "./field-spec.ts";
import { pixels, text } from "./setting-schemas.ts";

const size = v.object({ width: pixels, height: pixels });

const imageConfig = v.object({
  label: text,
  placeholder: text,
  constraint: v.fallback(size, {}),
  thumbnails: v.fallback(v.array(v.object({ name: v.string(), ...size.entries })), []),
});

export function parseImage(name: string, config: unknown): ImageSpec {
  const { label, ...rest } = v.parse(imageConfig, config);
  return { type: "Image", name, label: label || name, ...rest };
}
