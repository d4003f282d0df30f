import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { readManifest } from "../../../framework/islands/manifest.ts";
import { buildIslands } from "./build-islands.ts";
import { findIslands } from "./find-islands.ts";

const root = path.join(import.meta.dirname, "../../..");
const islands = findIslands(root);
const folder = mkdtempSync(path.join(tmpdir(), "islands-"));
afterAll(() => rmSync(folder, { recursive: true }));
await buildIslands(root, folder);
const manifest = readManifest(folder);
const readSize = (file: string) => readFileSync(path.join(folder, `${file}.br`)).length;

describe("the build of the islands", () => {
  it("has each island, and its own code is at most 12 kB compressed; the explorer of seats may have 20", () => {
    expect(Object.keys(manifest.islands).toSorted()).toEqual(islands.map(({ name }) => name).toSorted());
    const sizes = Object.entries(manifest.islands).map(([name, [file]]) => ({ name, size: readSize(file) }));
    const most = (name: string) => (name === "explorer/Explorer" ? 20_000 : 12_000);
    expect(sizes.filter(({ name, size }) => size > most(name))).toEqual([]);
  });

  it("has the islands of every page in one file, of at most 3 kB compressed", () => {
    const files = ["consent/Consent", "tools/Tools"].map((name) => manifest.islands[name]?.join());
    expect([...new Set(files)]).toEqual([expect.stringMatching(/^page-\w+\.js$/)]);
    expect(readSize(files[0] ?? "")).toBeLessThanOrEqual(3_000);
  });

  it("has the storage in that file, from which the other islands import it", () => {
    const code = (name: string) => readFileSync(path.join(folder, manifest.islands[name]?.[0] ?? ""), "utf8");
    const page = manifest.islands["tools/Tools"]?.[0];
    const withStorage = manifest.files.filter((file) =>
      readFileSync(path.join(folder, file), "utf8").includes("localStorage"),
    );
    expect(withStorage).toEqual([page]);
    for (const name of ["settings/Choose", "saved/SavedList", "tools/Visit"]) {
      expect(code(name)).toContain(`from"./${page}"`);
    }
  });

  it("has it there for React islands too", async () => {
    const project = mkdtempSync(path.join(root, "node_modules/.islands-"));
    onTestFinished(() => rmSync(project, { recursive: true }));
    const link = (name: string) => symlinkSync(path.join(root, name), path.join(project, name));
    mkdirSync(path.join(project, "ui"));
    mkdirSync(path.join(project, "slices/Lamp"), { recursive: true });
    cpSync(path.join(root, "ui/consent"), path.join(project, "ui/consent"), { recursive: true });
    const others = readdirSync(path.join(root, "ui")).filter((name) => name !== "consent");
    for (const name of ["framework", "hosts", "i18n", "routing", ...others.map((each) => `ui/${each}`)]) link(name);
    const code = `import { visitorStorage } from "../../ui/consent/storage/installed-storage.ts";
      export const Lamp = () => visitorStorage.read("saved");`;
    writeFileSync(path.join(project, "slices/Lamp/Lamp.client.tsx"), code);
    await buildIslands(project, path.join(project, "out"));
    const { islands: built } = readManifest(path.join(project, "out"));
    const lamp = readFileSync(path.join(project, "out", built["Lamp/Lamp"]?.[0] ?? ""), "utf8");
    expect(lamp).toContain(`from"./${built["consent/Consent"]?.[0]}"`);
    expect(lamp).not.toContain("localStorage");
  });

  it("has React in one file, which React islands alone load", () => {
    const withReact = manifest.files.filter((file) =>
      readFileSync(path.join(folder, file), "utf8").includes("hydrateRoot"),
    );
    expect(withReact).toHaveLength(1);
    const users = Object.entries(manifest.islands).flatMap(([name, [own, ...shared]]) => {
      expect(withReact).not.toContain(own);
      return shared.some((file) => withReact.includes(file)) ? [name] : [];
    });
    expect(users).toEqual(islands.filter(({ kind }) => kind === "react").map(({ name }) => name));
  });

  it("has no polyfill of Temporal: days in the browser are text", () => {
    const code = manifest.files.map((file) => readFileSync(path.join(folder, file), "utf8"));
    expect(code.filter((text) => text.includes("ZonedDateTime"))).toEqual([]);
  });

  it("has a loader of at most one kilobyte compressed, which imports nothing and fits into a page", () => {
    expect(manifest.loader).not.toMatch(/\bimport\s*["{*]|<\/script/);
    expect(gzipSync(manifest.loader).length).toBeLessThan(1_024);
  });

  it("has the files that an island loads later", async () => {
    const project = mkdtempSync(path.join(root, "node_modules/.islands-"));
    onTestFinished(() => rmSync(project, { recursive: true }));
    symlinkSync(path.join(root, "framework"), path.join(project, "framework"));
    mkdirSync(path.join(project, "slices/Lamp"), { recursive: true });
    const write = (name: string, code: string) => writeFileSync(path.join(project, "slices/Lamp", name), code);
    write("Lamp.enhance.ts", 'export const enhance = async () => (await import("./light.ts")).light();');
    write("light.ts", 'export const light = () => import("./colour.ts");');
    write("colour.ts", 'export const colour = "green";');
    await buildIslands(project, path.join(project, "out"));
    const { islands: built, files } = readManifest(path.join(project, "out"));
    expect(built["Lamp/Lamp"]).toHaveLength(1);
    const code = files.map((file) => readFileSync(path.join(project, "out", file), "utf8"));
    expect(code.filter((text) => text.includes("green"))).toHaveLength(1);
    const requested = code.flatMap((text) => [...text.matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name]) => name));
    expect(requested).toHaveLength(2);
    expect(files).toEqual(expect.arrayContaining(requested));
  });
});
