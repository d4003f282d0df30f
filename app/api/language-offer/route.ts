import { offerResponse } from "@/endpoints/languages/offer-response.tsx";

/** Returns the line that offers a page in the language `?lang=` (E13): `routing/language-offer-address.ts`. */
export function GET(request: Request): Response {
  return offerResponse(new URL(request.url).searchParams);
}
