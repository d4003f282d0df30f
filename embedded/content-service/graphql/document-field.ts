import { type GraphQLFieldConfig, GraphQLNonNull, type GraphQLObjectType, GraphQLString } from "graphql";
import * as v from "valibot";
import { predicateOf } from "./condition.ts";
import type { Reading } from "./reading.ts";

interface Documents {
  /** Of the custom type. */
  readonly id: string;
  readonly type: GraphQLObjectType;
}

const address = v.object({ uid: v.string(), lang: v.string() });

/** `page(uid: "rome", lang: "en-us")`; null when there is no such document. */
export function documentField({
  id,
  type,
}: Documents): GraphQLFieldConfig<unknown, Reading, Readonly<Record<string, unknown>>> {
  const text = { type: new GraphQLNonNull(GraphQLString) };
  return {
    type,
    args: { uid: text, lang: text },
    resolve: async (_, given, reading) => {
      const { uid, lang } = v.parse(address, given);
      const predicates = [predicateOf("at", `my.${id}.uid`, uid)];
      const query = { predicates, lang, orderings: [], after: "", page: 1, pageSize: 1 };
      return (await reading.search(query)).documents[0];
    },
  };
}
