import { fresh, noStore } from "./machine-host.ts";

/** Returns a body as OCTO sends it, with the capabilities that it has. */
export function octoJson(body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { headers: { ...fresh, "Octo-Capabilities": "octo/pricing, octo/content", ...headers } });
}

/** Returns an error of OCTO: a code, a message and, for some codes, the id that they are about. */
export function octoError(error: string, errorMessage: string, about: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ error, errorMessage, ...about }, { status: 400, headers: noStore });
}

export function invalidProduct(productId: string): Response {
  return octoError("INVALID_PRODUCT_ID", `There is no product ${productId} on this site.`, { productId });
}
