import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { host, island } from "#tests/support/drawn-island.ts";
import { mountMarkup, startOnPage } from "#tests/support/mount.ts";
import { act, screen } from "#tests/support/testing-library.ts";

describe("a visitor in the middle of something", () => {
  /** The code that waits has to load first, which takes more than a turn in a file's first test. */
  const isWaiting = () => vi.waitFor(() => expect(host().dataset["widgetState"]).toBe("waiting"));
  const FIELD = `<div data-widget="drawn" id="host"><input name="q"></div>`;

  it("who types in the host keeps field, text and focus; the island comes when they leave", async () => {
    document.body.innerHTML = FIELD;
    const field = host().querySelector("input") as HTMLInputElement;
    field.focus();
    field.value = "half a wo";
    const starting = startOnPage({ widgets: island(() => <h2>drawn</h2>) });
    await isWaiting();
    await act(async () => {});
    expect([host().dataset["widgetState"], document.activeElement, field.value]).toEqual([
      "waiting",
      field,
      "half a wo",
    ]);
    field.blur();
    await starting;
    expect(host().textContent).toBe("drawn");
  });

  it("new settings that come while somebody types count once the island begins", async () => {
    document.body.innerHTML = FIELD;
    host().querySelector("input")?.focus();
    const starting = startOnPage({ widgets: island(({ settings: { label } }) => <h2>{label}</h2>) });
    await isWaiting();
    host().setAttribute("data-settings", '{"label":"newer"}');
    host().querySelector("input")?.blur();
    await starting;
    expect(host().textContent).toBe("newer");
  });

  it("who sends a form by Enter while the island loads is answered by the server at once, with the text", async () => {
    const sent = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockReturnValue();
    await mountMarkup(
      `<div data-widget="drawn" data-widget-on="interaction" id="host"><form><input name="q"></form></div>`,
      { widgets: island(() => <h2>drawn</h2>) },
    );
    const [form, field] = [document.forms[0], host().querySelector("input")];
    field?.focus();
    if (field) field.value = "yarn";
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    form?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(sent.mock.contexts).toEqual([form]));
    expect([field?.isConnected, field?.value]).toEqual([true, "yarn"]);
  });

  it("what was typed before the island came stands in its own field, and the island knows it", async () => {
    function Search() {
      const [words, setWords] = useState("");
      return (
        <>
          <input
            aria-label="Search"
            name="q"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <output>{words}</output>
        </>
      );
    }
    document.body.innerHTML = `<div data-widget="drawn" id="host"><input name="q"><input name="else" value="b"></div>`;
    const field = host().querySelector("input") as HTMLInputElement;
    field.value = "half a word";
    await startOnPage({ widgets: island(Search) });
    expect(screen.getByLabelText("Search")).toHaveProperty("value", "half a word");
    expect(screen.getByRole("status").textContent).toBe("half a word");
  });

  it("a press while the island loads reaches the control that means the same, or else no other", async () => {
    const pressed: string[] = [];
    const names = (all: readonly string[]) =>
      all.map((name) => (
        <button key={name} type="button" className="b" onClick={() => pressed.push(name)}>
          {name}
        </button>
      ));
    await mountMarkup(
      `<div data-widget="drawn" data-widget-on="interaction" id="host"><button class="b">one</button><button class="b">two</button><button class="b">gone</button></div>`,
      { widgets: island(() => <>{names(["one", "two"])}</>) },
    );
    const [, two, gone] = [...host().querySelectorAll("button")];
    two?.click();
    gone?.click();
    await vi.waitFor(() => expect(pressed).toEqual(["two"]));
    expect(host().dataset["widgetState"]).toBe("mounted");
  });

  it("who goes from field to field within the host is left alone until the focus leaves it", async () => {
    document.body.innerHTML = `<div data-widget="drawn" id="host"><input name="q"><input name="r"></div><a href="#x">x</a>`;
    const [first, second] = host().querySelectorAll("input");
    first?.focus();
    const starting = startOnPage({ widgets: island(() => <h2>drawn</h2>) });
    await new Promise((resolve) => setImmediate(resolve));
    await act(async () => {});
    second?.focus();
    await act(async () => {});
    expect([host().dataset["widgetState"], document.activeElement]).toEqual(["waiting", second]);
    document.querySelector("a")?.focus();
    await starting;
    expect(host().textContent).toBe("drawn");
  });

  it("who has the focus on a button gets it back on its counterpart", async () => {
    document.body.innerHTML = `<div data-widget="drawn" id="host"><button>server</button></div>`;
    host().querySelector("button")?.focus();
    await startOnPage({ widgets: island(() => <button type="button">drawn</button>) });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "drawn" }));
  });
});
