import type { Checker } from "./checker.ts";
import { axe } from "./axe.ts";
import { calendar } from "./calendar.ts";
import { feed } from "./feed.ts";
import { nu } from "./nu.ts";
import { ibm } from "./ibm.ts";
import { links } from "./links.ts";
import { manifest } from "./manifest.ts";
import { mcp } from "./mcp.ts";
import { octo } from "./octo.ts";
import { policy } from "./policy.ts";
import { sitemap } from "./sitemap.ts";
import { vocabulary } from "./vocabulary.ts";

/** All checkers, by the names that follow `npm run test:long -- validators`. None is the name of a suite. */
export const checkers: Readonly<Record<string, Checker>> = {
  nu,
  policy,
  vocabulary,
  calendar,
  sitemap,
  mcp,
  octo,
  feed,
  manifest,
  axe,
  ibm,
  links,
};
