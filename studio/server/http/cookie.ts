import { maxSessionSeconds } from "../sessions/sessions.ts";

/** A browser sends a cookie with the prefix to this host alone, and only with https. */
function cookieName(origin: string): string {
  return isSecure(origin) ? "__Host-studio" : "studio";
}

/** Returns the cookie of a new session. */
export function sessionCookie(origin: string, secret: string): string {
  return writeCookie(origin, secret, maxSessionSeconds);
}

/** Returns the cookie that ends the session in a browser. */
export function endedCookie(origin: string): string {
  return writeCookie(origin, "", 0);
}

function writeCookie(origin: string, value: string, maxAge: number): string {
  const flags = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isSecure(origin) ? "; Secure" : ""}`;
  return `${cookieName(origin)}=${value}; ${flags}`;
}

/** Returns the secret in a request's cookies, "" without one. */
export function readSessionCookie(origin: string, cookies = ""): string {
  const start = `${cookieName(origin)}=`;
  const pair = cookies.split(";").find((each) => each.trim().startsWith(start));
  return pair?.trim().slice(start.length) ?? "";
}

function isSecure(origin: string): boolean {
  return origin.startsWith("https:");
}
