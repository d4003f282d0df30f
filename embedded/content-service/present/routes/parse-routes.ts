import * as v from "valibot";
import { type QueryProblem, queryProblem } from "../../query/problem.ts";
import { hasTooManySegments, maxSegments, parsePath, unknownSegment } from "./parse-path.ts";
import { sortRoutes, type Route } from "./route.ts";

/** Longest `routes` that is parsed, in UTF-16 units. */
const maxRoutesLength = 65_536;

/** One relationship, or two: a longer chain would be followed for every link. */
const resolver = v.pipe(
  v.string(),
  v.regex(/^[^.]+(?:\.[^.]+)?$/, "a resolver is one relationship, or two relationships with a dot between"),
);

const routeSchema = v.pipe(
  v.object({
    type: v.string(),
    path: v.pipe(v.string(), v.startsWith("/", "a path must begin with /")),
    uid: v.optional(v.string()),
    lang: v.optional(v.string()),
    resolvers: v.optional(v.record(v.string(), resolver), {}),
  }),
  v.check(({ path }) => !hasTooManySegments(path), `a path has ${maxSegments} segments at most`),
  v.check(
    ({ path, resolvers }) => unknownSegment(path, resolvers) === undefined,
    ({ input: { path, resolvers } }) =>
      `${unknownSegment(path, resolvers)} in ${path} must be :uid, :lang or one of the resolvers`,
  ),
  v.transform(({ type, path, uid, lang, resolvers }): Route => {
    return { type, uid, lang, segments: parsePath(path, resolvers), hasTrailingSlash: path.endsWith("/") };
  }),
);

const routesSchema = v.pipe(v.string(), v.maxLength(maxRoutesLength), v.parseJson(), v.array(routeSchema));

/** Parses the `routes` parameter: `[{"type":"page","path":"/:lang?/:uid"}]`. `types` are the ids of all types. */
export function parseRoutes(text: string, types: readonly string[]): readonly Route[] | QueryProblem {
  const parsed = v.safeParse(routesSchema, text);
  if (parsed.success) return unknownType(parsed.output, text, types) ?? sortRoutes(parsed.output);
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue);
  return queryProblem(place === null ? issue.message : `${place}: ${issue.message}`, text, 0);
}

/** Finds the first route of a type that does not exist: it would never lead anywhere. */
function unknownType(routes: readonly Route[], text: string, types: readonly string[]): QueryProblem | undefined {
  const index = routes.findIndex(({ type }) => !types.includes(type));
  const type = routes[index]?.type;
  return type === undefined ? undefined : queryProblem(`${index}.type: unexpected type '${type}'`, text, 0);
}
