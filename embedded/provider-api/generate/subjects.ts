import type { Airport, City, Network } from "../source/linked-places.ts";
import type { Shared } from "../source/load-shared.ts";
import { type Texts, translationsIn } from "../source/translations.ts";
import { attractionSubjects } from "./attraction-subjects.ts";
import { nothing, type Subject } from "./subject.ts";
import type { Template } from "./template.ts";

export type Subjects = Readonly<Record<Template["subject"], readonly Subject[]>>;

/** Everything products can be made about. */
export function listSubjects(shared: Shared): Subjects {
  return {
    attraction: attractionSubjects(shared),
    city: [...shared.cities.map.values()].map(citySubject),
    airport: [...shared.airports.map.values()].map(airportSubject),
    network: [...shared.networks.map.values()].map(networkSubject),
  };
}

function citySubject(city: City): Subject {
  return { ...nothing, key: `city:${city.code}`, city, words: { city: city.name } };
}

function airportSubject({ code, name, city, placeKey, station, minutes }: Airport): Subject {
  const words = { airport: name, city: city.name, minutes: String(minutes) };
  return { ...nothing, key: `airport:${code}`, city, words, place: placeKey, airport: code, station, minutes };
}

function networkSubject({ key, name, city, routes }: Network): Subject {
  const [first, second, third] = routes.map(({ name: route, stops }) => listed(route, stops));
  const minutes = String(Math.max(...routes.map((route) => route.minutes)));
  const words = { network: name, city: city.name, minutes, ...(first && second && third && { first, second, third }) };
  return { ...nothing, key: `network:${key}`, city, words, network: key };
}

/** "Red route: Termini station, Colosseum", in each language that all of the names are in. */
function listed(route: Texts, stops: Network["routes"][number]["stops"]): Texts {
  const line = (language: string) => {
    const names = stops.flatMap(({ name }) => name[language] ?? []);
    const title = route[language];
    if (title === undefined || names.length < stops.length) return undefined;
    return `${title}${colons[language] ?? ": "}${names.join(commas[language] ?? ", ")}`;
  };
  return translationsIn(Object.keys(route), line("en") ?? "", line);
}

const commas: Readonly<Record<string, string>> = { ar: "، ", ja: "、", zh_hans: "、", zh_hant: "、" };

const colons: Readonly<Record<string, string>> = { fr: "\u00A0: ", ja: "：", zh_hans: "：", zh_hant: "：" };
