/** Pages of this host in their default view: no API, and no further page, filter or order of a list. */
const pages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/api/*" } },
    { not: { href_matches: "/*\\?*" } },
    { not: { selector_matches: "[rel~=nofollow], [download]" } },
  ],
};

/** Returns the same text for every page, so that one hash allows it. */
const rules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: "moderate" }],
  prerender: [{ where: pages, eagerness: "conservative" }],
});

/**
 * Lets the browser fetch the page of a link when a pointer rests on it. From the press on, the browser renders it too.
 * It does so for two links at a time, and ignores the rules under Save-Data. No rule matches links to the booking flow or to
 * other hosts.
 */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}
