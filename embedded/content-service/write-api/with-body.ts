import * as v from "valibot";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import type { Handle } from "../http/endpoint.ts";
import { type Detail, invalid } from "./responses.ts";

/** Most levels of a body. */
const maxDepth = 100;

/** Passes a handler the validated JSON body; otherwise responds 400 with all faults. */
export function withBody<Body>(
  schema: v.GenericSchema<unknown, Body>,
  handle: (body: Body, request: HonoRequest) => Promise<JsonReply>,
): Handle {
  return async (request) => {
    const json = parseJson(await request.text());
    if (json === undefined) return refuse("the body is not JSON");
    if (isDeep(json, maxDepth)) return refuse(`the body is nested more than ${maxDepth} levels deep`);
    const result = v.safeParse(schema, json);
    return result.success ? handle(result.output, request) : invalid(bodyFaults(result.issues));
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

/** Returns the faults that a schema found. */
export function bodyFaults(issues: readonly v.BaseIssue<unknown>[]): readonly Detail[] {
  return issues.map(toDetail);
}

function toDetail(issue: v.BaseIssue<unknown>): Detail {
  return { property: v.getDotPath(issue) ?? "", value: issue.input ?? null, error: issue.message };
}

/** True for JSON with more levels: recursion over it could exhaust the stack. */
function isDeep(json: unknown, levels: number): boolean {
  let level = [json];
  for (let depth = 0; depth <= levels; depth += 1) level = level.flatMap(listParts);
  return level.length > 0;
}

function listParts(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}
