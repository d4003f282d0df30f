import { readBudget, type SeatFields, setField } from "./seat-form.ts";

export interface RetainedChoiceOptions {
  /** The form of the page, with limit and number of seats. */
  readonly form: HTMLFormElement;
  /** Id of the part of the page that leads to other starts, days and months. */
  readonly dates: string;
}

/** Retains a choice wherever a page without JavaScript has it, so that no other start and no return loses it. */
export interface RetainedChoice {
  /** Retains the limit of the form in the page's address, and for other starts, days and months. */
  readonly retainLimit: () => void;
  /** Retains seats of the chosen start in the page's address, and in the forms of the page. */
  readonly retainSeats: (seats: SeatFields) => void;
}

type Fields = Readonly<Record<string, string>>;

export function createRetainedChoice({ form, dates }: RetainedChoiceOptions): RetainedChoice {
  const all = <Found extends Element>(selector: string) =>
    document.querySelectorAll<Found>(`[id="${dates}"] :is(${selector})`);
  const others = () => [...all<HTMLFormElement>("form:not([method=post])")];
  return {
    retainLimit: () => {
      const fields = { budget: readBudget(form) };
      retain(fields, others());
      for (const link of all<HTMLAnchorElement>("a[href]")) carry(link, fields);
    },
    retainSeats: (seats) => retain({ ...seats }, [form, ...others()]),
  };
}

/** Writes fields into the page's address and into forms. */
function retain(fields: Fields, forms: readonly HTMLFormElement[]): void {
  const query = queryWith(location.search, fields);
  if (query !== location.search) history.replaceState(history.state, "", (query || location.pathname) + location.hash);
  for (const form of forms) for (const [name, value] of Object.entries(fields)) setField(form, name, value);
}

/** Writes fields into a link to another choice on the same page. One to a part of this page stays. */
function carry(link: HTMLAnchorElement, fields: Fields): void {
  const isPart = link.getAttribute("href")?.startsWith("#") === true;
  if (isPart || link.origin !== location.origin || link.pathname !== location.pathname) return;
  // A query of nothing is the page without its own.
  link.setAttribute("href", `${queryWith(link.search, fields) || "?"}${link.hash}`);
}

/** Returns a query with other values of some fields; without those that are empty. */
function queryWith(query: string, fields: Fields): string {
  const values = new URLSearchParams(query);
  const before = String(values);
  for (const [name, value] of Object.entries(fields)) {
    if (value === "") values.delete(name);
    else values.set(name, value);
  }
  const after = String(values);
  if (after === before) return query;
  return after === "" ? "" : `?${after}`;
}
