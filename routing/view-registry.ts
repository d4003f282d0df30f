import * as v from "valibot";
import { type ParameterTraits, traitsSchema, type ViewDefinition, type ViewEntry } from "./define-view.ts";
import { queryName, type View, viewSegment } from "./view.ts";

/** A parameter as all views that have it declare it. */
interface RegisteredParameter extends Omit<ParameterTraits, "needs"> {
  readonly name: string;
  readonly entry: ViewEntry;
  /** Parameters that each declaration needs; without needs the parameter stands by itself. */
  readonly needs: readonly (readonly string[])[];
}

/** All query parameters that change the HTML of some page. */
export interface ViewRegistry {
  /** In the order of a segment. */
  readonly parameters: readonly RegisteredParameter[];
  readonly byName: ReadonlyMap<string, RegisteredParameter>;
  readonly definitions: readonly ViewDefinition[];
}

/** Creates the registry of these views. Throws where two parameters have one position, or one parameter has two. */
export function createViewRegistry(definitions: readonly ViewDefinition[]): ViewRegistry {
  const byName = new Map<string, RegisteredParameter>();
  for (const { schema } of definitions)
    for (const [name, entry] of Object.entries(schema.entries))
      byName.set(name, joinDeclarations(name, entry, byName.get(name)));
  const ordered = [...byName.values()].toSorted((one, other) => one.position - other.position);
  const twin = ordered.find(({ position }, index) => position === ordered[index + 1]?.position);
  if (twin !== undefined) throw new Error(`"${twin.name}" has the position of another query parameter`);
  return { parameters: ordered, byName, definitions };
}

function joinDeclarations(name: string, entry: ViewEntry, before: RegisteredParameter | undefined) {
  const { needs, ...traits } = v.parse(traitsSchema, v.getMetadata(entry));
  if (before !== undefined && before.position !== traits.position)
    throw new Error(`"${name}" has two positions among query parameters`);
  const added = needs === undefined ? [] : [needs];
  return { ...traits, name, entry, needs: [...(before?.needs ?? []), ...added] };
}

/** In characters. A longer query reads as absent. */
const maxLength = 4096;

/** Parses a raw query to the segment of its view: `sort=price&page=2&ci=7` → `page=2&sort=price`. Never throws. */
export function parseViewQuery(views: ViewRegistry, query: string): string {
  return viewSegment(parseParameters(views, new URLSearchParams(query.length > maxLength ? "" : query)));
}

/** Parses a path segment. Returns undefined for a segment that `viewSegment` does not write. */
export function parseViewSegment(views: ViewRegistry, segment: string): View | undefined {
  const view = parseParameters(views, new URLSearchParams(segment === "_" ? "" : segment));
  return viewSegment(view) === segment ? view : undefined;
}

/** Parses query parameters, each by itself. Ignores those that do not change the HTML, and those named twice. */
function parseParameters({ parameters, definitions, byName }: ViewRegistry, query: URLSearchParams): View {
  const named = parameters.filter(({ name }) => query.has(queryName(name)));
  const values = named.map(({ name, entry, isList }) => {
    const all = query.getAll(queryName(name));
    return [name, v.parse(entry, isList ? all.join(",") : all.length === 1 ? all[0] : undefined)] as const;
  });
  const ruled = definitions.reduce((view, { applyRule }) => applyRule(view), Object.fromEntries(values));
  const complete = parameters.filter((parameter) => isComplete(parameter, ruled, byName));
  return Object.fromEntries(complete.map(({ name }) => [name, ruled[name]]));
}

/** Whether a view has a parameter, with what it needs. */
function isComplete({ name, needs }: RegisteredParameter, view: View, byName: ViewRegistry["byName"]): boolean {
  if (view[name] === undefined) return false;
  const hasNeeded = (other: string) => {
    const parameter = byName.get(other);
    return parameter !== undefined && isComplete(parameter, view, byName);
  };
  return needs.length === 0 || needs.some((names) => names.every(hasNeeded));
}

/** Returns the names of parameters that are what one traveller chooses. */
export function listOwnChoices({ parameters }: ViewRegistry): readonly string[] {
  return parameters.filter(({ isOwnChoice }) => isOwnChoice).map(({ name }) => name);
}
