import * as v from "valibot";
import { readJson } from "../../embedded/runtime/read-json.ts";
import { sites } from "../../hosts/index.ts";
import type { Site } from "../../hosts/site.ts";
import { locales } from "../../i18n/locales.ts";

const text = v.pipe(v.string(), v.minLength(1));

/** A page of text: each block is a heading and a paragraph. */
export const planOfPage = v.strictObject({ heading: text, description: text, blocks: v.array(v.tuple([text, text])) });
const names = ["cancellation", "guarantee", "imprint", "accessibility"] as const;

/** The pages by language. `{brand}`, `{seller}`, `{address}`, `{email}`, `{terms}` and `{cancellation}` are filled in. */
const plans = readJson(
  new URL("../../embedded/content-service/data/plans/legal.json", import.meta.url),
  v.record(v.string(), v.strictObject(v.entriesFromList(names, planOfPage))),
);

const email = "help@tessera.example";
/** When these pages were published. */
export const legalDate = "2026-11-22T08:00:00+0000";

/** Returns these pages of every host, in its languages. A language without a plan has none. */
export function legalDocuments(): readonly object[] {
  return sites.flatMap((site) =>
    site.languages.flatMap((code) => {
      const lang = locales[code].contentLanguage;
      const pages = plans[lang];
      return pages === undefined
        ? []
        : listDocumentNames(site).map((name) => legalDocument(site, name, lang, pages[name]));
    }),
  );
}

/** A site that promises nothing has no guarantee page. */
function listDocumentNames({ promises }: Site) {
  return names.filter((name) => name !== "guarantee" || promises !== undefined);
}

function legalDocument(site: Site, name: string, lang: string, plan: v.InferOutput<typeof planOfPage>): object {
  const fill = filler(site);
  return {
    type: "content_page",
    uid: `${site.host}.${name}`,
    lang,
    first_publication_date: legalDate,
    last_publication_date: legalDate,
    data: {
      heading: { rich: [`# ${plan.heading}`] },
      meta_title: `${plan.heading} | ${site.brand}`,
      meta_description: fill(plan.description),
      share_image: null,
      slices: plan.blocks.map(([title, body]) => ({
        slice_type: "text_block",
        primary: { title: { rich: [`## ${title}`] }, body: { rich: [fill(body)] } },
      })),
    },
  };
}

/** Returns what fills in the names of a site: `{brand} is …` → `Tessera is …`. */
export function filler({ brand, host, legalName }: Site): (text: string) => string {
  const [seller = "", ...address] = legalName.replace(" (demo)", "").split(", ");
  const values: Readonly<Record<string, string>> = {
    brand,
    seller,
    address: address.join(", "),
    email: `[${email}](mailto:${email})`,
    terms: `document:content_page/${host}.terms-and-conditions`,
    cancellation: `document:content_page/${host}.cancellation`,
  };
  return (source) => source.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? "");
}
