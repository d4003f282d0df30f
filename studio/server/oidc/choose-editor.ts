import * as v from "valibot";
import type { Editor } from "../sessions/sessions.ts";
import type { OidcSettings } from "./read-oidc-settings.ts";

const claimsSchema = v.looseObject({
  sub: v.string(),
  email: v.optional(v.string()),
  /** Some issuers write it as a text. */
  email_verified: v.optional(v.union([v.boolean(), v.string()])),
  name: v.fallback(v.optional(v.string()), undefined),
});

const valuesSchema = v.fallback(
  v.union([
    v.array(v.string()),
    v.pipe(
      v.string(),
      v.transform((one) => [one]),
    ),
  ]),
  [],
);

/**
 * Returns the editor that the claims of an id token describe; undefined for somebody without a role. An address counts only
 * where the issuer has verified it. The name ends with the address, or the subject, which nobody can choose.
 */
export function chooseEditor(
  claims: unknown,
  { claim, roles }: Pick<OidcSettings, "claim" | "roles">,
): Editor | undefined {
  const { success, output } = v.safeParse(claimsSchema, claims);
  if (!success) return undefined;
  const { sub, name = "", email } = output;
  const isVerified = String(output.email_verified) === "true";
  const values = claim === "email" && !isVerified ? [] : v.parse(valuesSchema, output[claim]);
  const entry = roles.find(({ pattern }) => values.some((value) => isMatch(pattern, value)));
  if (entry === undefined) return undefined;
  return { name: writeName(name, isVerified && email !== undefined ? email : sub), role: entry.role };
}

/** Addresses are compared without case: ("*@example.com", "Ada@Example.com") → true. Other values have to be the same. */
function isMatch(pattern: string, value: string): boolean {
  if (!pattern.includes("@")) return pattern === value;
  const [expected, given] = [pattern.toLowerCase(), value.toLowerCase()];
  const domain = given.slice(given.lastIndexOf("@") + 1);
  return given === expected || (given.includes("@") && expected === `*@${domain}`);
}

/** ("Ada Byron", "ada@example.com") → "Ada Byron (ada@example.com)" */
function writeName(name: string, identity: string): string {
  const shown = name
    .replace(/[\p{C}\s()]+/gu, " ")
    .trim()
    .slice(0, 60);
  const known = identity.replace(/[\p{C}\s]+/gu, " ").trim();
  return shown === "" || shown === known ? known : `${shown} (${known})`;
}
