import { promoCodeLabels } from "../../catalog/offer/promo-code-state.ts";
import type { SliceProps } from "../../renderer/define-slice.tsx";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { RichTextView } from "../../renderer/rich-text/RichTextView.tsx";
import { Prose } from "../../ui/primitives/Prose.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { type ActiveCode, activeCodes } from "./active-codes.ts";
import { Copy } from "./Copy.island.tsx";
import type { PromoCodesFields } from "./index.ts";
import * as css from "./PromoCodes.css.ts";

/** Renders codes that take something off, each to be copied. Codes that have ended are omitted. */
export function PromoCodes({ fields, id, page }: SliceProps<PromoCodesFields>) {
  const { t } = page;
  const codes = activeCodes(fields, page);
  if (codes.length === 0) return null;
  const [apply = ""] = promoCodeLabels.entered.map((key) => t(key));
  const [applied = "", remove = ""] = promoCodeLabels.applied.map((key) => t(key));
  return (
    <Section id={id} title={page.text(fields.title) || t("promo.title")} intro={t("promo.howTo")}>
      <StyleSheet of={css} />
      <Copy apply={apply} applied={applied} remove={remove} copied={t("promo.copied")}>
        <ul role="list" className={css.codes}>
          {codes.map((code, index) => (
            <PromoCode key={index} code={code} page={page} />
          ))}
        </ul>
      </Copy>
    </Section>
  );
}

interface PromoCodeProps {
  readonly code: ActiveCode;
  readonly page: PageContext;
}

/** Renders one code with what it takes off and its terms. The code is selected as a whole. */
function PromoCode({ code: { code, discount, until, terms }, page }: PromoCodeProps) {
  return (
    <li className={css.voucher}>
      {discount !== "" && <h3 className={css.discount}>{discount}</h3>}
      <p className={css.line}>
        <code dir="auto" className={css.code}>
          {code}
        </code>
      </p>
      {until !== "" && <p className={css.until}>{until}</p>}
      {terms.length > 0 && (
        <Prose>
          <RichTextView value={terms} page={page} />
        </Prose>
      )}
    </li>
  );
}
