import type { PageProps } from "../../../renderer/define-page-type.tsx";
import type { ContentFields } from "../fields.ts";
import { Neighbours } from "../sight/Neighbours.tsx";
import { SightHeader } from "../sight/SightHeader.tsx";
import { SightMenu } from "../sight/SightMenu.tsx";
import { Sources } from "../sight/Sources.tsx";

/** One topic of a sight, with the menu and the pages beside it (rows C6 to C8). */
export function ShoulderPage({ fields, page, children }: PageProps<ContentFields>) {
  return (
    <>
      <SightHeader fields={fields} page={page} />
      <SightMenu page={page} />
      {children}
      <Sources fields={fields} page={page} />
      <Neighbours page={page} />
    </>
  );
}
