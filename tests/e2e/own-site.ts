import { test } from "@playwright/test";
import { freePorts } from "../support/free-ports.ts";
import { type Site, startSite } from "../support/start-site.ts";

/** Addresses of a site and its two services. Empty until the first test of the file. */
export interface OwnSite {
  readonly baseUrl: string;
  readonly contentUrl: string;
  readonly providerUrl: string;
  readonly signal: Site["signal"];
}

/** Starts a site for the tests of the calling file alone: faults and calls there reach no other test. It waits for `readyPath`. */
export function useOwnSite(environment?: Readonly<Record<string, string>>, readyPath = "/"): OwnSite {
  let site: Site | undefined;
  const signal: Site["signal"] = (name) => site?.signal(name);
  const own = { baseUrl: "", contentUrl: "", providerUrl: "", signal };
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const [port, contentPort, providerPort] = await freePorts();
    site = await startSite({ port, contentPort, providerPort }, environment, { readyPath });
    own.baseUrl = `http://localhost:${port}`;
    own.contentUrl = `http://localhost:${contentPort}`;
    own.providerUrl = `http://localhost:${providerPort}`;
  });
  test.afterAll(() => site?.stop());
  return own;
}
