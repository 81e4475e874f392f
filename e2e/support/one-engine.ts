/** Tag of tests in an island's file for which it makes no difference what draws islands. They do not run with Preact. */
export const ONE_ENGINE = "@one-engine";
