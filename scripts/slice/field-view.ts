import { isTitle } from "./field-parser.ts";
import { type Import, rendererFace } from "./imports.ts";
import type { Field } from "./slice-model.ts";
import { inWords } from "./slice-name.ts";

/** The code that renders a field. */
export interface FieldView {
  /** JSX of the field; empty for a choice of the editor, which is an attribute. */
  readonly element: string;
  /** An attribute of the element around all fields, `data-tone={fields.tone}`; empty for a content field. */
  readonly attribute: string;
  readonly imports: readonly Import[];
  /** Names of styles that the element uses. */
  readonly styles: readonly string[];
}

/** Where a field is rendered. */
export interface Place {
  /** The code that reads the field: `fields.title`. */
  readonly value: string;
  readonly id: string;
  /** The level of its headings, 2 to 4. */
  readonly level: number;
  /** The component that renders an item of the field, if it is a group. */
  readonly item: string;
}

const ui = "../../ui/primitives";
const element = (code: string, imports: readonly Import[] = [], styles: readonly string[] = []): FieldView => ({
  element: code,
  attribute: "",
  imports,
  styles,
});
const attribute = (code: string): FieldView => ({ element: "", attribute: code, imports: [], styles: [] });
const dataName = (id: string) => `data-${inWords(id).replaceAll(" ", "-")}`;
const choice = ({ id, value }: Place) => attribute(`${dataName(id)}={${value}}`);
const dates = "../../i18n/dates.ts";
const textLink: Import = ["TextLink", `${ui}/links.tsx`];

type View = (place: Place, field: Field) => FieldView;

const views: ReadonlyMap<string, View> = new Map<string, View>([
  ["Text", ({ value }) => element(`{page.text(${value}) !== "" && <p>{page.text(${value})}</p>}`)],
  ["StructuredText", (place, field) => (isTitle(field) ? titleView(place) : richTextView(place))],
  ["Image", imageView],
  ["Link", (place, { config }) => (config.repeat === true ? linksView(place) : linkView(place.value))],
  ["Boolean", choice],
  ["Select", choice],
  ["Color", choice],
  ["Number", numberView],
  ["Date", ({ value }) => timeView(value, value, `formatDate(new Date(${value}), page.locale)`, "formatDate")],
  ["Timestamp", timestampView],
  ["Embed", embedView],
  [
    "GeoPoint",
    ({ id, value }) => attribute(`${dataName(id)}={${value} && \`\${${value}.latitude},\${${value}.longitude}\`}`),
  ],
  ["Table", tableView],
  ["Group", groupView],
]);

/** Returns the code that renders a field of a type that `formatSchema` accepts. */
export function createFieldView(place: Place, field: Field): FieldView {
  return views.get(field.type)?.(place, field) ?? element("");
}

function titleView({ value, level }: Place): FieldView {
  const heading = `<h${level} className={css.heading}>{page.text(${value})}</h${level}>`;
  return element(`{page.text(${value}) !== "" && ${heading}}`, [], ["heading"]);
}

function richTextView({ value }: Place): FieldView {
  return element(`{${value}.length > 0 && <Prose><RichTextView value={${value}} page={page} /></Prose>}`, [
    ["Prose", `${ui}/Prose.tsx`],
    ["RichTextView", rendererFace],
  ]);
}

function imageView({ value }: Place): FieldView {
  const picture = `<Picture image={${value}} ratio="3:2" sizes="(min-width: 1240px) 1240px, 100vw" page={page} />`;
  return element(`{${value} && ${picture}}`, [["Picture", `${ui}/Picture.tsx`]]);
}

function linkView(value: string): FieldView {
  const link = `<p><TextLink {...page.linkTo(${value})}>{${value}.text}</TextLink></p>`;
  return element(`{${value} && ${value}.text !== "" && ${link}}`, [textLink]);
}

function linksView({ value }: Place): FieldView {
  const link = `<p key={index}><TextLink {...page.linkTo(link)}>{link.text}</TextLink></p>`;
  return element(`{${value}.map((link, index) => link.text !== "" && ${link})}`, [textLink]);
}

function numberView({ value }: Place): FieldView {
  const text = `{numberFormat(formatTag(page.locale)).format(${value})}`;
  return element(`{${value} !== undefined && <p className="tabular">${text}</p>}`, [
    ["formatTag", "../../i18n/locales.ts"],
    ["numberFormat", "../../i18n/formatters.ts"],
  ]);
}

function timeView(value: string, machine: string, text: string, format: string): FieldView {
  return element(`{${value} !== undefined && <p><time dateTime={${machine}}>{${text}}</time></p>}`, [[format, dates]]);
}

function timestampView({ value }: Place): FieldView {
  return timeView(value, `new Date(${value}).toISOString()`, `formatMoment(${value}, page.locale)`, "formatMoment");
}

function embedView({ value }: Place): FieldView {
  const link = `<p><TextLink href={${value}.url}>{${value}.title || ${value}.url}</TextLink></p>`;
  return element(`{${value} && ${link}}`, [textLink]);
}

function tableView({ value }: Place): FieldView {
  const table = `{${value} && <TableView value={${value}} page={page} />}`;
  return element(table, [["TableView", rendererFace]]);
}

function groupView({ value, item }: Place): FieldView {
  const items = `{${value}.map((one, index) => <${item} key={index} item={one} page={page} />)}`;
  return element(`{${value}.length > 0 && <div className={css.items}>${items}</div>}`, [], ["items"]);
}
