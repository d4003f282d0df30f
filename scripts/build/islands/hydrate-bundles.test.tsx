import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fireEvent } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { buildIslandsApart, startBuiltIsland } from "../../../tests/support/built-islands.ts";

const root = path.join(import.meta.dirname, "../../..");

/** A package whose code was compiled from modules with a default export: `exports.default`, marked by `__esModule`. */
const compiled = `
  Object.defineProperty(exports, "__esModule", { value: true });
  exports.double = (number) => number * 2;
  exports.default = ({ value }) => require("react").createElement("b", null, value);
`;

const client = `
"use client";
import Value, { double } from "compiled-value";
import { createContext, useContext, useEffect, useState } from "react";

const Step = createContext(1);

function Shown({ count }: { readonly count: number }) {
  return <Value value={double(count) * useContext(Step)} />;
}

export function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setCount((now) => now), 1);
    return () => clearInterval(timer);
  }, []);
  return (
    <Step.Provider value={10}>
      <button onClick={() => setCount(count + 1)}>
        <Shown count={count} />
      </button>
    </Step.Provider>
  );
}
`;

/** Writes a project with one React island, whose packages are those of this one and `compiled-value`. */
function writeProject(): string {
  const project = mkdtempSync(path.join(root, ".islands-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    writeFileSync(path.join(project, name), content);
  };
  symlinkSync(path.join(root, "framework"), path.join(project, "framework"));
  write("package.json", '{ "type": "module" }');
  write("node_modules/compiled-value/package.json", '{ "name": "compiled-value", "main": "index.js" }');
  write("node_modules/compiled-value/index.js", compiled);
  write("slices/Counter/Counter.client.tsx", client);
  return project;
}

it("F1: a built island has a package's default export as Next gives it, its state, its context, and an end", async () => {
  const project = writeProject();
  const { islands } = await buildIslandsApart(project, path.join(project, "out"));
  const element = document.createElement("x-island");
  element.innerHTML = "<button><b>60</b></button>";
  document.body.append(element);
  const file = path.join(project, "out", islands["Counter/Counter"]?.[0] ?? "");
  const end = await startBuiltIsland(file, { name: "Counter/Counter", element, data: { start: 3 } });
  fireEvent.click(element.querySelector("button") ?? element);
  await expect.poll(() => element.innerHTML).toBe("<button><b>80</b></button>");
  const cleared = vi.spyOn(globalThis, "clearInterval");
  end();
  expect(cleared).toHaveBeenCalledOnce();
  expect(element.innerHTML).toBe("");
});
