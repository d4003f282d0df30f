import * as v from "valibot";
import { testCalendar } from "../../catalog/calendar/calendar.example.ts";
import { calendarMonths } from "../../catalog/experience/calendar-months.ts";
import { Sheets } from "../../blocks/products/panel/Sheets.island.tsx";
import { richText } from "../../content/fields/rich-text.ts";
import { pageFields } from "../../customtypes/page-fields.ts";
import { CopyButton } from "../../customtypes/plan_page/plan/CopyButton.tsx";
import { SavedPage } from "../../customtypes/saved_page/saved/SavedPage.tsx";
import { ChoiceForm } from "../../customtypes/cookie_page/settings/ChoiceForm.tsx";
import { Party } from "../../customtypes/experience/product/panel/Party.island.tsx";
import { Months } from "../../customtypes/showpage/show/performances/Months.tsx";
import { RichTextView } from "../../renderer/rich-text/RichTextView.tsx";
import { Consent } from "../../ui/consent/Consent.island.tsx";
import { SearchForm } from "../../ui/search/SearchForm.tsx";
import { CurrencyForm } from "../../ui/shell/CurrencyForm.tsx";
import { RememberedVisit } from "../../ui/tools/RememberedVisit.tsx";
import { SavedLink } from "../../ui/tools/SavedLink.tsx";
import { isChecked } from "./checked-slice.ts";
import { sliceMocks } from "./mock-slices.ts";
import { testPage } from "./page-context.ts";
import { baseFields, renderPart } from "./render-part.tsx";
import { renderWithIslands } from "./render-with-islands.tsx";
import { SeatsExample, start as startView } from "./seats-example.tsx";
import { testProduct } from "./test-product.ts";
import { testShow } from "./test-show.ts";

const page = testPage();
const { locale, t } = page;
const product = { ...testProduct(), show: testShow() };
const today = "2026-11-22";
const calendar = testCalendar("2026-12-01");
const dates = {
  product,
  party: 2,
  most: 12,
  today,
  months: calendarMonths(calendar, today, locale),
  later: undefined,
  calendar,
  starts: [],
};
const film = [{ type: "embed", oembed: { embed_url: "https://vimeo.com/76979871", title: "Rome" } }];

/** Each part with islands that is not a slice. */
const parts = [
  <RichTextView key="film" value={v.parse(richText(), film)} page={page} />,
  <Months key="months" data={dates} page={page} />,
  <Party
    key="party"
    starts={[]}
    isDated={false}
    party={{}}
    currency="EUR"
    locale={locale}
    names={{}}
    texts={{ next: "", total: "", counted: "" }}
  >
    Price
  </Party>,
  <Sheets key="sheets">Price</Sheets>,
  <SeatsExample key="seats" view={startView} />,
  <SearchForm key="search" sells={undefined} id="search" locale={locale} currency="EUR" t={t} />,
  <CurrencyForm
    key="currency"
    currencies={[{ code: "EUR", symbol: "€" }]}
    currency="EUR"
    currencyAction="/"
    returnTo="/"
    t={t}
  />,
  <SavedLink key="saved" locale={locale} t={t} />,
  <RememberedVisit key="visit" id={product.id} price={product.price} locale={locale} t={t}>
    Price
  </RememberedVisit>,
  <SavedPage key="list" fields={v.parse(v.object(pageFields), {})} page={page}>
    {null}
  </SavedPage>,
  <CopyButton key="copy" page={page} />,
  <Consent key="consent" kind="city">
    Cookie settings
  </Consent>,
  <ChoiceForm key="choices" t={t} />,
];

/** Returns the server's HTML of what has islands: the mocks of slices, a calendar, a film and more. */
export async function renderIslandPages(): Promise<readonly string[]> {
  const mocks = sliceMocks().filter(({ name }) => isChecked(`slices/${name}/`));
  const slices = await Promise.all(
    mocks.map(({ type: part, variation }) => renderPart({ part, variation }, baseFields({ part, variation }))),
  );
  const others = isChecked("ui/") ? parts : [];
  return Promise.all([...others, ...slices.map(({ nodes }) => nodes)].map((node) => renderWithIslands(node)));
}
