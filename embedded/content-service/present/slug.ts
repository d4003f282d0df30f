/** `www.tessera.example.rome` → `www-tessera-example-rome`; a document without a uid has none. */
export function slugsOf({ uid }: { readonly uid: string | null }): readonly string[] {
  return uid === null ? [] : [uid.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")];
}
