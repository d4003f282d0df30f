import { removeRefused } from "./remove-refused.ts";
import { type StorageCategory, storageKeys, type StorageName } from "../../../routing/storage-keys.ts";
import { readItem, storeItem } from "./stored-item.ts";

/** Entries of this site in a visitor's browser. No other code may store anything there. */
export interface VisitorStorage {
  /** Returns what is stored under a name. Empty where it is missing, out of date or not allowed any more. */
  readonly read: (name: StorageName) => string;
  /**
   * Stores a value of one line; an empty one removes what is stored. Returns false where the visitor has not allowed it, or
   * the browser can't store it.
   */
  readonly write: (name: StorageName, value: string) => boolean;
  readonly allows: (category: StorageCategory) => boolean;
  /**
   * Stores what is allowed besides the essential, and removes all else. Then dispatches `consent` on the window. Returns
   * false where the browser can't store the choice: then nothing but the essential is allowed.
   */
  readonly choose: (allowed: readonly StorageCategory[]) => boolean;
  /** Removes what is not allowed: a script of others may have stored it since the choice. */
  readonly removeRefused: () => void;
}

/**
 * Returns the storage of a browser, and removes what is out of date. It follows a choice in another tab, also where the
 * page comes back from the browser's cache.
 */
export function createVisitorStorage(): VisitorStorage {
  orFallback(removeEnded, undefined);
  let known = readConsent();
  const announce = () => {
    known = readConsent();
    removeAllRefused();
    dispatchEvent(new Event("consent"));
  };
  const follow = () => readConsent() !== known && announce();
  for (const type of ["storage", "pageshow"]) orFallback(() => addEventListener(type, follow), undefined);
  return {
    read: (name) => {
      if (name === "consent") return readConsent();
      return isAllowed(name) ? orFallback(() => readItem(name), "") : "";
    },
    write,
    allows,
    choose: (allowed) => {
      const isStored = write("consent", allowed.join(" ") || "none");
      // An earlier choice counts no more.
      if (!isStored) write("consent", "");
      announce();
      return isStored;
    },
    removeRefused: removeAllRefused,
  };
}

function removeAllRefused(): void {
  orFallback(() => removeRefused(isAllowed), undefined);
}

/**
 * Returns what is allowed besides the essential: `measurement marketing`, `none`, or nothing where nobody chose. A browser that
 * sends Global Privacy Control has chosen `none`, until its visitor chooses here.
 */
function readConsent(): string {
  return orFallback(() => readItem("consent"), "") || (sendsPrivacyControl() ? "none" : "");
}

/** Returns whether the browser forbids all sites to sell or share data of its visitor. */
export function sendsPrivacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

function write(name: StorageName, value: string): boolean {
  return isAllowed(name) && orFallback<boolean>(() => storeItem(name, value), false);
}

function allows(category: StorageCategory): boolean {
  return category === "essential" || readConsent().split(" ").includes(category);
}

function isAllowed(name: string): boolean {
  return isRegistered(name) && allows(storageKeys[name].category);
}

function isRegistered(name: string): name is StorageName {
  return Object.hasOwn(storageKeys, name);
}

/** Removes items that are out of date, and with the consent what it allowed. */
function removeEnded(): void {
  const hadConsent = localStorage.getItem("consent") !== null;
  for (const name of Object.keys(localStorage)) if (isRegistered(name) && !readItem(name)) storeItem(name, "");
  if (hadConsent && !readItem("consent")) removeRefused(isAllowed);
}

/** A browser may store nothing, and throw. */
function orFallback<Value>(run: () => Value, fallback: Value): Value {
  try {
    return run();
  } catch {
    return fallback;
  }
}
