import { isValidElement, type ReactNode } from "react";

/** The recipe of what runs in the browser. */
export const islandRecipe = "docs/recipes/island.md";

/** Elements that can't have content, of which React's server renderer throws when they do. */
export const voidElements: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);

/** Throws for props of a host element that React would reject: functions, refs, and the content of a void element. */
export function checkHostProps(type: string, props: Readonly<Record<string, unknown>>): void {
  for (const name in props) {
    const value = props[name];
    if (typeof value === "function" || typeof value === "symbol" || (name === "ref" && value != null)) {
      throw new TypeError(
        `<${type}> has a ${typeof value} as ${name}: only islands handle events, see ${islandRecipe}.`,
      );
    }
    if (name === "children" && value != null && voidElements.has(type)) {
      throw new TypeError(`<${type}> can't have content.`);
    }
    if (name === "style" && value != null && typeof value !== "object") {
      throw new TypeError(`<${type}> has a style that is no object.`);
    }
  }
}

/** Returns the props of an island with the elements in them run. Throws for what can't be sent to the browser. */
export function islandProps(props: object, run: (element: ReactNode) => ReactNode): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, islandValue(name, value, run)]));
}

/** The prop with the component of a React island. The server build has made a reference of it. */
const clientProp = "client";

/** Elements may be anywhere in the props: in lists, sets, maps and plain objects. */
function islandValue(name: string, value: unknown, run: (element: ReactNode) => ReactNode): unknown {
  if (typeof value === "function" && name === clientProp) return value;
  if (typeof value === "function" || typeof value === "symbol") return throwUnsendable(name, typeof value);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (isValidElement(value)) return run(value);
  const inside = (child: unknown) => islandValue(name, child, run);
  if (Array.isArray(value)) return value.map(inside);
  if (value instanceof Set) return new Set([...value].map(inside));
  if (value instanceof Map) return new Map([...value].map(([key, child]) => [inside(key), inside(child)]));
  if (isPlain(value)) return islandProps(value, run);
  return throwUnsendable(name, value.constructor?.name ?? "object");
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function throwUnsendable(name: string, what: string): never {
  throw new TypeError(
    `A part that runs in the browser can't be sent a ${what} as ${name}: pass plain data, by ${islandRecipe}.`,
  );
}
