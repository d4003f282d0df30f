import { RichTextView, type SliceProps } from "../../renderer/index.ts";
import { Disclosure, DisclosureList } from "../../ui/primitives/Disclosure.tsx";
import { Prose } from "../../ui/primitives/Prose.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { AccordionFields } from "./fields.ts";

/** Renders parts that open one by one, without script. Omits one that has no heading or nothing below it. */
export function Accordion({ fields, id, page }: SliceProps<AccordionFields>) {
  const items = fields.items.filter(({ heading, body }) => page.text(heading) !== "" && body.length > 0);
  if (items.length === 0) return null;
  return (
    <Section id={id} title={page.text(fields.title)} width="text">
      <DisclosureList>
        {items.map(({ heading, body }, index) => (
          <Disclosure key={index} title={page.text(heading)}>
            <Prose>
              <RichTextView value={body} page={page} />
            </Prose>
          </Disclosure>
        ))}
      </DisclosureList>
    </Section>
  );
}
