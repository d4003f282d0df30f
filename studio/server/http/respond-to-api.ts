import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ContentUnavailable } from "../content/content-reply.ts";
import type { AuditTrail } from "../sessions/audit-trail.ts";
import { type AdmissionPorts, createAdmission } from "./admit-call.ts";
import { readJson } from "./read-json.ts";
import { refusal, type StudioReply } from "./route.ts";
import { sendReply } from "./send-reply.ts";

interface ApiPorts extends AdmissionPorts {
  readonly audit: Pick<AuditTrail, "add">;
  /** Lets the body of a request take as long as a file needs on a slow line. */
  readonly allowLongBody: (request: IncomingMessage) => void;
  /** Receives an error that is a fault of the server. */
  readonly onError: (error: unknown) => void;
}

/** Returns a function that responds to the requests of the API, and records the commands among them. */
export function createApi(ports: ApiPorts): (request: IncomingMessage, response: ServerResponse) => void {
  const admit = createAdmission(ports);

  async function respond(request: IncomingMessage, requestId: string): Promise<StudioReply> {
    const admitted = await admit(request);
    if ("status" in admitted) return admitted;
    const { route, editor } = admitted;
    if (route.isUpload === true) ports.allowLongBody(request);
    const body = route.isUpload === true ? unread : await readJson(request);
    if (body.kind === "too-large") return refusal(413, "too-large", "This is more than 1 MB.");
    if (body.kind === "malformed") return refusal(400, "invalid", "The body isn’t JSON.");
    const reply = await route.respond({ ...admitted, body: body.value, request });
    if (reply.command !== undefined && reply.status < 400)
      await ports.audit.add({ ...reply.command, editor, action: route.action, request: requestId });
    return reply;
  }

  return (request, response) => {
    const requestId = randomUUID();
    const headers = { "X-Request-Id": requestId };
    void respond(request, requestId)
      .catch((error: unknown) => {
        ports.onError(error);
        return error instanceof ContentUnavailable ? unavailable : failed;
      })
      .then((reply) => sendReply(request, response, { ...reply, headers: { ...reply.headers, ...headers } }))
      .catch(() => response.destroy());
  };
}

const unread = { kind: "json", value: undefined } as const;

const failed = refusal(500, "failed", "Something went wrong. Please try again in a moment.");
const unavailable = refusal(
  503,
  "content-unavailable",
  "The content service can’t be reached right now. Please try again in a moment.",
);
