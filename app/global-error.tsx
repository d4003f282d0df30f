"use client";

/** Rendered when no page can be: the content service is down, and no stale page is cached. */
export default function GlobalError({ reset }: { readonly reset: () => void }) {
  return (
    <html lang="en">
      <body
        style={{ fontFamily: "system-ui, sans-serif", maxInlineSize: "36rem", margin: "15vh auto", padding: "1rem" }}
      >
        <title>Temporarily unavailable</title>
        <h1>We can’t show this page right now</h1>
        <p>We have a technical problem. Your bookings are not affected. Please try again in a minute.</p>
        <button type="button" onClick={reset}>
          Try again
        </button>
      </body>
    </html>
  );
}
