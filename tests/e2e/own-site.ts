import { test } from "@playwright/test";
import { type Site, startSite } from "../support/start-site.ts";

/** A site without its end and its folder. Its addresses are empty until the first test of the file. */
type OwnSite = Omit<Site, "stop" | "folder">;

/** Starts a site for the tests of the calling file alone: faults and calls there reach no other test. It waits for `readyPath`. */
export function useOwnSite(environment?: Readonly<Record<string, string>>, readyPath = "/"): OwnSite {
  let site: Site | undefined;
  const signal: Site["signal"] = (name) => site?.signal(name);
  const own = { baseUrl: "", contentUrl: "", providerUrl: "", bookingUrl: "", signal, pid: 0 };
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await startSite(environment, { readyPath });
    const { baseUrl, contentUrl, providerUrl, bookingUrl, pid } = site;
    Object.assign(own, { baseUrl, contentUrl, providerUrl, bookingUrl, pid });
  });
  test.afterAll(() => site?.stop());
  return own;
}
