import { isList, isRecord, omit } from "../as-json.ts";
import type { Json } from "../document.ts";

/** A step into JSON: a key, a position, or the slice with an id, wherever it stands. */
export type Step = string | number | { readonly slice: string };

/** A place in the data of a document: ["slices", { slice: "hero$1" }, "primary", "title"]. */
export type Path = readonly Step[];

/** Returns the value at a path; undefined if it does not exist. */
export function readAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((inner, step) => readMember(inner, findKey(inner, step)), value);
}

/**
 * Returns JSON with another value at a path. Undefined removes the member. All that is not on the path is the same object.
 * Where the path leads nowhere, the JSON is returned as it is.
 */
export function setAt(value: Json, path: Path, next: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return next ?? null;
  const key = findKey(value, step);
  if (key === undefined) return value;
  const inner = readMember(value, key);
  const member = rest.length === 0 ? next : setAt(inner ?? {}, rest, next);
  return setMember(value, key, member);
}

function setMember(value: Json, key: string | number, member: Json | undefined): Json {
  if (isList(value)) return member === undefined ? value : value.map((each, index) => (index === key ? member : each));
  if (!isRecord(value)) return value;
  if (member !== undefined) return { ...value, [key]: member };
  return omit(value, [`${key}`]);
}

/** Returns the key or position of a step in a container; undefined where it can't lead anywhere. */
function findKey(value: Json | undefined, step: Step): string | number | undefined {
  if (typeof step === "string") return isRecord(value) ? step : undefined;
  if (!isList(value)) return undefined;
  const position = typeof step === "number" ? step : value.findIndex((each) => readMember(each, "id") === step.slice);
  return position >= 0 && position < value.length ? position : undefined;
}

function readMember(value: Json | undefined, key: string | number | undefined): Json | undefined {
  if (key === undefined) return undefined;
  if (isList(value)) return typeof key === "number" ? value[key] : undefined;
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
