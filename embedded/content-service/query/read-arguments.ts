import type { Argument, Scalar } from "./predicate.ts";
import type { Token } from "./token.ts";
import type { TokenReader } from "./token-reader.ts";

const maxListLength = 500;

/** Parses the arguments after a path, `, "a", [1, 2])`; undefined, with the reader's `problem`, for invalid ones. */
export function readArguments(reader: TokenReader): readonly Argument[] | undefined {
  const values: Argument[] = [];
  while (reader.sees(",")) {
    reader.next();
    const value = reader.sees("[") ? readList(reader) : readScalar(reader);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return reader.take(")") ? values : undefined;
}

/** Parses the arguments of a predicate without a path: `"a", 10)`. */
export function readPathlessArguments(reader: TokenReader): readonly Argument[] | undefined {
  const first = readScalar(reader);
  const rest = first === undefined ? undefined : readArguments(reader);
  return first === undefined || rest === undefined ? undefined : [first, ...rest];
}

function readList(reader: TokenReader): readonly Scalar[] | undefined {
  const values: Scalar[] = [];
  reader.next();
  while (!reader.sees("]")) {
    if (values.length === maxListLength)
      return reader.fail(`a list of more than ${maxListLength} values`, reader.token);
    if (values.length > 0 && !reader.take(",")) return undefined;
    const value = readScalar(reader);
    if (value === undefined) return undefined;
    values.push(value);
  }
  reader.next();
  return values;
}

function readScalar(reader: TokenReader): Scalar | undefined {
  const value = toScalar(reader.token);
  if (value === undefined) return reader.expected("a text in quotes, a number, true or false");
  reader.next();
  return value;
}

function toScalar(token: Token): Scalar | undefined {
  if (token.kind === "string" || token.kind === "number") return token.value;
  if (token.kind !== "word" || !["true", "false"].includes(token.text)) return undefined;
  return token.text === "true";
}
