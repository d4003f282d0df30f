import * as v from "valibot";
import { ProviderError } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import type { Transport } from "../provider/transport.ts";

const schema = v.object({ currentCountry: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }) });

/** The ISO code of the country we ask from; the failure itself where it is not known (specification §8). */
export async function country(transport: Transport): Promise<string | ProviderError> {
  const { origin, pathname, searchParams } = new URL(transport.baseUrl);
  try {
    const place = { ...transport, baseUrl: origin };
    const answer = await request(place, { path: pathname, query: [...searchParams], schema });
    return answer.currentCountry.code;
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
}
