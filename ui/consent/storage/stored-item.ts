import { storageKeys, type StorageName } from "../../../routing/storage-keys.ts";

/** Returns the value under a name; empty where it is missing or out of date. Throws where the browser stores nothing. */
export function readItem(name: StorageName): string {
  if (storageKeys[name].place === "cookie") return readCookies().find(([own]) => own === name)?.[1] || "";
  const [, end, value] = /^(\d+) (.*)/.exec(getStorageArea(name).getItem(name) || "") || [];
  return value && (end === "0" || Number(end) > Date.now()) ? value : "";
}

/** Returns the names and values of all cookies that scripts can read. */
export function readCookies(): readonly (readonly string[])[] {
  return document.cookie.split("; ").map((pair) => pair.split("="));
}

/**
 * Stores a value, or removes an empty one. An item is `<when it ends, epoch ms> <value>`, and 0 never ends. Returns true, or
 * throws where the browser can't store it.
 */
export function storeItem(name: StorageName, value: string): true {
  const { place, seconds } = storageKeys[name];
  const secure = location.protocol === "https:" ? "; Secure" : "";
  if (place === "cookie")
    document.cookie = `${name}=${value}; Path=/; Max-Age=${value ? seconds : 0}; SameSite=Lax${secure}`;
  else if (value) getStorageArea(name).setItem(name, `${seconds && Date.now() + seconds * 1000} ${value}`);
  else getStorageArea(name).removeItem(name);
  return true;
}

function getStorageArea(name: StorageName): Storage {
  return storageKeys[name].place === "local" ? localStorage : sessionStorage;
}
