import type { ReactNode } from "react";

/** The document around new HTML for a page that is open: it has neither theme nor header. */
export function BarePage({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main id="content">{children}</main>
      </body>
    </html>
  );
}
