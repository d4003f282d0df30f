import { Opener } from "../../../../blocks/products/panel/Opener.tsx";
import { panelId, startsId } from "../../../../blocks/products/panel/panel-ids.ts";
import { ByDevice } from "../../../../ui/primitives/ByDevice.tsx";
import { ButtonLink } from "../../../../ui/primitives/links.tsx";
import * as links from "../../../../ui/primitives/links.css.ts";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import type { NextStep as Step } from "./next-step.ts";

interface NextStepProps {
  readonly step: Step;
  /** Whether it is in the bar of a phone, which opens the panel. */
  readonly isBar?: boolean;
}

/** The one filled button: it opens a sheet, leads to the seats, or to the booking. */
export function NextStep({ step, isBar = false }: NextStepProps) {
  const { label } = step;
  if ("href" in step) return <Link step={step} isBar={isBar} />;
  if (step.opens !== panelId || isBar) return <Opener target={step.opens}>{label}</Opener>;
  return (
    <ButtonLink href={`#${startsId}`} size="large">
      {label}
    </ButtonLink>
  );
}

interface LinkProps {
  readonly step: Extract<Step, { readonly href: string }>;
  readonly isBar: boolean;
}

/** A phone has another step of the booking (C23). */
function Link({ step: { label, href, phoneHref = href, isOfSeats = false }, isBar }: LinkProps) {
  const link = (isMobile: boolean) => (
    <a
      href={isMobile ? phoneHref : href}
      data-next-seats={isOfSeats ? (isMobile ? "phone" : "wide") : undefined}
      className={`${links.tone.primary} ${links.size.large}`}
    >
      {label}
    </a>
  );
  return (
    <>
      <StyleSheet of={links} />
      {isBar ? link(true) : <ByDevice>{link}</ByDevice>}
    </>
  );
}
