import type { ServerResponse } from "node:http";
import type { AuditTrail } from "../sessions/audit-trail.ts";
import type { Editor, Sessions } from "../sessions/sessions.ts";
import { sessionCookie } from "./cookie.ts";
import { privateHeaders } from "./send-reply.ts";

export interface DoorPorts {
  /** Origin of the studio. */
  readonly origin: string;
  readonly sessions: Pick<Sessions, "begin">;
  readonly audit: Pick<AuditTrail, "add">;
}

/** Begins a session of an editor, records it, and leads to the studio. */
export async function letIn(response: ServerResponse, editor: Editor, ports: DoorPorts): Promise<void> {
  const { origin, sessions, audit } = ports;
  const secret = await sessions.begin(editor);
  await audit.add({ editor, action: "sign-in", request: "" });
  response.appendHeader("Set-Cookie", sessionCookie(origin, secret));
  response.writeHead(303, { ...privateHeaders, Location: "/studio" }).end();
}
