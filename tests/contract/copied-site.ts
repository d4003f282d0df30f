import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.join(import.meta.dirname, "../..");

/** Not copied: it is linked, written while a site runs, or only sped up the build. */
const foreign = /^(?:\.git|\.data|node_modules|coverage|test-results|\.next\/cache)$/;

export interface CopiedSite {
  readonly folder: string;
  /** Replaces a text in each script of Next and of the build that has it. Throws when none has it. The result undoes it. */
  readonly patch: (change: TextChange) => () => void;
  readonly remove: () => void;
}

export interface TextChange {
  /** The files, from the folder of the project. All scripts of Next's runtime and of the build by default. */
  readonly file?: string;
  readonly from: string;
  readonly to: string;
}

/** Copies the built site with a separate Next. All other packages are links. */
export function copySite(): CopiedSite {
  const folder = mkdtempSync(path.join(tmpdir(), "contract-"));
  cpSync(root, folder, { recursive: true, filter: (file) => !foreign.test(path.relative(root, file)) });
  const [source, target] = [path.join(root, "node_modules"), path.join(folder, "node_modules")];
  mkdirSync(target);
  for (const name of readdirSync(source))
    if (name === "next") cpSync(path.join(source, name), path.join(target, name), { recursive: true });
    else symlinkSync(path.join(source, name), path.join(target, name));
  const scripts = ["node_modules/next/dist/compiled/next-server", "node_modules/next/dist/server", ".next/server"]
    .flatMap((below) =>
      readdirSync(path.join(folder, below), { recursive: true, encoding: "utf8" }).map((name) =>
        path.join(below, name),
      ),
    )
    .filter((name) => name.endsWith(".js"));
  return {
    folder,
    patch: ({ file, from, to }) => {
      const undo = (file === undefined ? scripts : [file]).flatMap((name) =>
        replaceIn(path.join(folder, name), from, to),
      );
      if (undo.length === 0) throw new Error(`Next does not contain ${from}.`);
      return () => undo.forEach((each) => each());
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function replaceIn(file: string, from: string, to: string): readonly (() => void)[] {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) return [];
  writeFileSync(
    file,
    text.replaceAll(from, () => to),
  );
  return [() => writeFileSync(file, text)];
}
