import * as v from "valibot";
import { useRead } from "../api/use-read.ts";

const addressSchema = v.object({
  state: v.picklist(["free", "taken", "reserved", "malformed"]),
  url: v.nullable(v.string()),
});

const notes: Readonly<Record<v.InferOutput<typeof addressSchema>["state"], string>> = {
  free: "",
  taken: "Another page has this address.",
  reserved: "The site needs this address itself.",
  malformed:
    "Use small letters, digits and hyphens: rome/food-tours as a path, www.tessera.example.rome as an address.",
};

interface CheckedAddress {
  /** Why it can't be used, or where the page is. "" while it is not known. */
  readonly note: string;
  readonly canUse: boolean;
}

/** Checks an address of a page. It can be used until it is known that it can't. */
export function useAddress(uid: string, lang: string, id?: string): CheckedAddress {
  const query = new URLSearchParams({ uid, lang, ...(id !== undefined && { id }) });
  const { data } = useRead(uid === "" ? null : `addresses?${query.toString()}`, addressSchema);
  if (data === undefined) return { note: "", canUse: true };
  const canUse = data.state === "free";
  return { note: canUse ? (data.url ?? "") : notes[data.state], canUse };
}
