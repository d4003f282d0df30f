import { expect, test } from "@playwright/test";
import { useOwnSite } from "../e2e/own-site.ts";
import { embeddedProcess } from "../support/embedded-process.ts";
import { addressed } from "../e2e/pages.ts";

const site = useOwnSite();

test("X28: the site outlives its embedded services, serves the pages that it has, and starts them again", async ({
  request,
}) => {
  const visit = async (path: string) => {
    const { url, headers } = addressed(site.baseUrl, "tessera", path);
    return (await request.get(url, { headers })).status();
  };
  expect(await visit("/rome/")).toBe(200);
  for (let times = 0; times < 3; times += 1) {
    const killed = embeddedProcess(site.pid);
    process.kill(killed, "SIGKILL");
    expect(await visit("/rome/")).toBe(200);
    await expect(async () => expect(await visit(`/privacy-policy/`)).toBe(200)).toPass({ timeout: 60_000 });
    await expect(async () => {
      expect([killed, NaN]).not.toContain(embeddedProcess(site.pid));
      expect((await fetch(`${site.contentUrl}/health`)).status).toBe(200);
      expect((await fetch(`${site.providerUrl}/health`)).status).toBe(200);
    }).toPass({ timeout: 60_000 });
  }
});
