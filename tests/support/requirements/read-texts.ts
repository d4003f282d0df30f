import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { proseIn } from "../words/prose.ts";
import type { Texts } from "./citations.ts";

const root = path.join(import.meta.dirname, "../../..");

/** Folders and files that are installed, generated, or data. */
const foreign =
  /^(?:\..+|node_modules|coverage|test-results|playwright-report|public|data|next-env\.d\.ts|prismicio-types\.d\.ts)$/u;

const requirementsFile = "docs/requirements.md";

/** Reads the document of the rules. */
export function readRequirements(): string {
  return readFileSync(path.join(root, requirementsFile), "utf8");
}

/** Reads all code and manuals of the project, without the document of the rules. */
export function readTexts(): Texts {
  return new Map(
    listFiles("")
      .filter((file) => file !== requirementsFile)
      .map((file) => [file, readFileSync(path.join(root, file), "utf8")]),
  );
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !foreign.test(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(file);
      return /\.(?:md|[cm]?[jt]sx?)$/u.test(file) ? [file] : [];
    });
}

/** Returns the comments of code, and manuals without their code, each word at its place in the text. */
export function toProse(texts: Texts): Texts {
  return new Map([...texts].map(([file, text]) => [file, file.endsWith(".md") ? manualIn(text) : proseIn(file, text)]));
}

function manualIn(text: string): string {
  return text.replaceAll(/^```.*?^```|`[^`\n]+`/gmsu, (code) => code.replaceAll(/[^\n]/gu, " "));
}
