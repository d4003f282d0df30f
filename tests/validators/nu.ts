import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import * as v from "valibot";
import type { Checker } from "./checker.ts";
import { findJar } from "./find-jar.ts";

const report = v.object({
  messages: v.array(v.object({ type: v.string(), message: v.string(), url: v.optional(v.string(), "") })),
});

/** One process checks all pages: it takes a second to start. */
export const nu: Checker = {
  does: "the Nu HTML checker of the W3C",
  check: async ({ pages }) => {
    const folder = mkdtempSync(join(tmpdir(), "validators-"));
    try {
      for (const [index, { body }] of pages.entries()) writeFileSync(join(folder, `${index}.html`), body);
      const faults = readMessages(folder).map(({ message, url }) => ({
        where: pages[Number.parseInt(basename(url), 10)]?.where ?? url,
        says: message,
      }));
      return { inputs: pages.length, faults };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function readMessages(folder: string) {
  const parameters = ["-jar", findJar(), "--format", "json", "--exit-zero-always", "--skip-non-html", folder];
  const { stderr, error } = spawnSync("java", parameters, { encoding: "utf8", maxBuffer: 2 ** 30 });
  if (error !== undefined) throw new Error("The HTML checker needs Java 11 or later: install it.", { cause: error });
  return v.parse(report, JSON.parse(stderr)).messages;
}
