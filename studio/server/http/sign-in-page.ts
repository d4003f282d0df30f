import type { ServerResponse } from "node:http";
import { privateHeaders } from "./send-reply.ts";

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:20vh auto;padding:0 1rem}
button,.button{font:inherit;padding:.5rem 1.25rem}
.button{display:inline-block;border:1px solid;border-radius:.25rem;color:inherit;text-decoration:none}`;

/** With "no-referrer", a browser would send the form without its origin. */
const headers = {
  ...privateHeaders,
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": policy,
  "Referrer-Policy": "same-origin",
};

/** Sends a page of the sign-in with some HTML. */
export function sendSignInPage(response: ServerResponse, status: number, content: string): void {
  response.writeHead(status, headers).end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in to the studio</title><style>${style}</style></head>
<body><h1>Tessera studio</h1>${content}</body></html>
`);
}

export const tooManyAttempts = "<p>These were too many attempts. Please wait a minute.</p>";
