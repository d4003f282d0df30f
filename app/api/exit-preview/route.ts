import * as v from "valibot";
import { localPath, redirectTo } from "../../../routing/redirect.ts";
import { exitCookies } from "../../../preview/preview-session.ts";

/** Leaves the preview for what is published: `?to=/rome/`, else the home page. */
export function GET(request: Request): Response {
  const to = v.parse(v.fallback(localPath, "/"), new URL(request.url).searchParams.get("to"));
  return redirectTo(to, exitCookies(request.headers.get("host") ?? ""));
}
