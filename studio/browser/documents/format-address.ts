/** Returns the address of a page as people know it: "www.tessera.example.rome.tours" → "www.tessera.example/rome/tours". */
export function formatAddress(uid: string): string {
  const [, host, path] = /^((?:[\w-]+\.){2}[\w-]+)(?:\.(.*))?$/.exec(uid) ?? [];
  return host === undefined ? uid : `${host}/${(path ?? "").replaceAll(".", "/")}`;
}
