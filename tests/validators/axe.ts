import * as v from "valibot";
import { axeViolations, loadAxe } from "../e2e/axe.ts";
import type { Checker } from "./checker.ts";
import { walkPages } from "./walk-pages.ts";

const violations = v.array(v.tuple([v.string(), v.string()]));

export const axe: Checker = {
  does: "axe, with the banner of consent open and closed",
  check: (site) =>
    walkPages(site, async (page) => {
      await loadAxe(page);
      return v.parse(violations, await axeViolations(page)).map(([says, where]) => ({ where, says }));
    }),
};
