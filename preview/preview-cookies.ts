import { leftCookie, previewCookie } from "../routing/cookies.ts";

/** Seconds in which a preview cookie that stays although it was cleared is not followed. */
const leftSeconds = 60;

/** `Set-Cookie` values that begin a preview on this host, until the browser is closed. */
export function enterCookies(token: string, hostHeader: string): readonly string[] {
  const secure = isLocal(hostHeader) ? "" : "; Secure";
  return [
    `${previewCookie}=${encodeURIComponent(token)}; Path=/; SameSite=Lax${secure}`,
    `${leftCookie}=; Path=/; Max-Age=0; SameSite=Lax`,
  ];
}

/** `Set-Cookie` values that end it, on this host and the domains above it: Prismic's toolbar may have set it there. */
export function exitCookies(hostHeader: string): readonly string[] {
  const labels = hostOf(hostHeader).split(".");
  const domains = labels.slice(0, -1).map((_label, index) => `; Domain=${labels.slice(index).join(".")}`);
  return [
    ...["", ...domains].map((domain) => `${previewCookie}=; Path=/; Max-Age=0; SameSite=Lax${domain}`),
    `${leftCookie}=1; Path=/; Max-Age=${leftSeconds}; SameSite=Lax`,
  ];
}

function isLocal(hostHeader: string): boolean {
  return hostOf(hostHeader).split(".").at(-1) === "localhost";
}

function hostOf(header: string): string {
  return header.toLowerCase().replace(/:\d+$/, "");
}
