/** An SQL fragment and the values of its placeholders; input never becomes part of the text. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export type SqlValue = string | number | Uint8Array;

/** Builds `` sql`type = ${type} and ${condition}` ``: fragments are inserted, other values become placeholders. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Sql | SqlValue)[]): Sql {
  const pieces = parts.map((part) => (isSql(part) ? part : { text: "?", values: [part] }));
  return {
    text: texts.map((text, index) => `${text}${pieces[index]?.text ?? ""}`).join(""),
    values: pieces.flatMap(({ values }) => values),
  };
}

/** Joins fragments with a text between them; returns `nothing` for an empty list. */
export function joined(pieces: readonly Sql[], between: string, nothing = sql``): Sql {
  if (pieces.length === 0) return nothing;
  return { text: pieces.map(({ text }) => text).join(between), values: pieces.flatMap(({ values }) => values) };
}

/** Conjoins conditions as a balanced tree, because SQLite limits the depth of expressions. */
export function joinConditions(conditions: readonly Sql[]): Sql {
  const [first = sql`1`] = conditions;
  if (conditions.length < 2) return first;
  const middle = Math.ceil(conditions.length / 2);
  return sql`(${joinConditions(conditions.slice(0, middle))} and ${joinConditions(conditions.slice(middle))})`;
}

export function list(values: readonly SqlValue[]): Sql {
  return joined(
    values.map((value) => sql`${value}`),
    ", ",
  );
}

function isSql(part: Sql | SqlValue): part is Sql {
  return typeof part === "object" && "text" in part;
}
