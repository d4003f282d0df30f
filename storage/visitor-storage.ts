import type { StorageCategory, StorageKey, StorageName } from "./storage-keys.ts";

/** What a visitor's browser stores for this site. The only way to store something there. */
export interface VisitorStorage {
  /** Returns what is stored under a name. Empty where it is missing, out of date or not allowed any more. */
  readonly read: (name: StorageName) => string;
  /**
   * Stores a value of one line; an empty one removes what is stored. Returns false where the visitor has not allowed it, or
   * the browser can't store it.
   */
  readonly write: (name: StorageName, value: string) => boolean;
  readonly allows: (category: StorageCategory) => boolean;
  /** Stores what is allowed besides the essential, and removes all else. Then dispatches `consent` on the window. */
  readonly choose: (allowed: readonly StorageCategory[]) => void;
}

/**
 * Returns the storage of a browser, and removes what is out of date. An item is stored as `<when it ends, epoch ms> <value>`,
 * and 0 never ends.
 */
export function createVisitorStorage(keys: Readonly<Record<StorageName, StorageKey>>): VisitorStorage {
  const rules: Readonly<Record<string, StorageKey | undefined>> = keys;
  const areaOf = (name: string) => (rules[name]?.place === "local" ? localStorage : sessionStorage);
  const valueOf = (name: string) => {
    if (rules[name]?.place === "cookie") return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] || "";
    const [, end, value] = /^(\d+) (.*)/.exec(areaOf(name).getItem(name) || "") || [];
    return value && (end === "0" || Number(end) > Date.now()) ? value : "";
  };
  /** A browser may store nothing, and throw. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const attempt = <Value>(run: () => Value, otherwise: Value): Value => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  const allows = (category: StorageCategory) =>
    category === "essential" ||
    attempt(() => valueOf("consent"), "")
      .split(" ")
      .includes(category);
  const isAllowed = (name: string) => {
    const rule = rules[name];
    return rule !== undefined && allows(rule.category);
  };

  const store = (name: StorageName, value: string) => {
    const { place, seconds } = keys[name];
    const secure = location.protocol === "https:" ? "; Secure" : "";
    if (place === "cookie")
      document.cookie = `${name}=${value}; Path=/; Max-Age=${value ? seconds : 0}; SameSite=Lax${secure}`;
    else if (value) areaOf(name).setItem(name, `${seconds && Date.now() + seconds * 1000} ${value}`);
    else areaOf(name).removeItem(name);
    return true;
  };
  /** Removes what is not allowed, also what a script of others stored on this host or above. */
  const sweep = () => {
    for (const area of [localStorage, sessionStorage])
      for (const name of Object.keys(area)) if (!isAllowed(name)) area.removeItem(name);
    for (const pair of document.cookie.split("; ")) {
      const [name = ""] = pair.split("=");
      const hosts = location.hostname.split(".").map((_, at, labels) => `; Domain=${labels.slice(at).join(".")}`);
      for (const domain of isAllowed(name) ? [] : ["", ...hosts])
        document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  };

  const visitorStorage: VisitorStorage = {
    read: (name) => attempt(() => (isAllowed(name) ? valueOf(name) : ""), ""),
    write: (name, value) => isAllowed(name) && attempt(() => store(name, value), false),
    allows,
    choose: (allowed) => {
      attempt(() => store("consent", allowed.join(" ") || "none"), false);
      attempt(sweep, undefined);
      dispatchEvent(new Event("consent"));
    },
  };
  attempt(() => {
    const hadConsent = localStorage.getItem("consent") !== null;
    for (const name of Object.keys(localStorage)) if (rules[name] && !valueOf(name)) localStorage.removeItem(name);
    if (hadConsent && !valueOf("consent")) sweep();
  }, undefined);
  return visitorStorage;
}
