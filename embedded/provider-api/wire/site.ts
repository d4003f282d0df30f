import type { Banner } from "../source/banner.ts";
import type { Airport } from "../source/linked-places.ts";
import type { Domain } from "../source/domain.ts";
import { today } from "../time/dates.ts";
import { inOneLanguage, type View } from "../view.ts";
import { wireName } from "./texts.ts";
import { photoUrl } from "./pictures.ts";

export function wireDomain(domain: Domain) {
  const { host, name, displayName, logo, supportedLanguages, defaultCurrency, nonOfficialNotice } = domain;
  return { host, name, displayName, logoUrl: logo, supportedLanguages, defaultCurrency, nonOfficialNotice };
}

/** Banners belong to no city: their year is that of UTC. */
export function wireBanner({ id, title, photo, targetUrl, run }: Banner, view: View) {
  const { language, text } = inOneLanguage(view, [title, photo.alt]);
  const url = photoUrl(photo, view);
  const year = today("UTC", view.now).slice(0, 4);
  return {
    id,
    contentLanguage: language,
    title: text(title),
    media: { url, altText: text(photo.alt), mobileUrl: `${url}&ar=4:5&fit=crop&crop=focalpoint&w=750` },
    targetUrl,
    startDate: run === null ? null : `${year}-${run.first}`,
    endDate: run === null ? null : `${year}-${run.last}`,
  };
}

export function wireAirport({ code, name, city, place, terminals }: Airport, view: View) {
  const { latitude, longitude } = place;
  const countryCode = city.country.code;
  return {
    code,
    ...wireName(name, view),
    cityCode: city.code,
    countryCode,
    latitude,
    longitude,
    terminals,
  };
}
