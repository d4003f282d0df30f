import { isTitle } from "./field-parser.ts";
import { type FieldView, createFieldView } from "./field-view.ts";
import { formatImports, type Import, rendererFace } from "./imports.ts";
import { findLabelField } from "./island-source.ts";
import type { Field, Fields } from "./slice-model.ts";
import { pascalCase } from "./slice-name.ts";

export interface ComponentSource {
  readonly source: string;
  /** Names of the styles that it uses. */
  readonly styles: readonly string[];
}

/** A component that renders the items of a group. */
interface Item {
  readonly name: string;
  /** The code of its type: `CityBannerFields["rows"][number]`. */
  readonly type: string;
  readonly fields: Fields;
  readonly level: number;
}

/** Returns the source of a slice's component, which renders each field, in the order of the model, and its island. */
export function componentSource(name: string, fields: Fields, hasIsland = false): ComponentSource {
  const [title] = Object.entries(fields).find(([, field]) => isTitle(field)) ?? [];
  const content = Object.entries(fields).filter(([id]) => id !== title);
  const level = title === undefined ? 2 : 3;
  const views = content.map(([id, field]) => fieldView(id, field, { object: "fields", parent: name, level }));
  const items = listGroupItems({ name, type: `${name}Fields`, fields, level });
  const itemViews = items.map(itemSource);
  const all = [...views, ...itemViews.flatMap((item) => item.views)];
  const body = formatElement("css.box", views);
  const heading = title === undefined ? "" : ` title={page.text(${formatMember("fields", title)})}`;
  const island = hasIsland ? formatIsland(fields) : "";
  const section = `<Section id={id}${heading}><StyleSheet of={css} />${body}${island}</Section>`;
  const own = `${hasIsland ? `const Interactive = island({ name: "${name}/${name}" }, Client);\n\n` : ""}/** Renders the fields in the order of the model. */
export function ${name}(${formatParameters(section, ["fields", "id", "page"])}: SliceProps<${name}Fields>) {
  return ${section};
}`;
  const code = [own, ...itemViews.map(({ source }) => source)].join("\n\n");
  const imports = hasIsland ? islandImports(name) : [];
  return {
    source: `${header(name, code, [...imports, ...all.flatMap((view) => view.imports)])}\n\n${code}\n`,
    styles: listStyles(all),
  };
}

const islandImports = (name: string): readonly Import[] => [
  ["island", "../../framework/islands/island.tsx"],
  [`${name} as Client`, `./${name}.client.tsx`],
];

function formatIsland(fields: Fields): string {
  const label = `page.text(${formatMember("fields", findLabelField(fields))})`;
  return `{${label} !== "" && <Interactive label={${label}} />}`;
}

function header(name: string, code: string, own: readonly Import[]): string {
  const imports = formatImports([
    ["type SliceProps", rendererFace],
    ["Section", "../../ui/primitives/Section.tsx"],
    ["StyleSheet", "../../ui/theme/StyleSheet.tsx"],
    ...(code.includes("PageContext") ? [["type PageContext", rendererFace] as const] : []),
    ...own,
    [`type ${name}Fields`, "./fields.ts"],
  ]);
  return `${imports}\nimport * as css from "./${name}.css.ts";`;
}

/** Returns the parameters that a component's code reads, as a pattern: `{ fields, id }`. */
function formatParameters(code: string, names: readonly string[]): string {
  const read = names.filter((name) => new RegExp(`(?:[{(!]|=\\{)${name}\\b`).test(code));
  return `{ ${read.join(", ")} }`;
}

interface Scope {
  readonly object: string;
  readonly parent: string;
  readonly level: number;
}

/** The code that reads a member: `a.b`, `a["b-c"]`. */
const formatMember = (object: string, id: string): string =>
  /^[A-Za-z_]\w*$/.test(id) ? `${object}.${id}` : `${object}[${JSON.stringify(id)}]`;

/** The component of a group's items: `CityBannerRows`. */
const itemComponent = (parent: string, id: string): string => `${parent}${pascalCase(id)}`;

function fieldView(id: string, field: Field, { object, parent, level }: Scope): FieldView {
  return createFieldView({ id, value: formatMember(object, id), level, item: itemComponent(parent, id) }, field);
}

/** Returns the element around fields, with the choices of the editor as its attributes. */
function formatElement(style: string, views: readonly FieldView[]): string {
  const attributes = views.map(({ attribute }) => attribute).filter((code) => code !== "");
  const opening = ["<div", `className={${style}}`, ...attributes].join(" ");
  return `${opening}>${views
    .map(({ element }) => element)
    .filter((code) => code !== "")
    .join("\n")}</div>`;
}

const listStyles = (views: readonly FieldView[]) => [...new Set(["box", ...views.flatMap(({ styles }) => styles)])];

/** Returns the groups of a part, those inside groups too. */
function listGroupItems({ name, type, fields, level }: Item): readonly Item[] {
  return Object.entries(fields).flatMap(([id, field]) => {
    if (field.type !== "Group") return [];
    const inside = { name: itemComponent(name, id), type: `${type}[${JSON.stringify(id)}][number]` };
    const item = { ...inside, fields: field.config.fields ?? {}, level };
    return [item, ...listGroupItems({ ...item, level: Math.min(level + 1, 6) })];
  });
}

function itemSource({ name, type, fields, level }: Item) {
  const views = Object.entries(fields).map(([id, field]) =>
    fieldView(id, field, { object: "item", parent: name, level }),
  );
  const content = formatElement("css.box", views);
  const source = `interface ${name}Props {
  readonly item: ${type};
  readonly page: PageContext;
}

/** Renders an item of the group. */
function ${name}(${formatParameters(content, ["item", "page"])}: ${name}Props) {
  return ${content};
}`;
  return { views, source };
}
