import { cookieValue, hiddenCookie } from "../../../routing/cookies.ts";
import { maxFlowSeconds } from "../oidc/flow.ts";
import { maxSessionSeconds } from "../sessions/sessions.ts";

/** Cookies of the studio: of a session, and of a sign-in at an issuer. */
type CookieName = "studio" | "studio-sign-in";

/** A browser sends a cookie with the prefix to this host alone, and only with https. */
function fullName(origin: string, name: CookieName): string {
  return isSecure(origin) ? `__Host-${name}` : name;
}

/** Returns the cookie of a new session. */
export function sessionCookie(origin: string, secret: string): string {
  return writeSession(origin, secret, maxSessionSeconds);
}

/** Returns the cookie that ends the session in a browser. */
export function endedCookie(origin: string): string {
  return writeSession(origin, "", 0);
}

/** No other site can send it, also not by a link. */
function writeSession(origin: string, value: string, maxAge: number): string {
  const flags = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isSecure(origin) ? "; Secure" : ""}`;
  return `${fullName(origin, "studio")}=${value}; ${flags}`;
}

/** Returns the cookie of a sign-in at an issuer, which leads back by a link. Without a value, it ends that cookie. */
export function flowCookie(origin: string, value = ""): string {
  const scope = { path: "/", seconds: value === "" ? 0 : maxFlowSeconds, isSecure: isSecure(origin) };
  return `${fullName(origin, "studio-sign-in")}=${value}; ${hiddenCookie(scope)}`;
}

/** Returns the value of one of the cookies of a request, "" without it. */
export function readStudioCookie(origin: string, name: CookieName, cookies: string | undefined): string {
  return cookieValue(cookies, fullName(origin, name)) ?? "";
}

function isSecure(origin: string): boolean {
  return origin.startsWith("https:");
}
