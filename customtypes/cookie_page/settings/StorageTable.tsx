import { formatUnit } from "../../../i18n/format-unit.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { MessageKey, Translator } from "../../../i18n/translator.ts";
import {
  storageCategories,
  type StorageCategory,
  type StorageKey,
  storageKeys,
  type StorageName,
} from "../../../routing/storage-keys.ts";
import * as css from "./SettingsPage.css.ts";

/** Purpose of each key, in words. A key without a purpose does not compile. */
const purposes = {
  consent: "storage.purposes.consent",
  currency: "storage.purposes.currency",
  "form-state": "storage.purposes.formState",
  "promo-code": "storage.purposes.promoCode",
  "io.prismic.preview": "storage.purposes.preview",
  "preview-left": "storage.purposes.previewLeft",
  saved: "storage.purposes.saved",
  prices: "storage.purposes.prices",
  viewed: "storage.purposes.viewed",
  "sandbox-id": "storage.purposes.sandbox",
  attribution: "storage.purposes.attribution",
  "partner-script": "storage.purposes.partner",
} as const satisfies Readonly<Record<StorageName, MessageKey>>;

interface StorageTableProps {
  readonly locale: Locale;
  readonly t: Translator;
}

/** Every key of the registry, by category: its name, purpose, place and lifetime. */
export function StorageTable({ locale, t }: StorageTableProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t("storage.name")}</th>
          <th scope="col">{t("storage.purpose")}</th>
          <th scope="col">{t("storage.kept")}</th>
        </tr>
      </thead>
      {storageCategories.map((category) => (
        <tbody key={category}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={css.group}>
              {t(`storage.categories.${category}.title`)}
            </th>
          </tr>
          {listStorageKeys(category).map(({ name, key: { place, seconds } }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{t(purposes[name])}</td>
              <td>
                {t(`storage.places.${place}`)}
                <br />
                <span className={css.soft}>{seconds === 0 ? t("storage.until") : lifetime(seconds, locale)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface NamedKey {
  readonly name: StorageName;
  readonly key: StorageKey;
}

const isStorageName = (name: string): name is StorageName => name in storageKeys;

function listStorageKeys(category: StorageCategory): readonly NamedKey[] {
  return Object.keys(storageKeys)
    .filter(isStorageName)
    .map((name) => ({ name, key: storageKeys[name] }))
    .filter(({ key }) => key.category === category);
}

const [minute, day] = [60, 86_400];

/** Returns whole days or minutes in words: `365 days`. */
function lifetime(seconds: number, locale: Locale): string {
  const [unit, count] = seconds < day ? (["minute", seconds / minute] as const) : (["day", seconds / day] as const);
  return formatUnit(count, locale, { unit, unitDisplay: "long" });
}
