import { expect, test } from "vitest";
import { chooseEditor } from "./choose-editor.ts";
import { readOidcSettings } from "./read-oidc-settings.ts";

const right = {
  STUDIO_OIDC_ISSUER: "https://login.example/tenant",
  STUDIO_OIDC_CLIENT_ID: "studio",
  STUDIO_OIDC_ROLES: "*@example.com=editor",
};

test("W75: without settings there is no issuer", () => {
  expect(readOidcSettings({ STUDIO_OIDC_ISSUER: "" })).toBeUndefined();
});

test.each([
  ["STUDIO_OIDC_ISSUER", "login.example"],
  ["STUDIO_OIDC_ISSUER", "http://login.example"],
  ["STUDIO_OIDC_ISSUER", "http://127.0.0.1.example"],
  ["STUDIO_OIDC_ISSUER", "https://me@login.example"],
  ["STUDIO_OIDC_ISSUER", ""],
  ["STUDIO_OIDC_CLIENT_ID", ""],
  ["STUDIO_OIDC_ROLES", ""],
  ["STUDIO_OIDC_ROLES", "*=editor"],
  ["STUDIO_OIDC_ROLES", "*@*=editor"],
  ["STUDIO_OIDC_ROLES", "ada@example.com=owner"],
  ["STUDIO_OIDC_ROLES", "ada@example.com=admin,"],
])("W77: %s=%s ends the start with a sentence", (name, value) => {
  expect(() => readOidcSettings({ ...right, [name]: value })).toThrow(/^STUDIO_OIDC_/);
});

test.each(["http://localhost:8080", "http://127.0.0.1:8080/realms/a", "http://[::1]:8080", "https://login.example"])(
  "W77: the issuer may be %s",
  (STUDIO_OIDC_ISSUER) => {
    expect(readOidcSettings({ ...right, STUDIO_OIDC_ISSUER })?.issuer.href).toContain(STUDIO_OIDC_ISSUER);
  },
);

const email = (value: string) => ({ sub: "u-1", email: value, email_verified: true });

test.each([
  ["*@example.com=editor", email("ada@example.com"), "editor"],
  ["*@example.com=editor", email("Ada@EXAMPLE.com"), "editor"],
  ["temp@example.com=viewer,*@example.com=editor", email("temp@example.com"), "viewer"],
  ["*@example.com=editor", email("ada@sub.example.com"), undefined],
  ["*@example.com=editor", email("ada@notexample.com"), undefined],
  ["*@example.com=editor", email("ada@example.com@elsewhere.example"), undefined],
  ["*@example.com=editor", email("example.com"), undefined],
  ["*@example.com=editor", { sub: "u-1", email: "ada@example.com" }, undefined],
  ["*@example.com=editor", {}, undefined],
])("W75: with %s, %j is %s", (roles, claims, role) => {
  const settings = readOidcSettings({ ...right, STUDIO_OIDC_ROLES: roles });
  expect(settings && chooseEditor(claims, settings)?.role).toBe(role);
});

test.each([
  [{ sub: "u-1", groups: ["staff", "editors"] }, "editor"],
  [{ sub: "u-1", groups: "editors" }, "editor"],
  [{ sub: "u-1", groups: ["Editors", "*"] }, undefined],
  [{ sub: "u-1", groups: 7 }, undefined],
])("W75: another claim may decide the role: %j is %s", (claims, role) => {
  const variables = { ...right, STUDIO_OIDC_CLAIM: "groups", STUDIO_OIDC_ROLES: "editors=editor,chiefs=admin" };
  const settings = readOidcSettings(variables);
  expect(settings && chooseEditor(claims, settings)?.role).toBe(role);
});

test.each([
  [{ ...email("ada@example.com"), name: "Ada Byron" }, "Ada Byron (ada@example.com)"],
  [{ ...email("ada@example.com"), name: "Ben (ben@example.com)\n" }, "Ben ben@example.com (ada@example.com)"],
  [{ ...email("ada@example.com"), name: 7 }, "ada@example.com"],
])("W75: the name of an editor ends with what nobody can choose: %j", (claims, name) => {
  const settings = readOidcSettings(right);
  expect(settings && chooseEditor(claims, settings)?.name).toBe(name);
});
