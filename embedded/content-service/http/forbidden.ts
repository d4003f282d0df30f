import type { JsonReply } from "../../http/send-json.ts";

/** 401, and never 403, which Prismic's client does not take for a matter of tokens. */
export function forbidden(message: string, origin: string): JsonReply {
  return {
    status: 401,
    body: {
      type: "api_security_error",
      message,
      oauth_initiate: `${origin}/auth`,
      oauth_token: `${origin}/auth/token`,
    },
  };
}

export const wrongToken = "The access token is missing or wrong: send one of the repository's, as access_token.";
