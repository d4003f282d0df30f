import type { Banner } from "../source/banner.ts";
import { addDays } from "../time/plain-date.ts";
import { today } from "../time/today.ts";
import type { View } from "../view.ts";
import { photoUrl } from "./photo.ts";

/** Banners belong to no city: their days are those of UTC. */
export function wireBanner({ id, title, photo, targetUrl, run }: Banner, view: View) {
  const url = photoUrl(photo, view);
  const day = today("UTC", view.now);
  return {
    id,
    title: view.text(title),
    media: { url, altText: view.text(photo.alt), mobileUrl: `${url}&ar=4:5&fit=crop&crop=focalpoint&w=750` },
    targetUrl,
    startDate: addDays(day, run.first),
    endDate: addDays(day, run.last),
  };
}
