import { asRecord, asText } from "../../../protocol/as-json.ts";
import { Box } from "../../controls/Box.tsx";
import * as controls from "../../controls/controls.css.ts";
import type { ControlProps } from "../field-props.ts";
import { useParsedText } from "../frame/use-parsed-text.ts";
import { messages } from "../messages.ts";
import * as css from "./embed.css.ts";

/** A film or post by its address. Data about another address are dropped, since they are of the old one. */
export function EmbedControl({ spec, value, onChange, ids, onFault }: ControlProps) {
  const embed = asRecord(value);
  const address = asText(embed["embed_url"]);
  const { text, change, leave } = useParsedText({
    value: address,
    written: address,
    parse: (typed) => (isAddress(typed) ? typed : undefined),
    onParsed: (typed) => onChange(typed === "" ? null : { embed_url: typed }),
    onFault,
    fault: messages.wrongEmbed,
  });
  const facts = [embed["title"], embed["provider_name"], embed["author_name"]].map(asText).filter(Boolean);
  return (
    <Box isInvalid={ids.isInvalid}>
      <input
        className={controls.input}
        id={ids.id}
        type="url"
        dir="ltr"
        autoComplete="off"
        aria-describedby={ids.describedBy}
        aria-invalid={ids.isInvalid || undefined}
        placeholder={spec.placeholder || "https://"}
        value={text}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
      />
      {facts.length > 0 && (
        <div className={css.facts}>
          {asText(embed["thumbnail_url"]) !== "" && (
            <img className={css.picture} src={asText(embed["thumbnail_url"])} alt="" loading="lazy" />
          )}
          <span dir="auto">{facts.join(" · ")}</span>
        </div>
      )}
    </Box>
  );
}

function isAddress(text: string): boolean {
  return text === "" || (/^https?:\/\/[^\s/]+\./i.test(text) && URL.canParse(text));
}
