/** Tags, lifetime and parts of the contract's page. Components write it, and the process looks for it. */
export const contractParts = {
  tags: ["contract"],
  /** Seconds. */
  fresh: 7,
  title: "Contract",
  sheet: "a>b{color:red}",
  font: "/contract.woff2",
  island: "contract/Island",
  structuredData: '{"name":"contract"}',
  script: "own()",
};
