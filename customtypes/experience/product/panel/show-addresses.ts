import { type PartyCounts, toBookingParty } from "../../../../catalog/experience/chosen-party.ts";

interface AddressedChoice {
  /** `HH:MM`; undefined where none is chosen. */
  readonly time: string | undefined;
  readonly party: PartyCounts;
  /** The party as the addresses of the page have it; undefined for the usual one. */
  readonly pax: string | undefined;
  /** The words of the links to the booking; undefined where they stay. */
  readonly label: string | undefined;
}

/** Makes the links to the booking, the days and the address of the page have a choice. */
export function showAddresses(root: Element, { time, party, pax, label }: AddressedChoice): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>("[data-book]")) {
    link.href = withQuery(link.href, { time, ...toBookingParty(party) });
    if (label !== undefined) link.textContent = label;
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>("td a")) link.href = withQuery(link.href, { pax });
  history.replaceState(history.state, "", withQuery(location.href, { time, pax }));
}

/** Returns an address with other values of parameters. One that is undefined is removed. */
function withQuery(address: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, `${value}`);
  }
  return url.href;
}
