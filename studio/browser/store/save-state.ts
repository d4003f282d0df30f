/** How the document at hand relates to the draft that the server has. */
export type SaveState =
  /** The draft is equal. */
  | { readonly kind: "saved" }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  /** Without a connection. The copy in this browser has all changes. */
  | { readonly kind: "offline" }
  /** The content service refuses the document as it is. */
  | { readonly kind: "refused"; readonly message: string; readonly faults: number }
  /** The session has ended, or its role may not save. */
  | { readonly kind: "forbidden"; readonly message: string };
