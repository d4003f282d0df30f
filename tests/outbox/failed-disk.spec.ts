import { spawnSync } from "node:child_process";
import { mkdirSync, rmdirSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { databaseName } from "../../endpoints/forms/outbox/open-database.ts";
import { cleanUp } from "../machines/clean-up.ts";
import { instance, scratchFolder } from "../machines/processes.ts";
import { startUpstreams } from "../machines/upstreams.ts";
import { postSubscription } from "./post-subscription.ts";

afterAll(cleanUp);

/** Runs a script of forms while the site runs, and returns what it prints. */
function run(folder: string, script: string, ...parameters: readonly string[]): string {
  const environment = { ...process.env, FORMS_DIR: folder };
  const command = ["--import", "tsx", `scripts/${script}.ts`, ...parameters];
  return spawnSync(process.execPath, command, { env: environment, encoding: "utf8" }).stdout;
}

test("a disk that fails is a 503 and a line in the log, and forms work again without a restart", async () => {
  const folder = scratchFolder();
  const forms = path.join(folder, "forms");
  mkdirSync(path.join(forms, databaseName), { recursive: true });
  const site = await instance(await startUpstreams(folder), { FORMS_DIR: forms, PAGE_STORE_DIR: "off" });
  await site.start();
  expect(await postSubscription(site, "ada@example.com", 1)).toBe(503);
  expect(site.output()).toMatch(/form-not-stored.*FORMS_DIR/);
  expect(site.output()).not.toContain("ada@example.com");
  rmdirSync(path.join(forms, databaseName));
  expect(await postSubscription(site, "ada@example.com", 2)).toBe(200);
  expect(JSON.parse(run(forms, "read-forms"))).toMatchObject({
    form: "newsletter",
    fields: { email: "ada@example.com" },
  });
  expect(run(forms, "remove-forms", "2999-01-01T00:00:00Z")).toBe("1 messages removed, 0 left.\n");
  expect(run(forms, "read-forms")).toBe("");
  // A post that is repeated is known, and one that follows is stored.
  for (const email of ["ada@example.com", "grace@example.com"])
    expect(await postSubscription(site, email, 3)).toBe(200);
  expect(run(forms, "read-forms").match(/\w+@example.com/g)).toEqual(["grace@example.com"]);
});
