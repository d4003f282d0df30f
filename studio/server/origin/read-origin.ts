import { findSiteByHost, isLocal } from "../../../routing/host.ts";

/** The configured address of the studio. "local" is an address of this machine, with the port of the site. */
export type ConfiguredOrigin = "local" | "off" | { readonly origin: string };

/** Parses `STUDIO_ORIGIN`. Throws an error with a sentence for the operator. */
export function readOrigin({
  STUDIO_ORIGIN: value = "",
}: Readonly<Record<string, string | undefined>>): ConfiguredOrigin {
  if (value === "") return "local";
  if (value === "off") return value;
  const url = URL.parse(value);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLocal(url.host));
  if (url === null || !isSafe || url.origin !== value.replace(/\/$/, ""))
    throw new Error(
      `STUDIO_ORIGIN is "${value}", but it is "off", or an origin as https://studio.example. Only on this machine it may be http.`,
    );
  if (findSiteByHost(url.host) !== undefined)
    throw new Error(`STUDIO_ORIGIN is "${value}", but a site has this host: the studio needs another one.`);
  return { origin: url.origin };
}

interface Place {
  readonly port: number;
  /** Whether links between sites lead to names of this machine. */
  readonly isLocal: boolean;
}

/** Returns the origin of the studio; undefined where it is off. Without a setting it is on where sites are local. */
export function chooseOrigin(configured: ConfiguredOrigin, { port, isLocal: local }: Place): string | undefined {
  if (configured === "off") return undefined;
  if (configured === "local") return local ? `http://studio.localhost:${port}` : undefined;
  return configured.origin;
}
