import * as v from "valibot";
import type { JsonReply } from "../../http/send-json.ts";
import type { Call } from "../http/endpoint.ts";
import { invalid } from "./reply.ts";

/** Bytes. */
const bodyLimit = 5_000_000;

/** Answers calls whose body is JSON of a form; others get the 400 that names all that is wrong. */
export function withBody<Body>(
  schema: v.GenericSchema<unknown, Body>,
  answer: (call: Call, body: Body) => Promise<JsonReply>,
): (call: Call) => Promise<JsonReply> {
  return async (call) => {
    const json = parseJson(new TextDecoder().decode(await call.body(bodyLimit)));
    if (json === undefined) return invalid([{ property: "", error: "it is not JSON" }]);
    const result = v.safeParse(schema, json);
    return result.success ? answer(call, result.output) : invalid(result.issues.map(detailOf));
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function detailOf(issue: v.BaseIssue<unknown>) {
  return { property: v.getDotPath(issue) ?? "", error: issue.message };
}
