import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { watchFolder } from "./watch-folder.ts";

const directory = mkdtempSync(join(tmpdir(), "content-"));
const file = join(directory, "page", "rome.json");
mkdirSync(join(directory, "page"));
writeFileSync(file, "1");

let end = () => {};
afterEach(() => {
  end();
  rmSync(directory, { recursive: true, force: true });
});

it("sees the directory gone and back, a file written, replaced by another, and written again, and a folder that is new", async () => {
  let onChange = () => {};
  end = watchFolder(directory, () => onChange());
  const seen = (change: () => void) =>
    new Promise<string>((resolve) => {
      onChange = () => resolve("seen");
      change();
    });

  const back = seen(() => {
    rmSync(directory, { recursive: true });
    setTimeout(() => mkdirSync(join(directory, "page"), { recursive: true }), 250);
  });
  expect(await back).toBe("seen");
  expect(await seen(() => writeFileSync(file, "2"))).toBe("seen");
  expect(
    await seen(() => {
      writeFileSync(`${file}.new`, "3");
      renameSync(`${file}.new`, file);
    }),
  ).toBe("seen");
  expect(await seen(() => writeFileSync(file, "4"))).toBe("seen");
  expect(await seen(() => mkdirSync(join(directory, "show")))).toBe("seen");
  expect(await seen(() => writeFileSync(join(directory, "show", "new.json"), "5"))).toBe("seen");
});
