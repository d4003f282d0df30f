import { isLocal } from "../../../routing/host.ts";
import { roles, type Role } from "../../protocol/roles.ts";

/** An entry of `STUDIO_OIDC_ROLES`: who has a role. */
interface RoleEntry {
  /** `ada@example.com`, `*@example.com`, or any value of another claim. */
  readonly pattern: string;
  readonly role: Role;
}

/** How editors sign in with OpenID Connect. */
export interface OidcSettings {
  readonly issuer: URL;
  readonly clientId: string;
  /** Empty for a client without a secret. */
  readonly clientSecret: string;
  /** Name of the claim that decides the role. */
  readonly claim: string;
  /** The first entry that fits decides. */
  readonly roles: readonly RoleEntry[];
}

/** Parses `STUDIO_OIDC_…`; undefined without them. Throws an error with a sentence for the operator. */
export function readOidcSettings(variables: Readonly<Record<string, string | undefined>>): OidcSettings | undefined {
  const read = (name: string) => variables[`STUDIO_OIDC_${name}`] ?? "";
  if (read("ISSUER") === "") {
    const other = ["CLIENT_ID", "CLIENT_SECRET", "CLAIM", "ROLES"].find((name) => read(name) !== "");
    if (other === undefined) return undefined;
    throw new Error(`STUDIO_OIDC_${other} is set, but STUDIO_OIDC_ISSUER is not.`);
  }
  if (read("CLIENT_ID") === "") throw new Error("STUDIO_OIDC_CLIENT_ID is missing: the issuer knows the studio by it.");
  return {
    issuer: parseIssuer(read("ISSUER")),
    clientId: read("CLIENT_ID"),
    clientSecret: read("CLIENT_SECRET"),
    claim: read("CLAIM") || "email",
    roles: parseRoles(read("ROLES")),
  };
}

function parseIssuer(value: string): URL {
  const url = URL.parse(value);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url));
  if (url === null || !isSafe || url.search !== "" || url.hash !== "" || url.username !== "")
    throw new Error(
      `STUDIO_OIDC_ISSUER is "${value}", but it is an address as https://login.example. Only on this machine it may be http.`,
    );
  return url;
}

/** Whether an address never leaves this machine. */
export function isLoopback({ host, hostname }: URL): boolean {
  return isLocal(host) || hostname === "[::1]" || /^127(?:\.\d+){3}$/.test(hostname);
}

/** `"ada@example.com=publisher, *@example.com=editor"` */
function parseRoles(value: string): readonly RoleEntry[] {
  const entries = value.split(",").map((entry) => {
    const [, pattern = "", chosen = ""] = /^(.+)=(\w+)$/.exec(entry.trim()) ?? [];
    const role = roles.find((each) => each === chosen);
    return role === undefined || !/^(?:\*@)?[^*]+$/.test(pattern) ? [] : [{ pattern, role }];
  });
  if (entries.some(({ length }) => length === 0))
    throw new Error(
      `STUDIO_OIDC_ROLES is "${value}", but it is a list as "ada@example.com=admin,*@example.com=editor". Roles: ${roles.join(", ")}.`,
    );
  return entries.flat();
}
