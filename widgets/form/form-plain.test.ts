// @vitest-environment-options { "url": "https://shop.example/contact/" }
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { FakeRequest } from "#tests/support/fake-request.ts";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/form/fixture.html", "utf8");
const form = () => document.querySelector("form") as HTMLFormElement;
const field = (name: string) => form().querySelector(`[name=${name}]`) as HTMLInputElement;
const message = () => document.querySelector(".islet-form-message")?.textContent;
const sentFields = () =>
  [...(FakeRequest.last.body as URLSearchParams)].map(([name, value]) => `${name}=${value}`);

async function open(html = fixture, config = {}) {
  const page = await mountMarkup(html, { config });
  if (field("name")) field("name").value = "Ada";
  if (field("email")) field("email").value = "ada@shop.example";
  /** Whether the widget has taken the press from the browser. */
  const press = async (button = form().querySelector("button") as HTMLButtonElement) => {
    let isTaken = false;
    const note = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("submit", note);
    button.click();
    window.removeEventListener("submit", note);
    await page.settled();
    return isTaken;
  };
  const answer = async (status: number, text: string, responseURL = FakeRequest.last.url) => {
    Object.assign(FakeRequest.last, { responseURL });
    FakeRequest.last.answer(status, text);
    await page.settled();
  };
  return { ...page, press, answer };
}

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  FakeRequest.sent = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it("a form without settings goes to its own action, with its fields alone, as the browser would send them", async () => {
  const { press, answer } = await open();
  expect(await press()).toBe(true);
  expect(FakeRequest.last).toMatchObject({ method: "POST", url: "https://shop.example/contact/" });
  expect(sentFields()).toEqual(["name=Ada", "email=ada@shop.example", "message="]);
  // A server may take this header for proof that a script of the site has sent the request.
  expect([...FakeRequest.last.headers.keys()]).toEqual(["Accept"]);
  await answer(200, '{"success":true,"data":{"message":"Thank you"}}');
  expect([message(), field("name").value]).toEqual(["Thank you", ""]);
});

it("the address of the page configuration does not change that", async () => {
  const { press } = await open(fixture, { ajax_url: "/ajax.php" });
  await press();
  expect(FakeRequest.last.url).toBe("https://shop.example/contact/");
});

it("the button's own address, and its name and value count", async () => {
  const { press } = await open(
    fixture.replace("<button", '<button formaction="/drafts/" name="do" value="keep"'),
  );
  await press();
  expect(FakeRequest.last.url).toBe("https://shop.example/drafts/");
  expect(sentFields()).toContain("do=keep");
});

it("a form with files goes in parts", async () => {
  const { press } = await open(fixture.replace("<form", '<form enctype="multipart/form-data"'));
  await press();
  expect(FakeRequest.last.body).toBeInstanceOf(FormData);
});

it.each([
  ["another host", fixture.replace("/contact/", "https://evil.example/"), {}],
  ["a script", fixture.replace("/contact/", "javascript:alert(1)"), {}],
  ["no post", fixture.replace('method="post"', ""), {}],
])("a form to %s is left to the browser, and that is told", async (_, html, config) => {
  const { press, problems } = await open(html, config);
  expect(problems[0]?.message).toContain(
    'its form must have method="post", and an action on this site or on a host of allowed_hosts',
  );
  expect(await press()).toBe(false);
  expect(FakeRequest.sent).toEqual([]);
});

it("a form to a host of allowed_hosts is sent", async () => {
  const { press } = await open(fixture.replace("/contact/", "https://api.example/"), {
    allowed_hosts: ["api.example"],
  });
  await press();
  expect(FakeRequest.last.url).toBe("https://api.example/");
});

it("a button that leads elsewhere is left to the browser", async () => {
  const { press } = await open(fixture.replace("<button", '<button formaction="https://other.example/"'));
  expect(await press()).toBe(false);
  expect(FakeRequest.sent).toEqual([]);
});

it.each([200, 400, 409, 422])("errors with status %i are shown at their fields", async (status) => {
  const { press, answer } = await open();
  await press();
  await answer(status, '{"success":false,"data":{"message":"No.","errors":{"email":"No such address."}}}');
  const description = document.getElementById(field("email").getAttribute("aria-describedby") ?? "");
  expect([description?.textContent, field("name").value]).toEqual(["No such address.", "Ada"]);
});

it.each([
  [200, "<!doctype html><p>Thank you"],
  [422, "<!doctype html><p>Wrong"],
  [200, "Thank you"],
  [200, ""],
])(
  "status %i with %j: the visitor is told, keeps all, and sees the server's own page at the next press",
  async (status, text) => {
    const { press, answer, problems } = await open();
    await press();
    await answer(status, text);
    expect(message()).toBe(
      "The server's answer cannot be shown here. Send the form again to see it as a page.",
    );
    expect(problems[0]?.message).toContain(
      `https://shop.example/contact/ has answered ${status} without JSON. The form stays as it is filled in`,
    );
    expect(field("name").value).toBe("Ada");
    expect(await press()).toBe(false);
    expect(FakeRequest.sent).toHaveLength(1);
  },
);

it("a redirect to another page of this site leads there, and what was typed comes back with Back", async () => {
  const assign = vi.spyOn(navigation, "assign").mockImplementation(() => {});
  const { press, answer } = await open();
  await press();
  await answer(200, "<!doctype html><p>Thank you", "https://shop.example/thanks/");
  expect(assign.mock.calls.flat()).toEqual(["https://shop.example/thanks/"]);
  expect(field("name").value).toBe("Ada");
});

it.each(["https://evil.example/thanks/", "https://shop.example/contact/?again=1"])(
  "a redirect to %s leads nowhere",
  async (address) => {
    const assign = vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const { press, answer } = await open();
    await press();
    await answer(200, "<!doctype html><p>Wrong", address);
    expect(assign).not.toHaveBeenCalled();
    expect(message()).toContain("cannot be shown here");
  },
);

it("a failure is told to the theme's developer, too", async () => {
  const { press, answer, problems } = await open();
  await press();
  await answer(404, "<h1>Not found");
  expect(problems[0]?.message).toContain(
    "https://shop.example/contact/ has answered 404. The form stays as it is filled in",
  );
});
