import type { ServerResponse } from "node:http";
import { refusalPage } from "../routing/refusal-page.ts";
import type { Answer } from "./guard.ts";

export function sendAnswer(response: ServerResponse, answer: Answer): void {
  if (answer.kind === "redirect") {
    response.writeHead(answer.status, { Location: answer.location }).end();
    return;
  }
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...(answer.status === 405 && { Allow: "GET, HEAD" }),
  };
  response.writeHead(answer.status, headers).end(refusalPage(answer));
}
