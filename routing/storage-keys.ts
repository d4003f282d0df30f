/** Purposes of storage. `essential` is for what a visitor requested; the others need consent (ePrivacy, Art. 5(3)). */
export const storageCategories = ["essential", "measurement", "marketing"] as const;

export type StorageCategory = (typeof storageCategories)[number];

/** The categories that a visitor may allow. */
export const optionalCategories = ["measurement", "marketing"] as const satisfies readonly StorageCategory[];

/** An entry of the site in a visitor's browser, under one name. */
export interface StorageKey {
  readonly place: "cookie" | "local" | "session";
  readonly category: StorageCategory;
  /** Seconds that it lasts, counted from when it was last written. 0 lasts until the browser, or its tab, is closed. */
  readonly seconds: number;
}

const day = 86_400;

/** Consent is requested again after half a year. */
export const storageKeys = {
  consent: { place: "local", category: "essential", seconds: 180 * day },
  currency: { place: "cookie", category: "essential", seconds: 365 * day },
  "form-state": { place: "cookie", category: "essential", seconds: 60 },
  "promo-code": { place: "cookie", category: "essential", seconds: day },
  "io.prismic.preview": { place: "cookie", category: "essential", seconds: 0 },
  "preview-left": { place: "cookie", category: "essential", seconds: 60 },
  saved: { place: "local", category: "essential", seconds: 365 * day },
  prices: { place: "local", category: "essential", seconds: 90 * day },
  viewed: { place: "local", category: "essential", seconds: 30 * day },
  "sandbox-id": { place: "local", category: "measurement", seconds: 90 * day },
  attribution: { place: "session", category: "marketing", seconds: 0 },
  "partner-script": { place: "cookie", category: "marketing", seconds: day },
} as const satisfies Readonly<Record<string, StorageKey>>;

export type StorageName = keyof typeof storageKeys;
