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
  malformed: "An address is the host and the path, joined with dots: www.tessera.example.rome.tours",
};

/** Returns what there is to say of an address: why it can't be used, or where the page is. "" while it is not known. */
export function useAddress(uid: string, lang: string, id?: string): string {
  const query = new URLSearchParams({ uid, lang, ...(id !== undefined && { id }) });
  const { data } = useRead(uid === "" ? null : `addresses?${query.toString()}`, addressSchema);
  if (data === undefined) return "";
  return data.state === "free" ? (data.url ?? "") : notes[data.state];
}
