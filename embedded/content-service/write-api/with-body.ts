import * as v from "valibot";
import type { JsonReply } from "../../http/send-json.ts";
import type { Call } from "../http/endpoint.ts";
import { type Detail, invalid } from "./responses.ts";

/** Bytes, and levels of nesting. */
export const bodyLimit = 5_000_000;
const deepest = 100;

/** Answers calls whose body is JSON of a form; others get the 400 that names all that is wrong. */
export function withBody<Body>(
  schema: v.GenericSchema<unknown, Body>,
  answer: (body: Body, call: Call) => Promise<JsonReply>,
): (call: Call) => Promise<JsonReply> {
  return async (call) => {
    const json = parseJson(new TextDecoder().decode(await call.body(bodyLimit)));
    if (json === undefined) return refuse("the body is not JSON");
    if (isDeep(json, deepest)) return refuse(`the body is nested more than ${deepest} levels deep`);
    const result = v.safeParse(schema, json);
    return result.success ? answer(result.output, call) : invalid(result.issues.map(detailOf));
  };
}

function refuse(error: string): JsonReply {
  return invalid([{ property: "", value: null, error }]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function detailOf(issue: v.BaseIssue<unknown>): Detail {
  return { property: v.getDotPath(issue) ?? "", value: issue.input ?? null, error: issue.message };
}

/** Whether JSON is nested more than so many levels: what goes through values level by level would run out of stack. */
function isDeep(json: unknown, levels: number): boolean {
  let level = [json];
  for (let depth = 0; depth <= levels; depth += 1) level = level.flatMap(partsOf);
  return level.length > 0;
}

function partsOf(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}
