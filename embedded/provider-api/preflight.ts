import type { JsonReply } from "@tessera/runtime/http/send-json.ts";

/** Lets pages of any origin call the API from a browser (Fetch standard, CORS), with whatever headers they have. */
export const preflight: JsonReply = {
  status: 204,
  body: undefined,
  headers: {
    "access-control-allow-methods": "GET, HEAD, OPTIONS",
    "access-control-allow-headers": "*",
    "access-control-max-age": "600",
  },
};
