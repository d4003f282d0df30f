/**
 * Folders by level. A folder imports from lower levels only, and never from another folder of its level (README). Those
 * that hold one folder a subject or a leaf are patterns: their folders count as levels below.
 */
const levels = [
  ["hosts/", "i18n/"],
  ["http/", "telemetry/"],
  ["catalog/", "routing/", "framework/", "studio/protocol/"],
  ["content/", "ui/", "text/"],
  ["renderer/"],
  ["blocks/"],
  ["slices/", "customtypes/", "shortcodes/"],
  ["preview/"],
  ["endpoints/", "studio/server/"],
  ["app/"],
];

/**
 * Subjects by level within their folder. A subject that several others show is below them; those of a line never meet. The
 * renderer's are its contracts and its verbs; the files beside these folders join them.
 */
const subjects = {
  renderer: [["contracts"], ["parse"], ["define", "load", "rich-text"], ["plan"], ["fetch", "render"]],
  blocks: [
    ["calendar", "gallery", "maps", "seats", "reviews"],
    ["products"],
    ["places"],
    ["listing", "shows", "sights"],
  ],
  endpoints: [
    ["addresses"],
    [
      "consent",
      "development",
      "forms",
      "icons",
      "languages",
      "machines",
      "measurements",
      "readiness",
      "search",
      "seats",
      "share-picture",
      "simulator",
      "sitemap",
      "webhook",
    ],
  ],
};

/** Imports within a level that are allowed: host files name languages. The linter makes imports of types type imports. */
const withinLevel = { "hosts/": ["i18n/"] };

/** The process around Next. It imports what resolves a request, and the levels below. */
const edge = "(?:server/|(?:server|proxy)\\.ts$)";
/** Code of the editors' browsers: the application, and the script in the page that it frames. */
const studioBrowser = "studio/(?:browser|frame)/";
const ours = [...levels.flat(), edge, studioBrowser];
const from = (folder) => ({ path: `^(?:${folder})`, pathNot: "\\.test\\.tsx?$" });

/** The workspaces of `embedded/`, and those that each one may import. */
const workspaces = {
  runtime: [],
  media: ["runtime"],
  "provider-api": ["runtime", "media"],
  booking: ["runtime"],
  plans: ["runtime", "provider-api"],
  "content-service": ["runtime", "media", "plans"],
};

const workspaceRule = ([name, below]) => ({
  name: `embedded-${name}-imports-down-only`,
  severity: "error",
  from: { path: `^embedded/${name}/` },
  to: { path: "^embedded/", pathNot: [name, ...below].map((allowed) => `^embedded/${allowed}/`) },
});

const folderRules = levels.flatMap((folders, level) =>
  folders.map((folder) => {
    const allowed = new Set([folder, ...levels.slice(0, level).flat(), ...(withinLevel[folder] ?? [])]);
    const hidden = ours.filter((other) => !allowed.has(other));
    return {
      name: `${folder.replace(/\/.*/, "")}-imports-down-only`,
      severity: "error",
      from: from(folder),
      to: { path: hidden.map((other) => `^${other}`) },
    };
  }),
);

const subjectRules = Object.entries(subjects).flatMap(([folder, lines]) =>
  lines.flatMap((names, level) =>
    names.map((name) => ({
      name: `${folder}-${name}-imports-down-only`,
      severity: "error",
      from: from(`${folder}/${name}/`),
      to: {
        path: `^${folder}/`,
        pathNot: [name, ...lines.slice(0, level).flat()].map((allowed) => `^${folder}/${allowed}/`),
      },
    })),
  ),
);

/** Leaves: one folder never imports from another. */
const siblings = (folder) => ({
  name: `${folder}-never-see-each-other`,
  severity: "error",
  from: { path: `^${folder}/([^/]+)/` },
  to: { path: `^${folder}/([^/]+)/`, pathNot: [`^${folder}/$1/`, "^shortcodes/attributes/"] },
});

export default {
  forbidden: [
    ...folderRules,
    ...subjectRules,
    ...Object.entries(workspaces).map(workspaceRule),
    ...["slices", "customtypes", "shortcodes"].map(siblings),
    {
      name: "embedded-stands-alone",
      severity: "error",
      from: { path: "^embedded/" },
      to: { path: [...ours.map((folder) => `^${folder}`), "^tests/"] },
    },
    {
      name: "nothing-imports-embedded",
      severity: "error",
      from: { path: ours.map((folder) => `^${folder}`) },
      to: { path: "^embedded/" },
    },
    {
      name: "nothing-imports-tests",
      severity: "error",
      from: { pathNot: ["^tests/", "\\.test\\.tsx?$"] },
      to: { path: "^tests/" },
    },
    {
      name: "edge-sees-routing-and-below",
      severity: "error",
      from: from(edge),
      to: {
        path: levels.flat().map((folder) => `^${folder}`),
        // The files that resolve a request receive the list of all views; `server/` itself never sees it.
        pathNot:
          "^(?:routing|framework|hosts|i18n|telemetry)/|^http/(?:create-queue|time)\\.ts$|^app/_composition/views\\.ts$|^studio/(?:protocol|server)/",
      },
    },
    {
      name: "server-never-sees-the-studio",
      severity: "error",
      from: from("server/"),
      to: { path: "^studio/" },
    },
    {
      name: "studio-browser-sees-its-protocol",
      severity: "error",
      from: from(studioBrowser),
      to: {
        path: ours.filter((folder) => !/^(?:i18n\/|studio\/)/.test(folder)).map((folder) => `^${folder}`),
        pathNot: "^ui/theme/",
      },
    },
    {
      name: "studio-browser-and-server-never-meet",
      severity: "error",
      from: from(studioBrowser),
      to: { path: "^studio/server/" },
    },
    {
      // The process loads it without a compiler of components.
      name: "studio-server-is-plain",
      severity: "error",
      from: from("studio/server/"),
      to: { path: "\\.(?:tsx|css\\.ts)$|^(?:renderer|blocks|slices|customtypes|shortcodes|ui|content)/" },
    },
    {
      name: "server-never-sees-the-views",
      severity: "error",
      from: from("server/"),
      to: { path: "^app/" },
    },
    {
      // The process loads them without a compiler of components.
      name: "views-are-pure",
      severity: "error",
      from: { path: "/view\\.ts$" },
      to: { path: "\\.(?:tsx|css\\.ts)$|^(?:renderer|content|ui|framework)/" },
    },
    {
      name: "next-at-the-edge-only",
      severity: "error",
      from: {
        pathNot: ["^(?:app/|framework/next/|(?:instrumentation|proxy)\\.ts|next-env)", "\\.island\\.tsx$"],
      },
      to: { path: "node_modules/next/" },
    },
    {
      name: "renderer-and-fields-by-their-index",
      severity: "error",
      from: from("slices/|customtypes/|shortcodes/|blocks/"),
      to: { path: "^(?:renderer|content/fields)/", pathNot: "^(?:renderer|content/fields)/index\\.ts$" },
    },
    {
      // The index has the whole renderer, which a browser must never load.
      name: "no-renderer-in-browsers",
      severity: "error",
      from: { path: "\\.(?:enhance|client|island)\\.tsx?$" },
      to: { path: "^renderer/index\\.ts$", reachable: true },
    },
    {
      name: "renderer-has-no-styles",
      severity: "error",
      from: { path: "^renderer/" },
      to: { path: "\\.css\\.ts$" },
    },
    {
      // Other folders report through their ports, so that they run and are tested without any of it. The bridge has it for all.
      name: "telemetry-at-the-edge-only",
      severity: "error",
      from: {
        pathNot: ["^(?:app/|endpoints/|framework/next/|server\\.ts|server/|instrumentation\\.ts|telemetry/|tests/)"],
      },
      to: { path: "^telemetry/" },
    },
    {
      name: "telemetry-libraries-in-their-folder-only",
      severity: "error",
      from: { pathNot: "^telemetry/" },
      to: { path: "node_modules/(?:pino|@opentelemetry|@sentry)/" },
    },
    {
      name: "temporal-behind-its-seam-only",
      severity: "error",
      from: { pathNot: "^i18n/|^embedded/provider-api/time/dates\\.ts$" },
      to: { path: "node_modules/temporal-polyfill/" },
    },
    {
      name: "wire-names-stop-at-the-provider-file",
      severity: "error",
      from: { pathNot: "^catalog/[^/]+/(?:wire|provider)[^/]*\\.ts$|\\.test\\.ts$" },
      to: { path: "^catalog/[^/]+/wire" },
    },
    {
      // Imports of types count too: a slice's component takes the type of its fields from `fields.ts`.
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^\\.next/|^node_modules/(?!(?:next|pino|temporal-polyfill|@opentelemetry|@sentry)/)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".cjs", ".js", ".json"],
    },
  },
};
