import type { PageContext } from "../../../renderer/index.ts";
import type { ContentFields } from "../fields.ts";

/** Props that the parts of an attraction's page share. */
export interface AttractionProps {
  readonly fields: ContentFields;
  readonly page: PageContext;
}
