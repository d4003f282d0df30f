import type { IncomingMessage } from "node:http";
import * as v from "valibot";
import type { Action } from "../../protocol/roles.ts";
import type { EditorSession } from "../sessions/sessions.ts";

/** A request of an editor who is signed in and may make it. */
export interface StudioCall {
  readonly editor: EditorSession;
  /** Parts of the path by name: `documents/:id` → `{ id }`. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The JSON of the body; undefined without one, and for an upload, which is read from the request. */
  readonly body: unknown;
  readonly request: IncomingMessage;
}

/** A command, for the record of what editors did. */
export interface Command {
  readonly document?: string | undefined;
  readonly language?: string | undefined;
  /** Revisions of the document. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

export interface StudioReply {
  readonly status: number;
  /** JSON, or the text of another type. */
  readonly body: unknown;
  /** Media type of a body that is a text. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Recorded with the name of the route's action. */
  readonly command?: Command;
}

/** A route below `/studio/api/`. */
export interface StudioRoute {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `documents/:id/draft` */
  readonly path: string;
  /** Action that the editor's role has to permit. */
  readonly action: Action;
  /** Whether the body is a file, which the route reads itself. */
  readonly isUpload?: boolean;
  readonly respond: (call: StudioCall) => Promise<StudioReply>;
}

export function ok(body: unknown, command?: Command): StudioReply {
  return { status: 200, body, ...(command && { command }) };
}

/** Returns an error as `errorSchema` has it. */
export function refusal(status: number, code: string, message: string): StudioReply {
  return { status, body: { code, message } };
}

/** The reply to a request for a document that does not exist. */
export function noDocument(id: string): StudioReply {
  return refusal(404, "not-found", `There is no document “${id}”.`);
}

/** Passes a route the validated body; otherwise responds 400. */
export function withBody<Body>(
  schema: v.GenericSchema<unknown, Body>,
  respond: (body: Body, call: StudioCall) => Promise<StudioReply>,
): StudioRoute["respond"] {
  return async (call) => {
    const { success, output, issues } = v.safeParse(schema, call.body);
    if (success) return respond(output, call);
    const faults = issues.map((issue) => `${v.getDotPath(issue) ?? "body"}: ${issue.message}`);
    return refusal(400, "invalid", faults.join("; "));
  };
}
