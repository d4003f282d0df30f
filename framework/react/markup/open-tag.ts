import { voidElements } from "../element-props.ts";
import { attributeName, booleanAttributes } from "./attribute-names.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { styleText } from "./style-text.ts";

/** Elements that React hoists or reads the children of, and those where it inserts a line break. */
const specialElements: ReadonlySet<string> = new Set(
  `base body head html link listing meta noscript object option param pre script select style template textarea title
  keygen menuitem`.split(/\s+/),
);

/** Values are names of elements, or undefined for one that React has to render. */
export type HostProps = Readonly<Record<string, unknown>>;

/** Whether React writes this element without special rules. */
export function isPlainElement(type: string): boolean {
  return !specialElements.has(type) && !type.includes("-") && !type.includes(":");
}

/** Returns the markup of an element: `<p class="a">` + content + `</p>`. Undefined for attributes that only React knows. */
export function elementMarkup(type: string, props: HostProps, content: string): string | undefined {
  const attributes = formatAttributes(type, props);
  if (attributes === undefined) return undefined;
  return voidElements.has(type) ? `<${type}${attributes}/>` : `<${type}${attributes}>${content}</${type}>`;
}

function formatAttributes(type: string, props: HostProps): string | undefined {
  let written = "";
  let last = "";
  for (const name in props) {
    const value = props[name];
    if (value === null || value === undefined || isOmitted(name, props)) continue;
    const attribute = attributeMarkup(type, name, value);
    if (attribute === undefined) return undefined;
    // React writes the name and the value of a control behind its other attributes.
    if (isLast(type, name)) last += attribute;
    else written += attribute;
  }
  return written + last;
}

/** Content is written elsewhere. A default value is that of a control without a value. */
function isOmitted(name: string, props: HostProps): boolean {
  if (name === "defaultValue") return props["value"] !== null && props["value"] !== undefined;
  return name === "children" || name === "dangerouslySetInnerHTML";
}

function isLast(type: string, name: string): boolean {
  return (name === "name" && (type === "input" || type === "button")) || (type === "input" && isValue(name));
}

const isValue = (name: string) => name === "value" || name === "defaultValue";

function attributeMarkup(type: string, name: string, value: unknown): string | undefined {
  if (booleanAttributes.has(name)) return value ? ` ${name}=""` : "";
  if (name === "style") return styleAttribute(value);
  const address = name === "href" || name === "src" || (name === "action" && type === "form");
  const isDefault = name === "defaultValue" && type === "input";
  const written = address ? name : isDefault ? "value" : attributeName(name);
  if (written === undefined || (address && !isSafeAddress(value))) return undefined;
  if (typeof value === "string" || typeof value === "number") return ` ${written}="${escapeMarkup(`${value}`)}"`;
  if (typeof value !== "boolean") return undefined;
  return /^(?:aria|data)-/.test(name) ? ` ${written}="${value}"` : "";
}

function styleAttribute(value: unknown): string | undefined {
  const text = styleText(value);
  return text === "" || text === undefined ? text : ` style="${text}"`;
}

/** React omits empty addresses and disarms scripts: both are left to it. */
function isSafeAddress(value: unknown): boolean {
  return typeof value === "string" && value !== "" && !/^[\0- ]*j[\t\n\r]*a/i.test(value);
}
