import type { BuildOptions } from "esbuild";
import type { IslandManifest } from "../../../framework/islands/manifest.ts";
import { targets } from "../../../framework/next/compile-styles.cjs";

/** Options that the bundles of the islands share. */
export const bundleOptions = {
  bundle: true,
  format: "esm",
  minify: true,
  target: targets,
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  logLevel: "warning",
  write: false,
} as const satisfies BuildOptions;

/** The files of islands, by their names, and which of them each island has. */
export interface Bundle {
  readonly islands: IslandManifest["islands"];
  readonly files: ReadonlyMap<string, Uint8Array>;
}
