import type { Materials } from "../materials/materials.ts";
import type { PlannedSite } from "../materials/site-plans.ts";
import { legalPages, type PagePlan } from "../materials/text-plans.ts";
import { fillNames, toTextBlocks, toTextPage } from "./text-page.ts";

/** Makes the legal pages of every host in those of its languages that have a plan. */
export function makeLegalDocuments({ sites, legal }: Materials): readonly object[] {
  return sites.flatMap((site) =>
    site.languages.flatMap(({ content: lang }) => {
      const pages = legal[lang];
      return pages === undefined ? [] : listPages(site).map((name) => makeLegalDocument(site, name, lang, pages[name]));
    }),
  );
}

/** A site that promises nothing does not have a guarantee page. */
function listPages({ hasGuarantee }: PlannedSite) {
  return legalPages.filter((name) => name !== "guarantee" || hasGuarantee);
}

function makeLegalDocument(site: PlannedSite, name: string, lang: string, plan: PagePlan): object {
  const fill = fillNames(site);
  const { heading, description } = plan;
  return toTextPage({ site, name, lang, heading, description: fill(description), slices: toTextBlocks(plan, fill) });
}
