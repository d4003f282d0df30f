import { Icon } from "../primitives/Icon.tsx";
import * as css from "./Footer.css.ts";
import type { FooterProps } from "./footer-props.ts";

export type FooterAboutProps = Pick<FooterProps, "brand" | "notOfficial" | "contactEmail">;

/** The seller: brand, what it is not, and an address that answers. */
export function FooterAbout({ brand, notOfficial, contactEmail }: FooterAboutProps) {
  return (
    <div className={css.about}>
      <strong className={css.brand}>{brand}</strong>
      {notOfficial && <p className={css.notOfficial}>{notOfficial}</p>}
      {contactEmail !== "" && (
        <a href={`mailto:${contactEmail}`} className={css.contact}>
          <Icon name="mail" />
          <bdi>{contactEmail}</bdi>
        </a>
      )}
    </div>
  );
}
