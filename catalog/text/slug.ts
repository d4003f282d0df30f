/** Text as a part of an address: lowercase, each run of other than letters and digits a hyphen (specification §5). */
export function slug(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "")
    .join("-");
}
