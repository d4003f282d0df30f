import { chromium } from "@playwright/test";
import { sites } from "../../hosts/index.ts";
import { address } from "../e2e/pages.ts";
import { chromiumPath } from "../support/chromium.ts";
import type { Checker } from "./checker.ts";

/** Chromium reports what it ignores in a manifest. */
export const manifest: Checker = {
  does: "Chromium's parser of web app manifests",
  check: async ({ baseUrl }) => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
    try {
      const faults = [];
      for (const { name } of sites) {
        const page = await browser.newPage();
        await page.goto(address(baseUrl, name, "/"));
        const session = await page.context().newCDPSession(page);
        const { data = "", errors } = await session.send("Page.getAppManifest");
        const says = [...errors.map(({ message }) => message), ...(data === "" ? ["it has no manifest"] : [])];
        faults.push(...says.map((each) => ({ where: name, says: each })));
        await page.close();
      }
      return { inputs: sites.length, faults };
    } finally {
      await browser.close();
    }
  },
};
