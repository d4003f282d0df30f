/**
 * Whether a text may reach a filter: the installed client escapes quotes but no backslashes, so that any other
 * character could end the filter's text and begin another filter.
 */
export function isIdentifier(text: string): boolean {
  return /^[\p{L}\p{N}._~-]+$/u.test(text);
}
