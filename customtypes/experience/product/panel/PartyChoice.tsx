import { stepParty, writeParty } from "../../../../catalog/experience/chosen-party.ts";
import type { Product } from "../../../../catalog/product/product.ts";
import { agesText } from "../../../../blocks/products/ages-text.ts";
import { nameTicket } from "../../../../blocks/products/name-ticket.ts";
import type { PersonPrice } from "../../../../catalog/inventory/inventory.ts";
import type { PageContext } from "../../../../renderer/index.ts";
import { panelId } from "../../../../blocks/products/panel/panel-ids.ts";
import { StepButton } from "../../../../blocks/products/panel/StepButton.tsx";
import * as css from "../../../../blocks/products/panel/choice.css.ts";
import type { PanelState } from "./panel-state.ts";
import * as visitors from "./visitors.css.ts";

interface PartyChoiceProps {
  readonly state: PanelState;
  readonly product: Product;
  readonly page: PageContext;
}

/** A stepper for each kind of traveller, within the limits of one booking (P16). Each button sends a form without script. */
export function PartyChoice({ state, product, page }: PartyChoiceProps) {
  const { persons, date, start, starts } = state;
  return (
    <form action={`#${panelId}`} className={css.group}>
      {date !== undefined && <input type="hidden" name="date" value={date} />}
      {start !== undefined && starts.length > 1 && <input type="hidden" name="time" value={start.startTime} />}
      <fieldset className={visitors.party}>
        <legend className={css.label}>{page.t("booking.party")}</legend>
        {persons.map((person) => (
          <Stepper key={person.pax} person={person} state={state} product={product} page={page} />
        ))}
      </fieldset>
    </form>
  );
}

interface StepperProps extends PartyChoiceProps {
  readonly person: PersonPrice;
}

function Stepper({ person, state: { party, limits }, product, page: { t } }: StepperProps) {
  const { pax, ageFrom, ageTo } = person;
  const name = nameTicket(person, product, t);
  const step = (by: 1 | -1) => {
    const next = stepParty(party, { pax, by }, limits);
    return <StepButton by={by} kind={name} pax={pax} name="pax" value={next && writeParty(next)} t={t} />;
  };
  return (
    <div className={css.stepper}>
      <span>
        {name} <small className={css.soft}>{agesText(ageFrom, ageTo, t)}</small>
      </span>
      {step(-1)}
      <bdi data-count={pax} className={css.count}>
        {party[pax] ?? 0}
      </bdi>
      {step(1)}
    </div>
  );
}
