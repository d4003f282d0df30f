import { DataError } from "@tessera/runtime/read-json.ts";
import { hash, seeded } from "@tessera/runtime/seeded.ts";
import type { SubCategory } from "./catalog.ts";
import { addedOn } from "./added-on.ts";
import { commentaries, type Commentary, type CutOff, type FactsFile } from "./facts-file.ts";
import type { Facts, Operator } from "./facts.ts";
import type { City, Show } from "./linked-places.ts";
import type { ProductSource } from "./product.ts";
import { type Texts, translationsIn } from "./translations.ts";

/** The data that its facts follow from. */
export interface FactSubject {
  readonly source: ProductSource;
  readonly city: City;
  readonly subCategory: SubCategory;
  readonly show: Show | undefined;
  /** Whether it starts whenever visitors like. */
  readonly startsAnyTime: boolean;
}

/** Returns the facts of a product. Throws `DataError` for a country or category that the file does not have. */
export function linkFacts(subject: FactSubject, file: FactsFile): Facts {
  const { source, subCategory } = subject;
  const { category } = subCategory;
  const kind = file.subCategories[subCategory.id] ?? file.categories[category.id];
  if (kind === undefined) throw new DataError("facts.json", `categories.${category.id}`, "is missing");
  const commentary = listCommentary(source, file);
  const operator = chooseOperator(subject, file);
  return {
    commentary,
    guideLanguages: commentary.length === 0 ? [] : listGuideLanguages(subject, commentary, file),
    accessibility: [...(source.accessibility ?? kind.accessibility), ...stageAccess(subject.show)],
    cutOff: chooseCutOff(subject, kind.cutOff),
    operator,
    contractParty: file.sellsItself.includes(category.id) ? file.seller : ownContract(operator),
    includesEntry: source.includes.some((key) => file.entries.includes(key)),
    addedOn: addedOn(source),
  };
}

/** Returns the kinds of commentary that these inclusions are. The program of a show guides nobody. */
export function listCommentary(
  { includes, show }: Pick<ProductSource, "includes" | "show">,
  { commentary }: FactsFile,
): readonly Commentary[] {
  if (show !== undefined) return [];
  return commentaries.filter((kind) => commentary[kind].some((key) => includes.includes(key)));
}

/**
 * Guides speak what their variants say, else the languages of their country and at most two others. Recordings and texts
 * have up to six others.
 */
function listGuideLanguages(
  { source, city }: FactSubject,
  commentary: readonly Commentary[],
  { guideLanguages }: FactsFile,
): readonly string[] {
  const named = source.variants.flatMap(({ languages }) => languages ?? []);
  if (named.length > 0) return [...new Set(named)];
  const own = guideLanguages.ofCountries[city.country.code];
  if (own === undefined) throw new DataError("facts.json", `guideLanguages.${city.country.code}`, "is missing");
  const chance = seeded(`languages ${source.id}`);
  const maxOthers = commentary.includes("IN_PERSON") ? 2 : 6;
  const others = guideLanguages.others.filter((language) => !own.includes(language) && chance() < 0.5);
  return [...own, ...others.slice(0, maxOthers)];
}

/** Larger houses have captioned and audio-described performances. */
function stageAccess(show: Show | undefined): readonly string[] {
  return show !== undefined && show.theatre.capacity >= 800 ? ["CAPTIONED", "AUDIO_DESCRIBED"] : [];
}

/** A visit that starts at any time can be booked until an hour before its day ends. */
function chooseCutOff({ source, startsAnyTime }: FactSubject, usual: CutOff): CutOff | null {
  if (source.openDated) return null;
  return startsAnyTime && usual.type === "START_TIME" ? { type: "CLOSING_TIME", minutes: 60 } : usual;
}

/** A theatre operates its own shows. */
function chooseOperator({ source, city, subCategory, show }: FactSubject, { operators }: FactsFile): Operator {
  const named = operators.find(({ categories }) => categories.includes(subCategory.category.id))?.names ?? [];
  const pattern = named[(hash(`operator ${source.id}`) >>> 0) % named.length];
  if (pattern === undefined) throw new DataError("facts.json", `operators.${subCategory.category.id}`, "is missing");
  const name = show?.theatre.name ?? pattern.replace("{city}", city.name.en);
  return {
    name,
    vendorId: 1000 + ((hash(name) >>> 0) % 1_000_000),
    address: cityAddress(city),
  };
}

const commas: Readonly<Record<string, string>> = { ar: "، ", ja: "、", zh_hans: "，", zh_hant: "，" };

/** Returns a city with its country, in each language that names both: `Rome, Italy`. */
function cityAddress({ name, country }: City): Texts {
  return translationsIn(Object.keys(name), `${name.en}, ${country.name.en}`, (language) => {
    const [city, land] = [name[language], country.name[language]];
    return city === undefined || land === undefined ? undefined : city + (commas[language] ?? ", ") + land;
  });
}

function ownContract({ name, address }: Operator): Facts["contractParty"] {
  const host = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return { name, address, email: `complaints@${host}.example` };
}
