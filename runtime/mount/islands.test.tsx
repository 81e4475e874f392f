import { useEffect, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { codes, fail, type Given, host, island, MARKER } from "#tests/support/drawn-island.ts";
import { mountMarkup, startOnPage } from "#tests/support/mount.ts";
import { fireEvent, screen } from "#tests/support/testing-library.ts";
import { useIslet } from "../island-context.ts";
import { ServerContent } from "../server-content.tsx";

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

describe("an island on an element that it would spoil", () => {
  const drawn = island(() => <h2>drawn</h2>);

  it.each([
    ["main", "page", '<main data-widget="drawn" id="host"><p>the page</p></main>'],
    [
      "an element that holds another widget",
      "widgets",
      '<div data-widget="drawn" id="host"><p>text</p><div data-widget="anchors">more</div></div>',
    ],
    ["an iframe", "no-inside", '<iframe data-widget="drawn" id="host" title="map"></iframe>'],
    ["a field", "no-inside", '<input data-widget="drawn" id="host" aria-label="name">'],
  ])("refuses %s, says so, and leaves it as it is", async (_, reason, markup) => {
    const page = await mountMarkup(markup, { widgets: drawn });
    expect(page.problems).toMatchObject([{ code: "unfit-host", widget: "drawn", reason }]);
    expect(host().dataset["widgetState"]).toBe("failed");
    page.stop();
    expect(document.body.innerHTML).toBe(markup);
  });

  it("refuses the body", async () => {
    document.body.innerHTML = "<p>the page</p>";
    document.body.setAttribute("data-widget", "drawn");
    const page = await startOnPage({ widgets: drawn });
    document.body.removeAttribute("data-widget");
    expect(page.problems).toMatchObject([{ code: "unfit-host", reason: "page" }]);
    expect(document.body.textContent).toBe("the page");
  });

  it("ends what it began: a refused island hears nothing any more", async () => {
    const heard = vi.fn();
    const page = await mountMarkup('<main data-widget="drawn" id="host"></main>', {
      widgets: island(() => {
        const { listen } = useIslet();
        useEffect(() => listen(document, "keydown", heard), [listen]);
        return null;
      }),
    });
    await page.settled();
    document.dispatchEvent(new Event("keydown"));
    expect(heard).not.toHaveBeenCalled();
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
      "[islet] drawn: a script of the page has replaced the inside of its element (div#host). It is drawn again.",
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
      "It is drawn again.",
      "It is drawn again.",
      "It is drawn again.",
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
      expect.stringMatching(/not valid JSON.*The widget runs on with the settings before\./),
    ]);
  });
});
