import { visitorStorage } from "../../../ui/consent/storage/installed-storage.ts";
import { sendsPrivacyControl } from "../../../ui/consent/storage/visitor-storage.ts";
import type { StorageCategory } from "../../../routing/storage-keys.ts";

export interface ChooseProps {
  /** Categories that a visitor may allow. */
  readonly all: readonly StorageCategory[];
}

/** Makes the boxes show what is allowed, and saves what they say at a button. It says whether that is saved. */
export function enhance(root: HTMLElement, { all }: ChooseProps): () => void {
  const form = root.querySelector("form");
  const fields = root.querySelector("fieldset");
  const saved = root.querySelector<HTMLElement>("[data-saved]");
  const failed = root.querySelector<HTMLElement>("[data-failed]");
  if (form === null || fields === null || saved === null || failed === null) return () => {};
  root.querySelector("[data-control]")?.toggleAttribute("hidden", !sendsPrivacyControl());
  const ending = new AbortController();
  const { signal } = ending;
  const findCheckbox = (category: StorageCategory) => form.querySelector<HTMLInputElement>(`[name="${category}"]`);
  const show = () => {
    for (const category of all) findCheckbox(category)?.toggleAttribute("checked", visitorStorage.allows(category));
    form.reset();
  };
  const save = (allowed: readonly StorageCategory[]) => {
    const isStored = visitorStorage.choose(allowed);
    saved.hidden = !isStored;
    failed.hidden = isStored;
  };

  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      save(all.filter((category) => findCheckbox(category)?.checked === true));
    },
    { signal },
  );
  form.addEventListener(
    "click",
    ({ target }) => {
      const choice = target instanceof HTMLElement ? target.dataset["choice"] : undefined;
      if (choice !== undefined) save(choice === "all" ? all : []);
    },
    { signal },
  );
  form.addEventListener("change", () => (saved.hidden = failed.hidden = true), { signal });
  addEventListener("consent", show, { signal });
  show();
  fields.disabled = false;
  return () => ending.abort();
}
