// @vitest-environment-options { "url": "https://shop.example/contact/" }
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import type { FormKindName } from "#content/form/kinds.ts";
import { corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import { patience } from "#tests/machine.ts";
import { FakeRequest } from "#tests/support/fake-request.ts";
import { mountMarkup } from "#tests/support/mount.ts";

const wordpress = (redirect: string) => ({
  success: true,
  data: { message: "", link: redirect, errors: [], fields: [], data: { redirect_url: redirect } },
});
/** The builder's fourth version names no address to go to. */
const ANSWERS: Readonly<Record<Exclude<FormKindName, "atomic">, (redirect: string) => unknown>> = {
  plain: (redirect_url) => ({ success: true, data: { redirect_url } }),
  builder: wordpress,
  simple: wordpress,
  themed: (link) => ({ status: "success", msg: "", fields: {}, hide_form: false, link }),
};

const control = () => document.querySelector("[name='form_fields[name]']") as HTMLInputElement;
beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(ANSWERS))("answers of a %s form", (kind, answerOf) => {
  async function open() {
    const page = await mountMarkup(
      `<form data-widget="form" data-settings='{"kind":"${kind}"}' method="post"><p class="islet-form-field"><label>Name</label><input name="form_fields[name]"></p><button>Send</button></form>`,
      { config: { allowed_hosts: ["pay.example"] } },
    );
    return async (redirect: string) => {
      control().value = "Ada";
      (document.querySelector("form > button") as HTMLElement).click();
      await page.settled();
      FakeRequest.last.answer(200, JSON.stringify(answerOf(redirect)));
      await page.settled();
    };
  }

  it(
    "lead to this site and to allowed hosts only; a link leads to another site",
    async () => {
      const assign = vi.spyOn(navigation, "assign").mockImplementation(() => {});
      const show = await open();
      const urls = [...corpus("url"), ...(thirdPartyCorpus("url") ?? []).slice(0, 200)];
      const links: string[] = [];
      for (const { text } of urls) {
        await show(text);
        const link = document.querySelector<HTMLAnchorElement>(".islet-form-message a");
        if (link) links.push(link.href);
      }
      for (const link of links.map((href) => new URL(href)))
        expect([link.protocol, link.username, link.password].join()).toMatch(/^https?:,,$/);
      expect(links.length).toBeGreaterThan(10);
      expect(assign.mock.calls.length).toBeGreaterThan(10);
      const hosts = new Set(assign.mock.calls.map(([url]) => new URL(url).host));
      for (const host of hosts) expect(["shop.example", "pay.example"]).toContain(host);
      await show("https://pay.example/thanks?a=1&b=%20");
      await show("/thanks/#done");
      expect(assign.mock.calls.slice(-2).flat()).toEqual([
        "https://pay.example/thanks?a=1&b=%20",
        "https://shop.example/thanks/#done",
      ]);
    },
    60_000 * patience,
  );
});
