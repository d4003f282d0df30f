import type { Venue } from "../../../catalog/venue/venue.ts";
import type { PageContext } from "../../../renderer/index.ts";

/** Props that the parts of a theatre's page share. */
export interface TheatreProps {
  readonly venue: Venue;
  readonly page: PageContext;
}
