import { addStyles } from "../theme/add-styles.ts";
import type { SuggestedItem, Suggestions } from "./read-suggestions.ts";
import * as css from "./Suggest.css.ts";

type Group = Suggestions["groups"][number];

/**
 * Makes a list of suggestions of the element that an input controls, which is empty and hidden. It is not a stop of the tab
 * key, as an element that scrolls is otherwise. Undefined without the element.
 */
export function findList(input: HTMLInputElement, label: string): HTMLElement | undefined {
  const list = document.getElementById(input.getAttribute("aria-controls") ?? "");
  if (list === null) return undefined;
  addStyles(css);
  setAttributes(list, { role: "listbox", tabindex: "-1", "aria-label": label, class: css.list });
  return list;
}

/** Empties and hides a list, which is as the server sent it again. */
export function clearList(list: HTMLElement): void {
  list.replaceChildren();
  list.hidden = true;
  for (const name of ["role", "tabindex", "aria-label", "class"]) list.removeAttribute(name);
}

/** Replaces what a list suggests: a group of links for each kind. */
export function fillList(list: HTMLElement, groups: readonly Group[]): void {
  let count = 0;
  const rendered = groups.map(({ title, items }, index) => {
    const name = element("div", { id: `${list.id}-group-${index}`, role: "presentation", class: css.title }, title);
    const group = element("div", { role: "group", "aria-labelledby": name.id });
    group.append(name, ...items.map((item) => createOption(item, `${list.id}-${(count += 1)}`)));
    return group;
  });
  list.replaceChildren(...rendered);
}

/** Returns the links of a list in their order. */
export function listOptions(list: HTMLElement): readonly HTMLAnchorElement[] {
  return [...list.querySelectorAll("a")];
}

function createOption({ name, note, href, ...facts }: SuggestedItem, id: string): HTMLElement {
  const option = element("a", {
    id,
    href,
    role: "option",
    tabindex: "-1",
    "aria-selected": "false",
    class: css.option,
  });
  const words = element("span", { class: css.words });
  words.append(createTextElement("span", name));
  if (note !== undefined) words.append(" ", createTextElement("small", note));
  option.append(...createPicture(facts), words, ...createFacts(facts));
  return option;
}

function createPicture({ picture }: Pick<SuggestedItem, "picture">): readonly HTMLElement[] {
  return picture === undefined ? [] : [element("img", { src: picture, alt: "", width: "64", height: "40" })];
}

/** Returns the rating and the price of a product, at the end of its line. */
function createFacts({ rating, price }: Pick<SuggestedItem, "rating" | "price">): readonly HTMLElement[] {
  if (rating === undefined && price === undefined) return [];
  const facts = element("span", { class: css.facts });
  if (rating !== undefined)
    facts.append(
      element("small", { "aria-hidden": "true", class: css.stars }, rating.text),
      element("span", { class: "visually-hidden" }, ` ${rating.label} `),
    );
  if (price !== undefined) facts.append(element("b", {}, price));
  return [facts];
}

function createTextElement(tag: string, { text, lang, dir }: SuggestedItem["name"]): HTMLElement {
  return element(tag, { ...(lang !== undefined && { lang }), ...(dir !== undefined && { dir }) }, text);
}

function element(tag: string, attributes: Readonly<Record<string, string>>, text = ""): HTMLElement {
  const created = document.createElement(tag);
  setAttributes(created, attributes);
  created.textContent = text;
  return created;
}

function setAttributes(target: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
}
