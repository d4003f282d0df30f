import type { JsonReply } from "@tessera/runtime/http/json-response.ts";

/** Permits pages of any origin to call the APIs (CORS): only a token grants access. */
export function preflight(methods: readonly string[]): JsonReply {
  return {
    status: 204,
    body: undefined,
    headers: {
      "access-control-allow-methods": methods.join(", "),
      "access-control-allow-headers": allowedHeaders,
      "access-control-max-age": "600",
    },
  };
}

const allowedHeaders =
  "authorization, content-type, repository, x-client, x-api-key, prismic-ref, prismic-integration-field-ref";
