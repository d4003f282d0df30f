import { execFileSync } from "node:child_process";
import path from "node:path";
import { type FrameLocator, type Page, test } from "@playwright/test";
import type { Role } from "../../studio/protocol/roles.ts";
import { type Site, startSite } from "../support/start-site.ts";

/** A site with a studio, for the tests of the calling file alone. */
interface OwnStudio {
  /** Address of the site, of its studio, and of its content service. */
  readonly siteUrl: () => string;
  readonly url: (rest?: string) => string;
  readonly contentUrl: () => string;
  /** Process of the site, without its services. */
  readonly pid: () => number;
  /** Makes a sign-in link. */
  readonly link: (role?: Role) => string;
}

/** Starts a site with a studio before the tests of a file, and stops it behind them. */
export function useOwnStudio(): OwnStudio {
  let site: Site | undefined;
  const running = () => {
    if (site === undefined) throw new Error("The site has not started.");
    return site;
  };
  const studio = () => `http://studio.localhost:${new URL(running().baseUrl).port}`;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startSite();
  });
  test.afterAll(() => site?.stop());
  return {
    siteUrl: () => running().baseUrl,
    url: (rest = "") => `${studio()}/studio${rest}`,
    contentUrl: () => running().contentUrl,
    pid: () => running().pid,
    link: (role = "admin") => {
      const { folder, baseUrl } = running();
      const env = { ...process.env, STUDIO_DIR: path.join(folder, "studio"), PORT: new URL(baseUrl).port };
      const script = path.join(import.meta.dirname, "../../scripts/studio-link.ts");
      return execFileSync(process.execPath, ["--import", "tsx", script, "Anna", role], { env }).toString().trim();
    },
  };
}

/** The page in the frame. */
export function framedPage(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Page"]');
}
