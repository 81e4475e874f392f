// @vitest-environment happy-dom
import { expect, it } from "vitest";

it("the documented snippet for a bundler runs as it is, with its own widget and one of Islet's", async () => {
  document.body.innerHTML = `<p data-widget="read-time" data-widget-on="load">One two three</p>
    <div data-widget="countdown" data-widget-on="load" data-settings='{"end_date":1798761600}'><p>Soon</p></div>`;
  // A name that tsc does not look up: the file is there only once `install.mjs` has bundled it.
  const snippet = "../../.cache/package-test/built/snippet/snippet.js";
  await import(snippet);
  const stateOf = (/** @type {string} */ name) =>
    document.querySelector(`[data-widget=${name}]`)?.getAttribute("data-widget-state");
  await expect.poll(() => [stateOf("read-time"), stateOf("countdown")]).toEqual(["mounted", "mounted"]);
  expect(document.querySelector("p")?.textContent).toBe("One two three (1 min)");
});
