import { act, fireEvent, screen } from "#tests/testing-library.ts";
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { describe, expect, it, vi } from "vitest";
import { mountMarkup, type MountedPage, startOnPage } from "#tests/mount.ts";
import type { Catalogue } from "../catalogue.ts";
import { text } from "../controls.ts";
import { useIslet } from "../island-context.ts";
import { ServerContent } from "../server-content.tsx";
import { defineWidget, type SlotPlace } from "../widget.ts";

const settings = z.object({ label: text("hello") });
interface Given {
  readonly settings: { readonly label: string };
}

const island = (
  Component: (given: Given) => ReactNode,
  content?: (host: HTMLElement, settings: Given["settings"]) => undefined,
): Catalogue => ({
  drawn: {
    kind: "island",
    when: "load",
    load: () =>
      Promise.resolve({
        default: defineWidget({ name: "drawn", settings, Component, ...(content && { content }) }),
      }),
  },
});

const fail = (): never => {
  throw new Error("told to");
};

const MARKER = `<div data-widget="drawn" id="host" class="a"><p>from the <b>server</b></p> text <!-- note --></div>`;
const host = () => document.getElementById("host") as HTMLElement;
const codes = ({ problems }: MountedPage) => problems.map(({ code }) => code);

/** The nodes themselves, not copies of them. */
const nodesOf = (root: Node): Node[] => [root, ...[...root.childNodes].flatMap(nodesOf)];

describe("an island", () => {
  it("draws in place of the server's nodes, and gives back the very same ones at the end", async () => {
    document.body.innerHTML = MARKER;
    const [before, nodes] = [host().outerHTML, nodesOf(host())];
    const { stop, problems } = await startOnPage({
      widgets: island(({ settings: { label } }) => <h2>{label}</h2>),
    });
    expect(host().textContent).toBe("hello");
    expect(host().dataset["widgetState"]).toBe("mounted");
    stop();
    expect(host().outerHTML).toBe(before);
    expect(nodesOf(host())).toEqual(nodes);
    expect(nodesOf(host()).every((node, index) => node === nodes[index])).toBe(true);
    expect(problems).toEqual([]);
  });

  it("new settings draw the same root again: state is kept", async () => {
    function Counter({ settings: { label } }: Given) {
      const [count, setCount] = useState(0);
      return <button type="button" onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>;
    }
    const { settled } = await mountMarkup(MARKER, { widgets: island(Counter) });
    fireEvent.click(screen.getByRole("button"));
    host().setAttribute("data-settings", '{"label":"changed"}');
    await settled();
    expect(screen.getByRole("button").textContent).toBe("changed 1");
  });

  it("settings that are wrong leave the island as it was, and are told", async () => {
    const page = await mountMarkup(MARKER, {
      widgets: island(({ settings: { label } }) => <h2>{label}</h2>),
    });
    host().setAttribute("data-settings", "{");
    await page.settled();
    expect([codes(page), host().textContent]).toEqual([["settings-syntax"], "hello"]);
  });

  it("useIslet gives the context, and only within an island", async () => {
    const seen: unknown[] = [];
    function Seer() {
      const { name, id, host: element, page } = useIslet();
      seen.push(name, element, typeof page.deviceMode());
      return <i id={`${id}-x`} />;
    }
    await mountMarkup(`${MARKER}<div data-widget="drawn"></div>`, { widgets: island(Seer) });
    expect(seen.slice(0, 3)).toEqual(["drawn", host(), "string"]);
    const ids = [...document.querySelectorAll("i")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe("an island that fails gives the server's markup back, one problem is told, the others go on", () => {
  const other = `<div data-widget="countdown" data-settings='{"end_date":1}'></div>`;
  const stays = async (Component: (given: Given) => ReactNode, content?: () => undefined) => {
    const page = await mountMarkup(MARKER + other, { widgets: island(Component, content) });
    return {
      page,
      isBack: () =>
        host().outerHTML === MARKER.replace(' class="a"', ' class="a" data-widget-state="failed"'),
    };
  };

  it("in content()", async () => {
    const { page, isBack } = await stays(() => <p />, fail);
    expect([codes(page), isBack()]).toEqual([["crash"], true]);
    expect(screen.getByRole("timer")).toBeTruthy();
  });

  it("in its first render", async () => {
    const { page, isBack } = await stays(fail);
    expect([codes(page), isBack()]).toEqual([["crash"], true]);
    expect(screen.getByRole("timer")).toBeTruthy();
  });

  it("in an effect", async () => {
    const { page, isBack } = await stays(() => {
      useEffect(fail);
      return <p>drawn</p>;
    });
    await page.settled();
    expect([codes(page), isBack()]).toEqual([["crash"], true]);
  });

  it("in a layout effect", async () => {
    const { page, isBack } = await stays(() => {
      useLayoutEffect(fail);
      return <p>drawn</p>;
    });
    expect([codes(page), isBack()]).toEqual([["crash"], true]);
    expect(screen.getByRole("timer")).toBeTruthy();
  });

  it("in subscribing to a store", async () => {
    const { page, isBack } = await stays(() => <p>{useSyncExternalStore(fail, () => 1)}</p>);
    await page.settled();
    expect([codes(page), isBack()]).toEqual([["crash"], true]);
  });

  it("deep inside, with every effect around it ended", async () => {
    const running = new Set<string>();
    const useRunning = (name: string) =>
      useEffect(() => {
        running.add(name);
        return () => void running.delete(name);
      }, [name]);
    function Inner({ isBroken }: { readonly isBroken: boolean }) {
      useRunning("inner");
      return isBroken ? fail() : <p>drawn</p>;
    }
    const { page, isBack } = await stays(function Outer() {
      const [isBroken, setBroken] = useState(false);
      useRunning("outer");
      return (
        <section>
          <button type="button" onClick={() => setBroken(true)}>
            break
          </button>
          <Inner isBroken={isBroken} />
        </section>
      );
    });
    expect([...running].toSorted()).toEqual(["inner", "outer"]);
    screen.getByRole("button", { name: "break" }).click();
    await page.settled();
    expect([codes(page), isBack(), running.size]).toEqual([["crash"], true, 0]);
  });

  it("in an update and in a clean-up because of it: both are told, the markup is back once", async () => {
    const { page, isBack } = await stays(function Late() {
      const [isBroken, setBroken] = useState(false);
      useLayoutEffect(() => fail, []);
      return isBroken ? (
        fail()
      ) : (
        <button type="button" onClick={() => setBroken(true)}>
          break
        </button>
      );
    });
    screen.getByRole("button", { name: "break" }).click();
    await page.settled();
    expect([codes(page), isBack()]).toEqual([["crash", "crash"], true]);
    expect(screen.getByRole("timer")).toBeTruthy();
  });

  it("in an update, long after", async () => {
    const { page, isBack } = await stays(function Late() {
      const [isBroken, setBroken] = useState(false);
      return isBroken ? (
        fail()
      ) : (
        <button type="button" onClick={() => setBroken(true)}>
          break
        </button>
      );
    });
    expect(codes(page)).toEqual([]);
    screen.getByRole("button", { name: "break" }).click();
    await page.settled();
    expect([codes(page), isBack()]).toEqual([["crash"], true]);
    expect(screen.getByRole("timer")).toBeTruthy();
  });

  it("in the cleanup of an effect at its end: told, and the markup is back all the same", async () => {
    const { page } = await stays(() => {
      useEffect(() => fail, []);
      return <p>drawn</p>;
    });
    host().remove();
    await page.settled();
    expect(codes(page)).toEqual(["crash"]);
    expect(host()).toBeNull();
  });

  it("with a value that is no error", async () => {
    const thrown: unknown = "text";
    const { page } = await stays(() => {
      throw thrown;
    });
    expect(page.problems).toMatchObject([{ code: "crash", error: "text" }]);
  });
});

describe("an island whose inside was printed for it", () => {
  const printed = (inside: string) =>
    `<div data-widget="drawn" id="host" data-widget-prerendered="p@1">${inside}</div>`;

  it("takes over every node, with its listeners", async () => {
    function Counter() {
      const [count, setCount] = useState(0);
      return (
        <button type="button" className="c" onClick={() => setCount(count + 1)}>
          {count} times
        </button>
      );
    }
    document.body.innerHTML = printed('<button type="button" class="c">0<!-- --> times</button>');
    const isText = ({ nodeType }: Node) => nodeType !== Node.COMMENT_NODE;
    const before = nodesOf(host()).filter(isText);
    const { problems } = await startOnPage({ widgets: island(Counter) });
    expect(nodesOf(host()).filter(isText)).toEqual(before);
    expect(
      nodesOf(host())
        .filter(isText)
        .every((node, index) => node === before[index]),
    ).toBe(true);
    fireEvent.click(screen.getByRole("button"));
    expect([screen.getByRole("button").textContent, problems]).toEqual(["1 times", []]);
  });

  it.each([
    ["another text", "<h2>hullo</h2>"],
    ["another element", "<h3>hello</h3>"],
    ["nothing", ""],
    ["one element too many", "<h2>hello<b>more</b></h2>"],
  ])("is drawn anew where the server printed %s: told once, and given back at the end", async (_, inside) => {
    document.body.innerHTML = printed(inside);
    const page = await startOnPage({
      widgets: island(({ settings: { label } }) => <h2 title="drawn">{label}</h2>),
    });
    await page.settled();
    expect([codes(page), host().innerHTML]).toEqual([["hydration"], '<h2 title="drawn">hello</h2>']);
    host().setAttribute("data-settings", '{"label":"changed"}');
    await page.settled();
    expect(host().textContent).toBe("changed");
    host().removeAttribute("data-settings");
    page.stop();
    expect(document.body.innerHTML).toBe(printed(inside));
  });

  it.each([
    ["rendering", (): never => fail()],
    [
      "an effect",
      () => {
        useEffect(fail);
        return <h2>hello</h2>;
      },
    ],
  ])("that throws in %s is as the server printed it, and told once", async (_, Component) => {
    const page = await mountMarkup(printed("<h2>hello</h2>"), { widgets: island(Component) });
    await page.settled();
    expect(codes(page).filter((code) => code !== "hydration")).toEqual(["crash"]);
    expect(document.body.innerHTML).toBe(
      printed("<h2>hello</h2>").replace('@1">', '@1" data-widget-state="failed">'),
    );
  });
});

describe("<ServerContent/>", () => {
  const FORM = `<div data-widget="drawn" id="host"><p>one</p>-<form><input name="q"></form>-<p class="last">two</p></div>`;

  it("places the server's own nodes, and they are back in their exact order at the end", async () => {
    const markup = FORM;
    const { stop } = await mountMarkup(markup, {
      widgets: island(() => (
        <section>
          <ServerContent />
        </section>
      )),
    });
    expect(host().querySelector("section input")).not.toBeNull();
    expect(host().textContent).toBe("one--two");
    stop();
    expect(document.body.innerHTML).toBe(markup);
  });

  it("may be placed in parts, and what is not placed is off the page meanwhile", async () => {
    const isForm = (node: Node) => node instanceof HTMLFormElement;
    const { stop } = await mountMarkup(FORM, { widgets: island(() => <ServerContent select={isForm} />) });
    expect([host().querySelector("form") !== null, host().textContent]).toEqual([true, ""]);
    stop();
    expect(document.body.innerHTML).toBe(FORM);
  });

  it("comes and goes with what is drawn; the same nodes each time", async () => {
    function Tab() {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            toggle
          </button>
          {isOpen && <ServerContent />}
        </>
      );
    }
    const { stop } = await mountMarkup(FORM, { widgets: island(Tab) });
    const field = host().querySelector("input");
    for (const isThere of [false, true, false]) {
      fireEvent.click(screen.getByRole("button", { name: "toggle" }));
      expect(host().querySelector("input")).toBe(isThere ? field : null);
    }
    stop();
    expect(document.body.innerHTML).toBe(FORM);
    expect(host().querySelector("input")).toBe(field);
  });

  it("is given back when the island fails", async () => {
    function Late() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error("told to");
      return (
        <>
          <button type="button" onClick={() => setBroken(true)}>
            break
          </button>
          <ServerContent />
        </>
      );
    }
    const page = await mountMarkup(FORM, { widgets: island(Late) });
    screen.getByRole("button", { name: "break" }).click();
    await page.settled();
    expect(codes(page)).toEqual(["crash"]);
    expect(document.body.innerHTML).toBe(FORM.replace('id="host"', 'id="host" data-widget-state="failed"'));
  });

  it("a widget inside it is mounted once, and runs on when it moves", async () => {
    const inner = `<div data-widget="drawn" id="host"><div data-widget="countdown" data-settings='{"end_date":1}'>soon</div></div>`;
    const { stop, problems } = await mountMarkup(inner, { widgets: island(() => <ServerContent />) });
    expect(screen.getAllByRole("timer")).toHaveLength(1);
    stop();
    expect(document.body.textContent).toBe("soon");
    expect(problems).toEqual([]);
  });
});

describe("a visitor in the middle of something", () => {
  const FIELD = `<div data-widget="drawn" id="host"><input name="q"></div>`;

  it("who types in the host keeps field, text and focus; the island comes when they leave", async () => {
    document.body.innerHTML = FIELD;
    const field = host().querySelector("input") as HTMLInputElement;
    field.focus();
    field.value = "half a wo";
    const starting = startOnPage({ widgets: island(() => <h2>drawn</h2>) });
    await new Promise((resolve) => setImmediate(resolve));
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
    await new Promise((resolve) => setImmediate(resolve));
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

describe("a page that others change, too", () => {
  const two = `<section><div data-widget="drawn" id="host"><p>one</p></div><div data-widget="drawn" id="next"><p>two</p></div></section>`;

  function Counted() {
    useEffect(() => {
      counted++;
      return () => void counted--;
    }, []);
    return <h2>drawn</h2>;
  }
  let counted = 0;

  it("runtime.3 F31 who replaces the inside of an island breaks no other widget's end or start", async () => {
    const page = await mountMarkup(two, { widgets: island(Counted) });
    expect(counted).toBe(2);
    host().replaceChildren("new");
    document.querySelector("section")?.remove();
    document.body.insertAdjacentHTML("beforeend", `<div data-widget="drawn" id="late"></div>`);
    await page.settled();
    expect([counted, document.body.textContent]).toEqual([1, "drawn"]);
    page.stop();
    expect([counted, page.problems]).toEqual([0, []]);
  });

  it("an island whose inside a script has replaced is drawn anew from the new markup, and says so", async () => {
    const page = await mountMarkup(MARKER, {
      widgets: island(() => (
        <h2>
          <ServerContent />
        </h2>
      )),
    });
    host().replaceChildren("new");
    await page.settled();
    expect(screen.getByRole("heading").textContent).toBe("new");
    expect(host().dataset["widgetState"]).toBe("mounted");
    expect(page.problems.map(({ message }) => message)).toEqual([
      "[islet] drawn: a script of the page has replaced the inside of its element (div#host). It is drawn anew.",
    ]);
    page.stop();
    expect([host().textContent, page.problems.length]).toEqual(["new", 1]);
  });

  it("a script that replaces the inside of an island again and again wins", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const page = await mountMarkup(two, { widgets: island(Counted) });
    for (const time of [1, 2, 3, 4, 5]) {
      host().replaceChildren(`new ${time}`);
      await page.settled();
    }
    expect(page.problems.map(({ message }) => message.split(". ").at(-1))).toEqual([
      "It is drawn anew.",
      "It is drawn anew.",
      "It is drawn anew.",
      "What the widget draws cannot be seen.",
    ]);
    expect(host().textContent).toBe("new 5");
    page.stop();
    expect([host().textContent, counted]).toEqual(["new 5", 0]);
    vi.useRealTimers();
  });

  it("runtime.3 stopped by a listener of the first start, every other host is as the server printed it", async () => {
    const page = await mountMarkup("", { widgets: island(Counted) });
    document.addEventListener("islet:mounted", page.stop, { once: true });
    document.body.innerHTML = two;
    await page.settled();
    expect([counted, document.body.innerHTML]).toEqual([0, two]);
  });

  it("the document hears that a widget has ended, with its host, even of one that has left the page", async () => {
    const heard: unknown[] = [];
    const hear = ({ detail }: Event & { detail?: unknown }) => heard.push(detail);
    document.addEventListener("islet:unmounted", hear);
    const page = await mountMarkup(two, { widgets: island(Counted) });
    const left = host();
    left.remove();
    await page.settled();
    document.removeEventListener("islet:unmounted", hear);
    expect(heard).toEqual([{ widget: "drawn", host: left }]);
  });

  it("runtime.2 settings that become wrong are told, and the widget runs on with those before", async () => {
    const page = await mountMarkup(MARKER, {
      widgets: island(({ settings: { label } }) => <h2>{label}</h2>),
    });
    host().setAttribute("data-settings", "{");
    await page.settled();
    expect([host().textContent, host().dataset["widgetState"]]).toEqual(["hello", "mounted"]);
    expect(page.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/not valid JSON.*The widget runs on with the settings before\.$/),
    ]);
  });
});

describe("an island on native markup", () => {
  const placed = (mode: SlotPlace["mode"], parentOf: (host: HTMLElement) => Element | null): Catalogue => ({
    drawn: {
      kind: "island",
      when: "load",
      load: () =>
        Promise.resolve({
          default: defineWidget({
            name: "drawn",
            settings,
            Component: () => <section>{mode !== "keep" && <ServerContent />}</section>,
            place: (element) => ({ parent: parentOf(element) ?? element, mode }),
          }),
        }),
    },
  });
  const inside = `<div id="around"><div data-widget="drawn" id="host"><h2>kept</h2><div id="box"><i>loading</i></div></div></div>`;
  const mountIn = async (widgets: Catalogue) => {
    const page = await mountMarkup(inside, { widgets });
    return { ...page, drawn: document.querySelector("section") };
  };

  it("stands beside the server's nodes, which stay where they are", async () => {
    const { drawn, stop } = await mountIn(placed("keep", (element) => element));
    expect(drawn?.closest("#host")?.querySelector(":scope > h2")?.textContent).toBe("kept");
    expect(drawn?.parentElement).toBe(host().lastElementChild);
    stop();
    expect(document.body.innerHTML).toBe(inside);
  });

  it("draws in place of what is in one of the server's elements, and gives that back", async () => {
    const { drawn, stop } = await mountIn(placed("replace", (element) => element.querySelector("#box")));
    expect(drawn?.closest("#box")).not.toBeNull();
    expect(document.querySelector("#host > h2")).not.toBeNull();
    expect(drawn?.textContent).toBe("loading");
    stop();
    expect(document.body.innerHTML).toBe(inside);
  });

  it("draws around its host, and puts the host back", async () => {
    const before = () => document.querySelector("#host");
    const { drawn, stop, problems } = await mountIn(placed("wrap", (element) => element.parentElement));
    expect(drawn?.querySelector("#host > h2")).not.toBeNull();
    expect(before()?.getAttribute("data-widget-state")).toBe("mounted");
    const element = before();
    stop();
    expect(document.body.innerHTML).toBe(inside);
    expect(before()).toBe(element);
    expect(problems).toEqual([]);
  });

  it("draws anew where new settings put it elsewhere", async () => {
    const inBox: Catalogue = {
      drawn: {
        kind: "island",
        when: "load",
        load: () =>
          Promise.resolve({
            default: defineWidget({
              name: "drawn",
              settings,
              Component: ({ settings: { label } }) => <b>{label}</b>,
              place(element, { label }) {
                const box = element.querySelector("#box");
                return label === "box" && box ? { parent: box, mode: "replace" } : undefined;
              },
            }),
          }),
      },
    };
    const page = await mountMarkup(inside.replace("data-widget", `data-settings='{"label":"box"}' $&`), {
      widgets: inBox,
    });
    expect(document.querySelector("#box b")?.textContent).toBe("box");
    expect(document.querySelector("#host > h2")).not.toBeNull();
    delete host().dataset["settings"];
    await page.settled();
    expect(host().textContent).toBe("hello");
    page.stop();
    expect(document.body.innerHTML).toBe(inside);
  });

  it("ends with its host, and leaves nothing of itself around it", async () => {
    const { settled } = await mountIn(placed("wrap", (element) => element.parentElement));
    host().remove();
    await settled();
    expect(document.querySelector("islet-slot")).toBeNull();
    expect(document.getElementById("around")).not.toBeNull();
  });
});
