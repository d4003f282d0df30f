import { openStore } from "../../../embedded/content-service/sqlite/open-store.ts";
import { isRefusal } from "../../../embedded/content-service/store/refusal.ts";
import { generate, languages } from "./generate.ts";

const batch = 500;

/** Publishes this many documents into a new store. */
export async function fill(file: string, size: number): Promise<void> {
  const store = await openStore({ file, threads: true, deliveries: false });
  await store.setLanguages(languages.map((id) => ({ id, name: id })));
  for (let start = 0; start < size; start += batch) {
    const length = Math.min(batch, size - start);
    const put = Array.from({ length }, (_, offset) => generate(start + offset));
    const published = await store.publish({ put, remove: [], at: Date.now() });
    if (isRefusal(published)) throw new Error(published.message);
  }
  await store.close();
}
