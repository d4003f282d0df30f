/** Addresses of the provider → pictures, without the empty ones. They are decorative: the name of the place is beside them. */
export function placePictures(urls: readonly string[]): readonly { readonly url: string; readonly alt: string }[] {
  return urls.filter((url) => url !== "").map((url) => ({ url, alt: "" }));
}
