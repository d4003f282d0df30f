import type { KnipConfig } from "knip";

/** Parsers of all field types, for new slices. */
const offered = "content/fields/{index,plain,link,image}.ts!";

const testSupport = ["!**/*.{example,fixture}.{ts,tsx}!", "!**/*.test.{ts,tsx}!", "!**/tests/**!", "!**/testing/**!"];

/** Patterns that end in an exclamation mark count for `knip --production`, which finds what only tests reach. */
export default ({ production = false }): KnipConfig => ({
  // An export that its own file uses is not dead code: a test reads it.
  ignoreExportsUsedInFile: production,
  workspaces: {
    ".": {
      entry: [
        "server.ts!",
        "app/**/{page,layout,route,not-found,global-error,error}.tsx!",
        "app/**/route.ts!",
        "slices/*/index.ts!",
        "server/healthcheck.mjs!",
        // The build of the studio names them.
        "studio/browser/main.tsx!",
        "studio/frame/frame.ts!",
        "app/studio-page/thread.tsx!",
        // The build of the islands names them.
        "framework/islands/browser/{hydrate.tsx,loader.ts}!",
        // Next's configuration names it; knip reads that in its other mode only.
        ...(production ? ["framework/next/inline-styles-loader.cjs!", "framework/next/page-cache.mjs!"] : []),
        offered,
        // A script encodes lines for the maps.
        "blocks/maps/polyline.ts!",
        "scripts/*.ts",
        "tests/bench/*.{ts,tsx}",
        "tests/bench/content-store/run.ts",
        "endpoints/forms/outbox/add-messages.fixture.ts",
        "tests/screenshots/clock.mjs",
        "tests/html/clock.mjs",
        // Tables of commands name these: tests/support/suites.ts, tests/bench/benches.ts.
        "tests/{recipes,html,crawl,rows,fuzz,load,deploy,validators}/run.ts",
        "tests/recipes/follow.ts",
        "tests/{browser,tools,check-words}.ts",
        "tests/support/{clock-ahead,failing-responses}.mjs",
        // `npm run check:slice` names its configuration, and that a file which runs first.
        "tests/slice/{vitest.config,setup-parser}.ts",
        // The configuration of vitest names what replaces `next/dynamic`.
        "tests/support/{dynamic,loaded}-island.ts",
      ],
      project: ["**/*.{ts,tsx,mjs,cjs}!", "!embedded/**!", "!scripts/**!", "!*.config.*!", "!knip.ts!", ...testSupport],
      vitest: ["vitest.config.ts", "tests/{contract,machines,outbox}/vitest.config.ts"],
      playwright: ["playwright.config.ts", "tests/{faults,development,studio}/playwright.config.ts"],
      // It reads no script that starts with `exec`, no table of checks, and no file of a package by name.
      ignoreDependencies: [
        "@slicemachine/adapter-next",
        "@swc/core",
        "@vocabulary/schema",
        "accessibility-checker-engine",
        "dependency-cruiser",
        "io-ts-types",
        "oxlint",
        "oxlint-tsgolint",
        "prismic",
        "sitemap",
        ...(production ? ["tsx"] : []),
      ],
    },
    "embedded/content-service": {
      entry: [
        "server.ts!",
        "rebuild-content.ts!",
        "export/{export-content,export-models,read-store}.ts!",
        "export/repository/{export-to-repository,repository-settings}.ts!",
        "tests/support/{publish-and-deliver,content-writer}.ts",
      ],
      project: ["**/*.ts!", ...testSupport],
      ignoreDependencies: ["prismic-ts-codegen", "tsx"],
    },
    "embedded/media": {
      project: ["**/*.ts!", ...testSupport],
      ignoreDependencies: ["@fontsource/.*"],
    },
    "embedded/plans": {
      // Only tests of the shipped texts read the sources.
      entry: ["make-claim-sources.ts!"],
      project: ["**/*.ts!", ...testSupport],
    },
    "embedded/*": {
      project: ["**/*.ts!", ...testSupport],
    },
  },
  ignoreBinaries: ["apt-get", "java", "nginx", "redis-cli"],
});
