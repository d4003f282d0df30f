import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const outputSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    diagnostics: v.array(v.object({ filename: v.string(), message: v.string(), help: v.optional(v.string(), "") })),
  }),
);

const cases: readonly (readonly [what: string, source: string, name: string, messages: readonly RegExp[]])[] = [
  ["a component that waits", "export async function Lamp() {}", "Lamp.tsx", [/may not wait.+slice\.md/]],
  ["a constant that waits", "export const Lamp = async () => null;", "Lamp.tsx", [/may not wait.+slice\.md/]],
  ["a function that waits", "export const light = async () => null;", "Lamp.tsx", []],
  [
    "client code of a slice",
    '"use client";\nexport const Lamp = () => null;',
    "Lamp.tsx",
    [/<Name>\.client\.tsx.+island\.md/],
  ],
  ["an island", '"use client";\nexport const Lamp = () => null;', "Lamp.client.tsx", []],
  ["a hook of a slice", 'export { useId } from "react";', "Lamp.tsx", [/<Name>\.client\.tsx.+island\.md/]],
  [
    "a hook of the whole library",
    'import React from "react";\nexport const read = () => React.useState(1);',
    "Lamp.tsx",
    [/<Name>\.client\.tsx.+island\.md/],
  ],
  ["a context of a slice", 'export { createContext } from "react";', "Lamp.tsx", [/<Name>\.client\.tsx.+island\.md/]],
  ["a status of a form", 'export { useFormStatus } from "react-dom";', "Lamp.tsx", [/<Name>\.client\.tsx.+island\.md/]],
  ["a link of a slice", 'export { default } from "next/link";', "Lamp.tsx", [/render <a>.+react\.md/]],
  ["a picture of a slice", 'export { default } from "next/image";', "Lamp.tsx", [/Picture\.tsx.+react\.md/]],
  ["a module of styles", 'export { default } from "./Lamp.module.css";', "Lamp.tsx", [/<Name>\.css\.ts.+react\.md/]],
  ["an id of an island", 'export { useId } from "react";', "Lamp.client.tsx", [/an id of the slice.+react\.md/]],
  ["a link of an island", 'export { default } from "next/link";', "Lamp.client.tsx", [/render <a>.+react\.md/]],
  ["a hook of an island", 'export { useState } from "react";', "Lamp.client.tsx", []],
];

/** Lints each case as the file of a slice: the first is in `slices/Lamp0`. Returns what the project's rules report. */
function lint() {
  const folder = mkdtempSync(path.join(tmpdir(), "lint-"));
  try {
    for (const file of [".oxlintrc.json", "tests/lint/components.mjs"])
      cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
    for (const [index, [, source, name]] of cases.entries()) {
      mkdirSync(path.join(folder, `slices/Lamp${index}`), { recursive: true });
      writeFileSync(path.join(folder, `slices/Lamp${index}`, name), source);
    }
    const program = path.join(root, "node_modules/.bin/oxlint");
    const output = execFileSync("sh", ["-c", `"${program}" --format=json slices || true`], { cwd: folder });
    return v.parse(outputSchema, output.toString()).diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const reported = lint();

it.each(cases.map(([what, , , messages], index) => [what, index, messages] as const))(
  "%s",
  (_what, index, messages) => {
    const own = reported.filter(({ filename }) => filename.startsWith(`slices/Lamp${index}/`));
    const texts = own.map(({ message, help }) => `${message} ${help}`);
    expect(texts).toEqual(messages.map((message) => expect.stringMatching(message)));
  },
);
