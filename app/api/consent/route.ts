import { bannerResponse } from "@/endpoints/consent/banner-response.tsx";

/** Returns the question for consent in the language `?lang=` (C20): `routing/consent-address.ts`. */
export function GET(request: Request): Response {
  return bannerResponse(new URL(request.url).searchParams);
}
