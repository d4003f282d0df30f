import type { Materials } from "../materials/materials.ts";
import type { PlannedSite } from "../materials/site-plans.ts";
import { legalPages, type PagePlan } from "../materials/text-plans.ts";
import { fillNames, textDate, toTextBlocks } from "./text-page.ts";

/** Makes the legal pages of every host in those of its languages that have a plan. */
export function makeLegalDocuments({ sites, legal }: Materials): readonly object[] {
  return sites.flatMap((site) =>
    site.languages.flatMap(({ content: lang }) => {
      const pages = legal[lang];
      return pages === undefined
        ? []
        : listPages(site).map((name) => makeLegalDocument(site, `${site.host}.${name}`, lang, pages[name]));
    }),
  );
}

/** A site that promises nothing does not have a guarantee page. */
function listPages({ hasGuarantee }: PlannedSite) {
  return legalPages.filter((name) => name !== "guarantee" || hasGuarantee);
}

function makeLegalDocument(site: PlannedSite, uid: string, lang: string, plan: PagePlan): object {
  const fill = fillNames(site);
  return {
    type: "content_page",
    uid,
    lang,
    first_publication_date: textDate,
    last_publication_date: textDate,
    data: {
      heading: { rich: [`# ${plan.heading}`] },
      meta_title: `${plan.heading} | ${site.brand}`,
      meta_description: fill(plan.description),
      share_image: null,
      slices: toTextBlocks(plan, fill),
    },
  };
}
