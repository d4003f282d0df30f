import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { act, type ComponentType } from "react";
import * as v from "valibot";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import { findIslands } from "../../scripts/build/islands/find-islands.ts";
import { buildIslandsApart, startBuiltIsland } from "../support/built-islands.ts";
import { isChecked } from "../support/checked-slice.ts";
import { renderIslandPages } from "../support/island-elements.tsx";

const root = path.join(import.meta.dirname, "../..");
const islands = findIslands(root).filter(({ file }) => isChecked(file));
const clients = import.meta.glob("../../{slices,blocks,renderer,ui,customtypes,shortcodes}/**/*.client.tsx");

// Below the project, so that nothing transforms what the build wrote.
const folder = mkdtempSync(path.join(root, "node_modules/.built-islands-"));
afterAll(() => rmSync(folder, { recursive: true }));
const built = await buildIslandsApart(
  root,
  folder,
  islands.map(({ name }) => name),
);

// The server has no window: a component that reads one while it renders is logged, and omitted.
const logged = vi.spyOn(console, "error").mockReturnValue();
const pages = await renderIslandPages();
const failures = logged.mock.calls.map(([error]: readonly unknown[]) => String(error));
logged.mockRestore();

const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
afterAll(() => teardown(globalThis));
Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
afterAll(() => Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT"));
// React looks for a document when it is imported.
const { hydrate } = await import("../../framework/islands/browser/hydrate.tsx");

const elements = pages.flatMap((html) => [
  ...new DOMParser().parseFromString(html, "text/html").querySelectorAll<HTMLElement>("x-island"),
]);
const listElementsByName = (name: string) => elements.filter((element) => element.getAttribute("name") === name);

const propsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const parseIslandProps = (element: HTMLElement) => v.parse(propsSchema, element.getAttribute("props"));
const clientSchema = v.record(
  v.string(),
  v.custom<ComponentType<Record<string, unknown>>>((each) => typeof each === "function"),
);

/** React of server and browser share the process of this test, so it reports each context that both render. */
const sharesProcess = /^Detected multiple renderers concurrently rendering the same context provider/;

/** Starts an island on its element. Resolves with what ends it. */
type Start = (element: HTMLElement) => Promise<() => void>;

describe.each(islands)("the island $name", ({ name }) => {
  it("renders on the server, where there is no window: docs/recipes/island.md", () => {
    expect(failures.filter((failure) => failure.includes(`The island ${name} failed`))).toEqual([]);
  });

  it("is in a mock, with content that works without script and props that are JSON", () => {
    expect(listElementsByName(name).length).toBeGreaterThan(0);
    for (const element of listElementsByName(name)) {
      expect(element.textContent).not.toBe("");
      expect(parseIslandProps(element)).toBeTypeOf("object");
      expect(["visible", "touched", "idle"]).toContain(element.getAttribute("when"));
    }
  });
});

describe.each(islands.filter(({ kind }) => kind === "react"))("the React island $name", ({ name, file }) => {
  const hydrateSource: Start = async (element) => {
    const client = v.parse(clientSchema, await clients[`../../${file}`]?.())[path.basename(name)];
    if (client === undefined) throw new Error(`${file} exports no ${path.basename(name)}.`);
    const started: Promise<() => void>[] = [];
    await act(async () => void started.push(hydrate(client, element, parseIslandProps(element))));
    const ends = await Promise.all(started);
    return () => act(() => ends.forEach((end) => end()));
  };
  const startBuilt: Start = (element) => {
    const own = path.join(folder, built.islands[name]?.[0] ?? "");
    return startBuiltIsland(own, { name, element, data: parseIslandProps(element) });
  };

  it.each([
    ["source", hydrateSource],
    ["build", startBuilt],
  ])("hydrates from its %s without a mismatch, and reuses the server's elements", async (_from, start) => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => errors.mockRestore());
    for (const original of listElementsByName(name)) {
      const element = document.importNode(original, true);
      document.body.replaceChildren(element);
      const before = [...element.querySelectorAll("*")];
      const end = await start(element);
      expect([...element.querySelectorAll("*")]).toEqual(before);
      expect(before.filter((each) => !each.isConnected)).toEqual([]);
      // Its timers would go on when the document is gone.
      end();
    }
    expect(errors.mock.calls.filter(([message]) => !sharesProcess.test(String(message)))).toEqual([]);
  });
});
