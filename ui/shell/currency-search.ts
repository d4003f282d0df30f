import * as css from "./LanguageAndCurrency.css.ts";

export interface CurrencySearch {
  /** Element with the input, its label and its status. It is outside of the form, so that Enter posts nothing. */
  readonly field: HTMLElement;
  readonly input: HTMLInputElement;
  /** Read aloud when its text changes. */
  readonly status: HTMLElement;
}

/** Returns a field to search in a list with, under this label. */
export function createSearch(label: string): CurrencySearch {
  const field = element("div", { className: css.search });
  const input = element("input", { type: "search", autocomplete: "off", className: css.input });
  const labeled = element("label", { className: css.label });
  const status = element("p", { className: css.status });
  status.setAttribute("role", "status");
  labeled.append(label, input);
  field.append(labeled, status);
  return { field, input, status };
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
