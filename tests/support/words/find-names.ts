import { type BindingIdentifier, parseSync, Visitor, type Expression } from "oxc-parser";
import { findSpellings } from "./find-spellings.ts";
import type { Finding } from "./find-words.ts";

/** Matches `placeOf` and `cityOfPage`, not `isOfPage` or `warnOfUpstreams`. */
const nounOf = /^(?!(?:is|has)[A-Z]|warnOf)(?:\w+Of$|[a-z]+Of[A-Z])/u;
const limit = /^(?:most|least|fewest|longest|shortest|largest|smallest|farthest)(?:[A-Z]|$)/u;

const verbHint = "begin with a verb";
const limitHint = "begin with max or min";

function isFunction(expression: Expression | null): boolean {
  return expression?.type === "ArrowFunctionExpression" || expression?.type === "FunctionExpression";
}

/** Whether an expression is a number: `3`, `-1`, `5 * 60`. */
function isNumber(expression: Expression | null): boolean {
  if (expression?.type === "Literal") return typeof expression.value === "number";
  if (expression?.type === "UnaryExpression") return isNumber(expression.argument);
  if (expression?.type !== "BinaryExpression" || expression.left.type === "PrivateIdentifier") return false;
  return isNumber(expression.left) && isNumber(expression.right);
}

/**
 * Finds functions named `<noun>Of` or `<noun>Of<Noun>`, limits whose names are superlatives, and names in British spelling:
 * `const mostItems = 3` → `mostItems`.
 */
export function findNames(path: string, source: string): Finding[] {
  const findings: Finding[] = [];
  const refuse = (name: string, offset: number, pattern: RegExp, hint: string) => {
    if (pattern.test(name)) findings.push({ offset, text: name, hint });
  };
  const checkSpelling = ({ name, start }: Pick<BindingIdentifier, "name" | "start">) => {
    findings.push(...findSpellings(name).map((finding) => ({ ...finding, offset: start + finding.offset })));
  };
  new Visitor({
    FunctionDeclaration({ id }) {
      if (id === null) return;
      refuse(id.name, id.start, nounOf, verbHint);
      checkSpelling(id);
    },
    TSInterfaceDeclaration: ({ id }) => checkSpelling(id),
    TSTypeAliasDeclaration: ({ id }) => checkSpelling(id),
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier") return;
      checkSpelling(id);
      if (isFunction(init)) refuse(id.name, id.start, nounOf, verbHint);
      if (isNumber(init)) refuse(id.name, id.start, limit, limitHint);
    },
    TSPropertySignature({ key, typeAnnotation }) {
      if (key.type !== "Identifier" || typeAnnotation?.typeAnnotation.type !== "TSNumberKeyword") return;
      refuse(key.name, key.start, /^most[A-Z]/u, limitHint);
    },
  }).visit(parseSync(path, source).program);
  return findings;
}
