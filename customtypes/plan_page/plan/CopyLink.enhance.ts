import { copyLink, type CopyWords } from "../../../ui/tools/copy-link.ts";

/** Copies the address of the page when its button is pressed: it contains the plan. */
export function enhance(root: HTMLElement, words: CopyWords): () => void {
  const ending = new AbortController();
  const onClick = () => void copyLink(location.href, words);
  root.querySelector("button")?.addEventListener("click", onClick, { signal: ending.signal });
  return () => ending.abort();
}
