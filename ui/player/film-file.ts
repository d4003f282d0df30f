/**
 * Returns the address of a film that browsers play by themselves: `/films/vienna.mp4`, `https://a.example/b.webm`. Undefined
 * for any other address.
 */
export function filmFile(address: string): string | undefined {
  return /^(?:https?:\/\/[^/?#]+)?\/(?!\/)[^?#]*\.(?:mp4|webm)$/i.test(address) ? address : undefined;
}
