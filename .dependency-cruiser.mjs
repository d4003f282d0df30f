/** Rooms by level. A room imports from lower levels only, and never from another room of its own level (README). */
const levels = [
  ["hosts/", "i18n/", "storage/", "telemetry/"],
  ["http/", "forms/"],
  ["catalog/", "routing/"],
  ["ui/", "shortcodes/engine/"],
  ["content/"],
  ["renderer/"],
  ["slices/", "customtypes/", "shortcodes/(?!engine/)"],
  ["preview/"],
  ["app/"],
];

/** Imports within a level that are allowed: host files name languages. The linter makes imports of types type imports. */
const withinLevel = { "hosts/": ["i18n/"] };

/** The process around Next. It imports what resolves a request, and the levels below. */
const edge = "(?:server/|(?:server|proxy)\\.ts$)";
const ours = [...levels.flat(), edge];
const from = (room) => ({ path: `^(?:${room})`, pathNot: "\\.test\\.tsx?$" });

/** The workspaces of `embedded/`, and those that each one may import. */
const workspaces = {
  runtime: [],
  media: ["runtime"],
  "provider-api": ["runtime", "media"],
  booking: ["runtime"],
  "content-service": ["runtime", "media"],
};

const workspaceRule = ([name, below]) => ({
  name: `embedded-${name}-imports-down-only`,
  severity: "error",
  from: { path: `^embedded/${name}/` },
  to: { path: "^embedded/", pathNot: [name, ...below].map((allowed) => `^embedded/${allowed}/`) },
});

const roomRules = levels.flatMap((rooms, level) =>
  rooms.map((room) => {
    const allowed = new Set([room, ...levels.slice(0, level).flat(), ...(withinLevel[room] ?? [])]);
    const hidden = ours.filter((other) => !allowed.has(other));
    return {
      name: `${room.replace(/\/.*/, "")}-imports-down-only`,
      severity: "error",
      from: from(room),
      to: { path: hidden.map((other) => `^${other}`) },
    };
  }),
);

/** Leaves: one folder of the room never imports from another. */
const siblings = (room) => ({
  name: `${room}-never-see-each-other`,
  severity: "error",
  from: { path: `^${room}/([^/]+)/`, pathNot: "^shortcodes/engine/" },
  to: { path: `^${room}/([^/]+)/`, pathNot: [`^${room}/$1/`, "^shortcodes/(?:engine|attributes)/"] },
});

export default {
  forbidden: [
    ...roomRules,
    ...Object.entries(workspaces).map(workspaceRule),
    ...["slices", "customtypes", "shortcodes"].map(siblings),
    {
      name: "embedded-stands-alone",
      severity: "error",
      from: { path: "^embedded/" },
      to: { path: [...ours.map((room) => `^${room}`), "^tests/"] },
    },
    {
      name: "nothing-imports-embedded",
      severity: "error",
      from: { path: ours.map((room) => `^${room}`) },
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
      to: { path: levels.flat().map((room) => `^${room}`), pathNot: "^(?:routing|hosts|i18n|storage|telemetry)/" },
    },
    {
      name: "next-at-the-edge-only",
      severity: "error",
      from: { pathNot: ["^(?:app/|(?:instrumentation|proxy|server)\\.ts|server/|next-env)", "\\.island\\.tsx$"] },
      to: { path: "node_modules/next/" },
    },
    {
      // Other rooms report through their ports, so that they run and are tested without any of it.
      name: "telemetry-at-the-edge-only",
      severity: "error",
      from: { pathNot: ["^(?:app/|server\\.ts|server/|instrumentation\\.ts|telemetry/|tests/)"] },
      to: { path: "^telemetry/" },
    },
    {
      name: "telemetry-libraries-in-their-room-only",
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
      // A slice's component imports the type of its fields from the definition, which imports the component. Type imports
      // look like others here; the lint rule import/no-cycle tells them apart and refuses a cycle of values.
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"], pathNot: "^slices/[^/]+/index\\.ts$" } },
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
