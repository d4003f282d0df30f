import { randomBytes } from "node:crypto";

interface WriteToken {
  /** For the requests of this process; empty without one. */
  readonly own: string;
  /** Variables of the embedded content service. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Returns the token with which this process writes content. That of the embedded content service is made for this start,
 * beside those that are configured. Any other service's is the first of `CONTENT_WRITE_TOKEN`.
 */
export function chooseWriteToken(
  { CONTENT_WRITE_TOKEN = "" }: Readonly<Record<string, string | undefined>>,
  isEmbedded: boolean,
): WriteToken {
  const configured = CONTENT_WRITE_TOKEN.split(",").map((token) => token.trim());
  const present = configured.filter((token) => token !== "");
  if (!isEmbedded) return { own: present[0] ?? "", variables: {} };
  const own = randomBytes(32).toString("hex");
  return { own, variables: { CONTENT_WRITE_TOKEN: [...present, own].join(",") } };
}
