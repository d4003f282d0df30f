import { type PageContext, RichTextView, type SliceProps } from "../../renderer/index.ts";
import { isPromoCode } from "../../routing/promo-code.ts";
import { Prose } from "../../ui/primitives/Prose.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { type ActiveCode, activeCodes } from "./active-codes.ts";
import type { PromoCodesFields } from "./fields.ts";
import { PromoCodeForms } from "./PromoCodeForms.tsx";
import * as css from "./PromoCodes.css.ts";

/** Renders codes that take something off, each to be applied. Codes that have ended are omitted. */
export function PromoCodes({ fields, id, page }: SliceProps<PromoCodesFields>) {
  const { t } = page;
  const codes = activeCodes(fields, page);
  if (codes.length === 0) return null;
  return (
    <Section id={id} title={page.text(fields.title) || t("promo.title")} intro={t("promo.howTo")}>
      <StyleSheet of={css} />
      <ul role="list" className={css.codes}>
        {codes.map((code, index) => (
          <PromoCode key={index} id={`${id}-${index}`} code={code} page={page} />
        ))}
      </ul>
    </Section>
  );
}

interface PromoCodeProps {
  readonly id: string;
  readonly code: ActiveCode;
  readonly page: PageContext;
}

/** Renders one code with what it takes off and its terms. The code is selected as a whole. */
function PromoCode({ id, code: { code, discount, until, terms }, page }: PromoCodeProps) {
  return (
    <li id={id} tabIndex={-1} className={css.voucher}>
      {discount !== "" && <h3 className={css.discount}>{discount}</h3>}
      <div className={css.line}>
        <code dir="auto" className={css.code}>
          {code}
        </code>
        {isPromoCode(code) && <PromoCodeForms id={id} code={code} page={page} />}
      </div>
      {until !== "" && <p className={css.until}>{until}</p>}
      {terms.length > 0 && (
        <Prose>
          <RichTextView value={terms} page={page} />
        </Prose>
      )}
    </li>
  );
}
