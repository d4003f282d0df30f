/** Roles of editors, each with all rights of those before it. */
export const roles = ["viewer", "editor", "publisher", "admin"] as const;

export type Role = (typeof roles)[number];

/** The lowest role that may do something. The server checks it; the browser hides what it refuses. */
const minRoles = {
  read: "viewer",
  render: "viewer",
  save: "editor",
  upload: "editor",
  publish: "publisher",
  audit: "admin",
} as const satisfies Record<string, Role>;

export type Action = keyof typeof minRoles;

/** Whether a role may do something: ("editor", "publish") → false. */
export function isAllowed(role: Role, action: Action): boolean {
  return roles.indexOf(role) >= roles.indexOf(minRoles[action]);
}
