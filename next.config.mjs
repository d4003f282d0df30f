import path from "node:path";

const root = import.meta.dirname;
const inlineStyles = path.join(root, "framework/next/inline-styles-loader.cjs");

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // `npm test` checks types in a separate step; any other build does it here.
  typescript: {
    ignoreBuildErrors: process.env["TYPES_ARE_CHECKED"] === "true",
    // A build does not contain tests; the lint checks their types.
    tsconfigPath: "tsconfig.build.json",
  },
  // The proxy canonicalizes trailing slashes together with everything else, in one redirect.
  skipTrailingSlashRedirect: true,
  // Stale pages are served for a day at most; the default is a year.
  expireTime: 86_400,
  cacheHandler: path.join(root, "framework/next/page-cache.mjs"),
  // Loaded if a variable enables it, and then shared with the server around Next. libsql is native code.
  serverExternalPackages: [
    "@opentelemetry/api",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace-base",
    "@sentry/core",
    "libsql",
  ],
  experimental: {
    // Pages are cached in bounded memory only: every unknown path would leave files on disk.
    isrFlushToDisk: false,
    // The slice simulator renders what the Page Builder sends; the site has no other server action.
    serverActions: { bodySizeLimit: "600kb" },
  },
  turbopack: {
    root,
    rules: { "**/*.css.ts": { as: "*.js", loaders: [inlineStyles] } },
  },
  webpack(config) {
    config.module.rules.push({ test: /\.css\.ts$/, enforce: "pre", use: [inlineStyles] });
    return config;
  },
  allowedDevOrigins: ["*.localhost"],
  // Each host has separate icons; Next's own icon files are the same on all.
  rewrites: () => ({
    beforeFiles: ["favicon.ico", "icon.svg", "apple-icon.png", "manifest.webmanifest"].map((file) => ({
      source: `/${file}`,
      destination: `/api/icon/${file}/`,
    })),
  }),
  headers: () => [
    {
      source: "/fonts/:file*",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
  ],
};
