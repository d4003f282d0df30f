import { fresh, noStore } from "./machine-host.ts";

/** Returns a body as OCTO sends it, with the capabilities that it has. */
export function octoJson(body: unknown): Response {
  return Response.json(body, { headers: { ...fresh, "Octo-Capabilities": "octo/pricing, octo/content" } });
}

/** Returns an error as OCTO has them: its code, and what it is about. */
export function octoError(error: string, about: string): Response {
  return Response.json({ error, errorMessage: about }, { status: 400, headers: noStore });
}
