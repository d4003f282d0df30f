/** Returns whether the address of a picture is that of an SVG, which is as sharp in any width. */
export function isVectorImage(url: string): boolean {
  return url.split("?")[0]?.endsWith(".svg") ?? false;
}
