/** Styles of the stand-in: plain on purpose, so that nobody takes it for a shop. */
export const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-inline-size: 44rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; }
.mark { border: 3px dashed; padding: 1rem; }
ol { display: flex; flex-wrap: wrap; gap: .25rem .5rem; padding: 0; list-style: none; }
ol a { display: block; padding: .5rem .75rem; border: 1px solid; border-radius: 2rem; }
ol a[aria-current] { border-width: 3px; font-weight: 700; }
dl div { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: 1rem; padding: .5rem 0; border-block-end: 1px solid; }
dd { margin: 0; font-weight: 600; text-align: start; }
.ways { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; }
.ways a { padding: .75rem 0; }
.ways .next { padding: .75rem 1.25rem; border: 2px solid; border-radius: .25rem; font-weight: 700; }
@media (max-width: 30rem) { dl div { grid-template-columns: 1fr; gap: 0; } }
`;
