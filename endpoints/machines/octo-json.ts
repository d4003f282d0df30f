import { freshHeaders, noStoreHeaders } from "./machine-host.ts";

/** Returns a body as OCTO sends it, with the capabilities that it has. */
export function octoJson(body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, {
    headers: { ...freshHeaders, "Octo-Capabilities": "octo/pricing, octo/content", ...headers },
  });
}

/** Returns an error of OCTO: a code, a message and, for some codes, the id that they are about. */
export function octoError(
  error: string,
  errorMessage: string,
  about: Readonly<Record<string, string>> = {},
  status = 400,
): Response {
  return Response.json({ error, errorMessage, ...about }, { status, headers: noStoreHeaders });
}

/** Returns the error for what OCTO does not have here. It names what it has. */
export function refuseUnknownPath(): Response {
  const known = "GET products, GET products/{id} and POST availability/calendar, in the languages of this site";
  return octoError("BAD_REQUEST", `There is nothing at this address. It has ${known}.`, {}, 404);
}

export function refuseUnknownProduct(productId: string): Response {
  return octoError("INVALID_PRODUCT_ID", `There is no product ${productId} on this site.`, { productId });
}

export function refuseUnknownOption(optionId: string): Response {
  return octoError("INVALID_OPTION_ID", `The product has no option ${optionId}.`, { optionId });
}
