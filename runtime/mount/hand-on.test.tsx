import { type ReactNode, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { mountMarkup } from "#tests/support/mount.ts";
import { fireEvent, screen } from "#tests/support/testing-library.ts";
import { text } from "../controls.ts";
import { ServerContent } from "../server-content.tsx";
import { type Catalogue, defineWidget, type SlotPlace } from "../widget.ts";
import { changeWidget } from "./change-widget.ts";

vi.mock("./change-widget.ts", { spy: true });

const settings = z.object({ label: text("hello") });

const widgetsWith = (Component: () => ReactNode, place?: (host: HTMLElement) => SlotPlace): Catalogue => ({
  drawn: {
    kind: "island",
    when: "load",
    load: () =>
      Promise.resolve({
        default: defineWidget({ name: "drawn", settings, Component, ...(place && { place }) }),
      }),
  },
  probe: {
    kind: "enhancer",
    when: "load",
    load: () => Promise.resolve({ default: defineWidget({ name: "probe", settings, enhance: () => {} }) }),
  },
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="around">
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? "open" : "closed"}
      </button>
      <ServerContent />
    </section>
  );
}

const main = () => document.querySelector("main") as HTMLElement;
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;

describe("a host without a key that leaves the page", () => {
  it("ends at once and loads nothing, whatever comes in its place", async () => {
    const markup = '<div data-widget="drawn probe">server</div>';
    const page = await mountMarkup(`<main>${markup}</main>`, { widgets: widgetsWith(Opener) });
    main().innerHTML = markup;
    await page.settled();
    expect(changeWidget).not.toHaveBeenCalled();
    expect([main().querySelectorAll("button").length, page.problems]).toEqual([1, []]);
  });
});

it("a host with the key of one on the page that a router has left begins anew", async () => {
  const markup = '<div id="k" data-widget="drawn">server</div>';
  const page = await mountMarkup(`<main>${markup}</main>`, { widgets: widgetsWith(Opener) });
  const press = async () => {
    fireEvent.click(screen.getByRole("button"));
    await page.settled();
  };
  await press();
  expect(screen.getByRole("button").textContent).toBe("open");
  history.pushState(null, "", "/other/page?a=1");
  main().innerHTML = markup;
  await page.settled();
  expect(screen.getByRole("button").textContent).toBe("closed");
  // The other page's own markup may be printed again.
  await press();
  history.pushState(null, "", "?a=2");
  main().innerHTML = markup;
  await page.settled();
  expect([screen.getByRole("button").textContent, page.problems]).toEqual(["open", []]);
});

describe.each([
  ["an editor", { is_editor: true }],
  ["a visitor's page", {}],
])("in %s, a host that is replaced by one of the same key", (_where, config) => {
  const printed = (inside: string) =>
    `<div id="k" class="toc" data-widget="drawn" data-widget-prerendered="p@1">${inside}</div>`;

  it("goes on with what its prerendered markup has become", async () => {
    function Toggle() {
      const [isOpen, setOpen] = useState(false);
      return (
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? "open" : "closed"}
        </button>
      );
    }
    const markup = printed('<button type="button">closed</button>');
    const page = await mountMarkup(`<main>${markup}</main>`, { config, widgets: widgetsWith(Toggle) });
    fireEvent.click(screen.getByRole("button"));
    await page.settled();
    const button = screen.getByRole("button");
    button.focus();
    for (let time = 0; time < 2; time++) {
      main().innerHTML = markup;
      await page.settled();
      expect([screen.getAllByRole("button"), button.textContent, document.activeElement]).toEqual([
        [button],
        "open",
        button,
      ]);
    }
    expect(main().querySelectorAll(".toc, #k, [data-widget]")).toHaveLength(1);
    fireEvent.click(button);
    await page.settled();
    expect(button.textContent).toBe("closed");
    page.stop();
    expect([main().innerHTML, page.problems]).toEqual([markup, []]);
  });

  const beside = (host: HTMLElement): SlotPlace => ({ parent: host.parentElement as Element, mode: "wrap" });
  const wrapped = (label: string) => `<div id="k" data-widget="drawn">${label} <input name="mail"></div>`;

  it.each([
    ["where it stood", (fresh: string) => ((document.getElementById("k") as HTMLElement).outerHTML = fresh)],
    ["with all around it", (fresh: string) => (main().innerHTML = `<p>before</p>${fresh}`)],
  ])("goes on around it, %s", async (_how, replace) => {
    const page = await mountMarkup(`<main><p>before</p>${wrapped("one")}</main>`, {
      config,
      widgets: widgetsWith(Opener, beside),
    });
    fireEvent.click(screen.getByRole("button"));
    await page.settled();
    const button = screen.getByRole("button");
    field("mail").value = "ada@";
    field("mail").focus();
    replace(wrapped("two"));
    await page.settled();
    const host = document.getElementById("k") as HTMLElement;
    expect([screen.getAllByRole("button"), button.textContent]).toEqual([[button], "open"]);
    expect([host.closest(".around")?.contains(button), host.textContent]).toEqual([true, "two "]);
    expect([field("mail").value, document.activeElement]).toEqual(["ada@", field("mail")]);
    page.stop();
    expect(main().innerHTML).toBe(`<p>before</p>${wrapped("two")}`);
    expect(page.problems).toEqual([]);
  });

  const FORM = `<input name="mail"><textarea name="words">Dear</textarea><select name="size"><option>S</option><option>M</option></select><input type="checkbox" name="news" value="a"><input type="radio" name="pay" value="card" checked><input type="radio" name="pay" value="cash"><input name="code" value="old"><button>Send</button>`;
  const form = (inside = FORM) => `<form id="k" action="/send" data-widget="probe">${inside}</form>`;
  const checked = () =>
    [...document.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);

  it("keeps what the visitor has entered, the focus and the caret; new content of the server wins", async () => {
    const page = await mountMarkup(`<main>${form()}</main>`, { config, widgets: widgetsWith(Opener) });
    field("mail").value = "ada@shop";
    field("words").value = "Dear Ada";
    document.querySelectorAll("option")[1]!.selected = true;
    for (const box of document.querySelectorAll<HTMLInputElement>("[name=news],[value=cash]"))
      box.checked = true;
    field("code").value = "typed";
    field("mail").focus();
    field("mail").setSelectionRange(1, 3);
    main().innerHTML = form(FORM.replace('value="old"', 'value="new"'));
    await page.settled();
    expect(["mail", "words", "size", "code"].map((name) => field(name).value)).toEqual([
      "ada@shop",
      "Dear Ada",
      "M",
      "new",
    ]);
    expect(checked()).toEqual(["a", "cash"]);
    expect([document.activeElement, field("mail").selectionStart, field("mail").selectionEnd]).toEqual([
      field("mail"),
      1,
      3,
    ]);
  });

  it("is empty again after it has been sent, and so is another form", async () => {
    const page = await mountMarkup(`<main>${form()}</main>`, { config, widgets: widgetsWith(Opener) });
    document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
    field("mail").value = "ada@shop";
    document.querySelector("form")?.requestSubmit();
    main().innerHTML = form();
    await page.settled();
    expect(field("mail").value).toBe("");
    field("mail").value = "ada@shop";
    main().innerHTML = form().replace("/send", "/elsewhere");
    await page.settled();
    expect(field("mail").value).toBe("");
  });
});
