import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createIgnore, parseDockerfile } from "../deploy/dockerfile.ts";
import { rooms } from "../support/test-files.ts";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const stages = parseDockerfile(read("Dockerfile"));
const instructions = stages.flatMap((stage) => stage.instructions);
const last = stages.at(-1)?.instructions ?? [];
const findInstructionValue = (name: string) => last.findLast((instruction) => instruction.name === name)?.value;

const copied = instructions
  .filter(({ name, flags }) => name === "COPY" && flags["from"] === undefined)
  .flatMap(({ value }) => value.split(/\s+/).slice(0, -1));

test("what the Dockerfile copies is there and is not ignored", () => {
  const ignores = createIgnore(read(".dockerignore"));
  expect(copied).toContain("package-lock.json");
  for (const source of copied) expect([source, existsSync(path.join(root, source))]).toEqual([source, true]);
  expect(copied.filter(ignores)).toEqual([]);
});

test("it copies the package.json of each workspace before it installs", () => {
  const workspaces = readdirSync(path.join(root, "embedded"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `embedded/${name}/package.json`);
  expect(copied.filter((source) => source.startsWith("embedded/"))).toEqual(workspaces.toSorted());
});

test("the image ignores secrets and sizeable output, and no source", () => {
  const ignores = createIgnore(read(".dockerignore"));
  expect(
    [".env", ".env.local", ".git", "node_modules/next", ".next/BUILD_ID", ".data/content.db"].filter(ignores),
  ).toHaveLength(6);
  expect(
    ["app/dev/page.tsx", "embedded/start/index.ts", "next.config.mjs", "public/fonts", ".npmrc"].filter(ignores),
  ).toEqual([]);
});

test("the image runs as nobody special, receives signals itself, and says whether it is healthy", () => {
  expect(findInstructionValue("USER")).toBe("node");
  expect(findInstructionValue("ENV")).toContain("NODE_ENV=production");
  expect(JSON.parse(findInstructionValue("CMD") ?? "")).toEqual(["node", "--import", "tsx", "server.ts"]);
  const [, check = ""] = /CMD \["node", "([^"]+)"\]$/.exec(findInstructionValue("HEALTHCHECK") ?? "") ?? [];
  expect(read(check)).toContain("/healthz");
  expect(findInstructionValue("VOLUME")).toBe("/app/.data");
});

/** Folders of what runs in production. */
const runtime = rooms().filter((room) => room !== "scripts" && room !== "tests");

/** The variables that the code reads, by the files that deal with the environment. */
function variablesRead(): ReadonlySet<string> {
  const files = runtime
    .flatMap((room) =>
      readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).map((name) => path.join(room, name)),
    )
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.|node_modules|\/tests?\/|\/testing\//.test(file));
  const sources = [...files, "server.ts", "proxy.ts", "instrumentation.ts", "next.config.mjs"].map(read);
  const settings = sources.filter((source) => /process\.env|ProcessEnv|\bEnvironment\b|readEnvironment/.test(source));
  const code = settings.join("\n").replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  return new Set(code.match(/\b(?:PORT|[A-Z]+(?:_[A-Z]+)+)\b/g));
}

test("each variable that the code reads is documented", () => {
  const documents = ["README.md", ...readdirSync(path.join(root, "docs")).map((name) => `docs/${name}`)];
  const text = documents
    .filter((file) => file.endsWith(".md"))
    .map(read)
    .join("\n");
  const variables = [...variablesRead()];
  expect(variables).toContain("PROVIDER_API_KEY");
  expect(variables.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test.each(["compose.yaml", "compose.machines.yaml"])(
  "each variable of %s is one that the code reads, and none is a secret",
  (file) => {
    const entries = [...read(file).matchAll(/^ {4,6}([A-Z_]+): (.*)$/gm)];
    const known = variablesRead();
    expect(entries.length).toBeGreaterThan(3);
    expect(entries.filter(([, name = ""]) => !known.has(name))).toEqual([]);
    const secret = /TOKEN|KEY|SECRET/;
    expect(entries.filter(([, name = "", value = ""]) => secret.test(name) && !value.startsWith("${"))).toEqual([]);
  },
);

test("the compose file of several machines names each instance that its proxy passes requests to", () => {
  const compose = read("compose.machines.yaml");
  const instances = [...read("deploy/nginx/instances.compose.conf").matchAll(/server (\S+):3000/g)];
  const names = instances.map(([, name]) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !compose.includes(`\n  ${name}: *site\n`))).toEqual([]);
  const files = [...compose.matchAll(/- \.\/(\S+?):/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test("nginx closes a connection before an instance does, and repeats no POST", () => {
  for (const file of ["instances.conf", "instances.compose.conf"]) {
    const [, idle] = /keepalive_timeout (\d+)s/.exec(read(`deploy/nginx/${file}`)) ?? [];
    const [, requests] = /keepalive_requests (\d+)/.exec(read(`deploy/nginx/${file}`)) ?? [];
    expect(Number(idle) * 1000).toBeLessThan(65_000);
    expect(Number(requests)).toBeLessThan(1000);
  }
  expect(read("deploy/nginx/site.conf")).not.toMatch(/proxy_next_upstream .*non_idempotent/);
});

test("the systemd unit starts what the image starts, with variables that the code reads", () => {
  const unit = read("deploy/systemd/tessera.service");
  expect(unit).toContain("ExecStart=/usr/bin/node --import tsx server.ts");
  const names = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = ""]) =>
    line.split(" ").map((pair) => pair.split("=")[0]),
  );
  const known = new Set([...variablesRead(), "NODE_ENV", "NEXT_TELEMETRY_DISABLED"]);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name = "") => !known.has(name))).toEqual([]);
});
