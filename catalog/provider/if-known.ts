import { ProviderError } from "./provider-error.ts";

/** What a call answers, or `otherwise` where the provider does not know the thing that was asked for. */
export async function ifKnown<Answer, Otherwise>(
  call: Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return otherwise;
    throw error;
  }
}
