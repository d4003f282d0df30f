import * as styles from "../app/message.css.ts";

/** Seen without a session. */
export function SignedOut() {
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>You are signed out</h1>
      <p className={styles.text}>
        Open the sign-in link that the site printed when it started. A new one is made by{" "}
        <code>npm run studio:link</code>. Changes that were not saved are kept in this browser.
      </p>
      <a href="/studio/sign-in">Sign-in page</a>
    </main>
  );
}
