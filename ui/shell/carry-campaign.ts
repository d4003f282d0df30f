/**
 * Runs in the browser: adds `ci` and `cm` of the visit to links to `origins` (B6). These are the booking flow and the
 * other hosts of the deployment, which share no storage with this one. Where the visitor allowed it, both are stored
 * for the session of a tab (`ui/consent/measurement/measure.ts`). An item there is `0 ci=7`: `ui/consent/storage/`
 * writes when it ends first, and a session's never does. A test stores one with it. Else the addresses of own pages
 * carry them. The page contains the source of this function, which therefore uses nothing from outside.
 */
export function carryCampaign(origins: readonly string[]): void {
  const names = new Set(["ci", "cm"]);
  const campaignIn = (query: string) =>
    [...new URLSearchParams(query)].filter(([name, value]) => names.has(name) && value !== "" && value.length <= 256);
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const stored = () => {
    try {
      return sessionStorage.getItem("attribution")?.slice(2) || "";
    } catch {
      // The browser stores nothing.
      return "";
    }
  };
  const requested = campaignIn(location.search);
  const campaign = requested.length > 0 ? requested : campaignIn(stored());
  if (campaign.length === 0) return;

  const mark = (link: HTMLAnchorElement | HTMLAreaElement, marked: readonly string[]) => {
    if (!marked.includes(link.origin)) return;
    const url = new URL(link.href);
    for (const [name, value] of campaign) url.searchParams.set(name, value);
    link.href = url.href;
  };
  for (const link of document.links) mark(link, origins);

  /** Marks links that were rendered later, and own pages that can't read the session: those of a new tab too. */
  const onChoice = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
    const sameTab =
      event instanceof MouseEvent && event.type === "click" && !(event.ctrlKey || event.metaKey || event.shiftKey);
    const isStored = sameTab && stored() === new URLSearchParams(campaign).toString();
    if (link) mark(link, isStored ? origins : [...origins, location.origin]);
  };
  for (const type of ["click", "auxclick", "contextmenu"]) document.body.addEventListener(type, onChoice, true);

  /** The address of a form that is a query has the form's fields alone: a search. */
  const onSubmit = ({ target: form }: Event) => {
    if (!(form instanceof HTMLFormElement) || form.method !== "get") return;
    for (const [name, value] of campaign) {
      if (form.elements.namedItem(name) !== null) continue;
      const field = document.createElement("input");
      Object.assign(field, { type: "hidden", name, value });
      form.append(field);
    }
  };
  document.body.addEventListener("submit", onSubmit, true);
}
