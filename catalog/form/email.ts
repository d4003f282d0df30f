/** Most characters of an address (RFC 5321). */
export const maxEmailLength = 254;

const local = String.raw`(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^"\s]+")`;
const domain = String.raw`(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[\p{L}\d-]+\.)+[\p{L}\d-]{2,})`;
const email = new RegExp(`^${local}@${domain}$`, "u");

/** Returns whether a text is a mail address, at a domain or at an IP in brackets: `ada@[127.0.0.1]` (F1). */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && email.test(text);
}
