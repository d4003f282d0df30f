const yearInSeconds = 31_536_000;

/**
 * `Set-Cookie` for a chosen currency: one year, on the parent domain (specification §9). `auto` removes it.
 * On localhost the cookie stays with the host: browsers take none for a domain of one label.
 */
export function currencyCookie(currency: string, hostHeader: string): string {
  const host = hostHeader.toLowerCase().replace(/:\d+$/, "");
  const labels = host.split(".");
  const local = labels.at(-1) === "localhost";
  const domain = local || labels.length < 3 ? "" : `; Domain=${labels.slice(1).join(".")}`;
  const maxAge = currency === "auto" ? 0 : yearInSeconds;
  return `currency=${maxAge === 0 ? "" : currency}; Path=/; Max-Age=${maxAge}; SameSite=Lax${domain}${local ? "" : "; Secure"}`;
}
