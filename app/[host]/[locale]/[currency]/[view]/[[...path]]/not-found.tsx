import { requestRoute } from "@/app/_composition/render-page-once.ts";
import { pagePath } from "@/routing/page-address.ts";
import { defaultLocale, locales } from "@/i18n/locales.ts";
import { createLocaleTranslator } from "@/i18n/translator.ts";
import { NotFoundView } from "@/ui/shell/NotFoundView.tsx";

/** Next passes no parameters to a not-found page: the layout stores the route for it. */
export default function NotFound() {
  const route = requestRoute();
  const locale = route?.locale ?? locales[defaultLocale];
  return (
    <NotFoundView
      t={createLocaleTranslator(locale)}
      locale={locale}
      sells={route?.site.sells}
      homeHref={pagePath(locale.code, [])}
      elsewhere={[]}
    />
  );
}
