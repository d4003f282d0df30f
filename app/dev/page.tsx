import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { StyleSheet } from "@/ui/theme/StyleSheet.tsx";
import { contentService } from "../_composition/clients.ts";
import { addressedTypes } from "../_composition/registries.ts";
import { environment, origins } from "../_composition/environment.ts";
import { pageIndex, type SiteIndex } from "../../endpoints/development/page-index.ts";
import * as css from "../../endpoints/development/PageIndex.css.ts";

export const metadata: Metadata = { title: "All hosts and pages", robots: { index: false } };

/** Every host and page with a link, where pages for developers are shown. */
export default async function Page() {
  await connection();
  if (!environment.developerPages) notFound();
  // The list needs none of a document's fields; with one of each type, hundreds are read in a moment.
  const titles = addressedTypes.map((type) => `${type}.meta_title`);
  const { documents } = await contentService.allAtRef(addressedTypes, titles);
  const index = pageIndex(documents, origins.getSite);
  return (
    <div className={css.page}>
      <StyleSheet of={css} />
      <h1>All hosts and pages</h1>
      <p>
        For editors: <a href="/dev/shortcodes/">all shortcodes</a>
      </p>
      {index.map((ofSite) => (
        <SiteSection key={ofSite.site.host} index={ofSite} />
      ))}
    </div>
  );
}

/** One host with a row per page: its path, its type, and a link per language. */
function SiteSection({ index: { site, origin, pages } }: { readonly index: SiteIndex }) {
  return (
    <section aria-labelledby={site.name}>
      <h2 id={site.name}>{site.brand}</h2>
      <p>
        {site.host}, here as <a href={origin}>{origin}</a>
      </p>
      <ul className={css.list}>
        {pages.map(({ path, type, links, missing }) => (
          <li key={`${type} ${path}`} className={css.row}>
            <code>{path}</code>
            <span>{type}</span>
            <span className={css.languages}>
              {links.map(({ tag, href, isOlder }) => (
                <a key={tag} href={href} hrefLang={tag}>
                  {tag}
                  {isOlder && " (older than English)"}
                </a>
              ))}
              {missing.length > 0 && <span className={css.missing}>Missing: {missing.join(", ")}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
