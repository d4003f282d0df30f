import { SliceProblem } from "./slice-problem.ts";

export interface SliceName {
  /** The folder and the component: `CityBanner`. */
  readonly name: string;
  /** The model's id: `city_banner`. */
  readonly id: string;
}

/** Parses the name of a slice. Throws a SliceProblem for one that can't name a component. */
export function sliceName(text: string): SliceName {
  if (/^[A-Z][A-Za-z0-9]+$/.test(text) && !reserved.has(text)) return { name: text, id: snakeCase(text) };
  const similar = pascalCase(text);
  const example = /^[A-Z][A-Za-z0-9]+$/.test(similar) && similar !== text ? similar : "CityBanner";
  throw new SliceProblem(`“${text}” is no name for a slice. Write it as a component's name: ${example}.`);
}

/** Names that a generated file uses for something else. */
const reserved: ReadonlySet<string> = new Set([
  "Section",
  "StyleSheet",
  "Prose",
  "Picture",
  "TextLink",
  "RichTextView",
  "TableView",
  "SliceProps",
  "PageContext",
  "Client",
  "Interactive",
  "Intl",
  "Date",
]);

/** `city banner` → `CityBanner`, `city_banner` → `CityBanner`. */
export const pascalCase = (text: string): string =>
  text.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/** `CityBanner` → `city_banner`. */
const snakeCase = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase();

/** `CityBanner`, `city_banner` → `city banner`: for texts. */
export const inWords = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[_-]+/g, " ").toLowerCase();
