import { Monitor, Smartphone, Tablet } from "lucide";
import { Button } from "../controls/Button.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Icon } from "../controls/Icon.tsx";
import { useSession } from "../session/use-session.ts";
import { type MarketView, type Width, widths } from "./use-market.ts";
import * as styles from "./editor.css.ts";

const widthLabels: Readonly<Record<Width, string>> = { 390: "Phone", 768: "Tablet", 1440: "Desktop" };
const widthIcons = { 390: Smartphone, 768: Tablet, 1440: Monitor };

interface Props {
  readonly view: MarketView;
}

/** The currency and width in which the page is shown. Nothing for a document without a page. */
export function ViewControls({ view: { market, width, setWidth, setCurrency } }: Props) {
  const { currencies } = useSession();
  if (market === undefined) return null;
  return (
    <>
      <Choice
        label="Currency"
        value={market.currency}
        options={currencies.map((code) => [code, code])}
        onChange={setCurrency}
      />
      <div className={styles.group} role="group" aria-label="Width">
        {widths.map((each) => (
          <Button
            key={each}
            look={each === width ? "pressed" : "plain"}
            aria-label={`${widthLabels[each]}, ${each} pixels`}
            aria-pressed={each === width}
            onPress={() => setWidth(each)}
          >
            <Icon icon={widthIcons[each]} />
          </Button>
        ))}
      </div>
    </>
  );
}
