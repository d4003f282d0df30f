import { type Call, type Thing, answers } from "./wire-schema/answers.ts";

const examples: Readonly<Record<Thing, number>> = {
  product: 50_017,
  collection: 2007,
  category: 1,
  "sub-category": 1007,
  city: 167,
  attraction: 31,
  show: 51021,
};

interface ExampleCall {
  readonly route: string;
  readonly call: Call;
  /** Without query. */
  readonly path: string;
  /** Begins with `?`. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** One call of every route, with response 200. */
export const exampleCalls: readonly ExampleCall[] = Object.entries(answers).map(([route, call]) =>
  exampleCall(route, call),
);

/** A call of a route for one thing, or for those things that its query lists. */
export function exampleCall(route: string, call: Call, ids?: readonly number[]): ExampleCall {
  const { id, ids: list, query = "", headers = {} } = call;
  const first = String(ids?.[0] ?? (id && examples[id]) ?? "");
  const listed = list === undefined ? "" : `&${list[0]}=${(ids ?? [examples[list[1]]]).join(",")}`;
  return { route, call, path: route.replace("{id}", first), query: `?${query}${listed}`, headers };
}
