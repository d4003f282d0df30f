const hidden = "…";

/** Secrets that a log line or report must not contain, and their replacements. */
const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Query values are what travellers typed, or keys: `?token=abc&page=2` → `?token=…&page=…`
  [/([?&][^\s=&#"'<>]{1,100})=[^\s&#"'<>]*/g, `$1=${hidden}`],
  // User and password of an address: `redis://user:word@host` → `redis://…@host`
  [/(:\/\/)[^\s/@"'<>]{1,200}@/g, `$1${hidden}@`],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${hidden}`],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, "(email)"],
];

const secretName = /authorization|cookie|token|secret|password|api[-_]?key|\bdsn\b/i;

/** Removes secrets and personal data from a text: query values, passwords in addresses, credentials, e-mail addresses. */
export function scrub(text: string): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** Whether the value of a field with this name is a secret: `authorization`, `set-cookie`, `accessToken`. */
export function isSecretName(name: string): boolean {
  return secretName.test(name);
}
