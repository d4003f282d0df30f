/** Who may import whom: down only, siblings never (DESIGN: the house). */
const houses = {
  i18n: [],
  catalog: ["i18n"],
  "shortcodes/engine": ["i18n", "catalog"],
  content: ["i18n", "catalog", "shortcodes/engine"],
  ui: ["i18n", "catalog"],
  renderer: ["i18n", "catalog", "shortcodes/engine", "content", "ui"],
  slices: ["i18n", "catalog", "shortcodes/engine", "content", "ui", "renderer"],
  customtypes: ["i18n", "catalog", "shortcodes/engine", "content", "ui", "renderer"],
};

const houseRule = ([folder, below]) => ({
  name: `${folder}-imports-down-only`,
  severity: "error",
  from: { path: `^${folder}/`, pathNot: "\\.test\\.tsx?$" },
  to: {
    path: "^(?:app|slices|customtypes|shortcodes|renderer|content|ui|catalog|i18n|embedded|tests|proxy|server)",
    pathNot: [folder, ...below].map((name) => `^${name}/`),
  },
});

const siblings = (folder) => ({
  name: `${folder}-never-see-each-other`,
  severity: "error",
  from: { path: `^${folder}/([^/]+)/`, pathNot: "^shortcodes/engine/" },
  to: { path: `^${folder}/([^/]+)/`, pathNot: [`^${folder}/$1/`, "^shortcodes/engine/"] },
});

export default {
  forbidden: [
    ...Object.entries(houses).map(houseRule),
    ...["slices", "customtypes", "shortcodes"].map(siblings),
    {
      name: "shortcodes-see-engine-and-below",
      severity: "error",
      from: { path: "^shortcodes/(?!engine/)[^/]+/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(?:app|slices|customtypes|renderer|content|embedded|tests|proxy|server)" },
    },
    {
      name: "embedded-stands-alone",
      severity: "error",
      from: { path: "^embedded/" },
      to: { path: "^(?:app|slices|customtypes|shortcodes|renderer|content|ui|catalog|i18n|proxy|server)" },
    },
    {
      name: "nothing-imports-embedded",
      severity: "error",
      from: { path: "^(?:app|slices|customtypes|shortcodes|renderer|content|ui|catalog|i18n|proxy|server)" },
      to: { path: "^embedded/" },
    },
    {
      name: "nothing-imports-tests",
      severity: "error",
      from: { pathNot: ["^tests/", "\\.test\\.tsx?$"] },
      to: { path: "^tests/" },
    },
    {
      name: "thin-edge",
      severity: "error",
      from: { path: "^(?:proxy\\.ts|server\\.ts|server/)" },
      to: {
        path: "^(?:app|slices|customtypes|shortcodes|renderer|content|ui|catalog)/",
        pathNot: "^renderer/(?:resolve|view)",
      },
    },
    {
      name: "next-at-the-edge-only",
      severity: "error",
      from: { pathNot: ["^(?:app/|proxy\\.ts|server\\.ts|server/|next-env)", "\\.island\\.tsx$"] },
      to: { path: "node_modules/next/" },
    },
    {
      name: "provider-wire-stays-in-the-catalog",
      severity: "error",
      from: { pathNot: "^catalog/|\\.test\\.ts$" },
      to: { path: "^catalog/[^/]+/wire" },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^\\.next/|^node_modules/(?!next/)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".cjs", ".js", ".json"],
    },
  },
};
