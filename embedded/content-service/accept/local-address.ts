/** The address of a file of ours without its origin, `/media/…`; undefined for another one. */
export function localAddress(url: string | undefined, origins: readonly string[]): string | undefined {
  const origin = ["", ...origins].find((one) => url?.startsWith(`${one}/media/`));
  return origin === undefined ? undefined : url?.slice(origin.length);
}
