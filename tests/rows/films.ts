import { marks, shows } from "./checks/elements.ts";
import { sends, structures } from "./checks/responses.ts";
import { type Row, row } from "./row.ts";
import { fact, type Reading } from "./texts.ts";

const film = "/films/vienna-orchestra.mp4";

/** Reads a fact of the first film of the Colosseum's collection. */
function clip(at: string): Reading {
  return fact("/api/tours/v1/collection/?ids[]=1001&language=EN&currency=EUR", `collections.0.videos.0.${at}`);
}

/** Films of collections and hosts. */
export const filmRows: readonly Row[] = [
  row(
    "D4",
    "colosseum",
    "/guide/map/",
    marks("[id^=video] figure a", "href", clip("url")),
    structures("VideoObject", "contentUrl", clip("url")),
    structures("VideoObject", "uploadDate", clip("metadata.uploadDate")),
  ),
  row("F15", "colosseum", "/guide/map/", structures("VideoObject", "duration", clip("metadata.videoDuration"))),
  row("D30", "vienna", "/", marks("[id^=video] figure a", "href", film), shows("[id^=video] figcaption")),
  row("D30", "vienna", film, sends("content-type", "video/mp4")),
];
