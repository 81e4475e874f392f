import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenBus } from "#runtime/bus.ts";
import { createBus } from "#runtime/bus.ts";
import { completePage } from "#runtime/page.ts";
import { openBus } from "#runtime/start/bus-mirrors.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { refreshMenuCarts } from "./refresh-menu-carts.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));
type Job = () => Promise<unknown>;
/** The cart's queue: whose turn it is. */
const turn = vi.hoisted(() => ({ take: (job: Job) => job() }));
vi.mock("./cart.ts", () => ({ cartOf: () => ({ inTurn: (job: Job) => turn.take(job) }) }));

const MARKUP = `<header data-elementor-id="77"><div class="elementor-element-7a9e95b">
  <div class="elementor-menu-cart__toggle"><a href="#">0</a></div></div></header>
  <main data-elementor-id="12"></main><footer data-elementor-id="77"></footer>`;
const KEY = "div.elementor-element-7a9e95b div.elementor-menu-cart__toggle";
const toggleWith = (count: number) => ({
  fragments: { [KEY]: `<div class="elementor-menu-cart__toggle"><a href="#">${count}</a></div>` },
});

interface Call {
  readonly url: string;
  readonly body: URLSearchParams;
  readonly signal: AbortSignal;
  answer(data: unknown): Promise<void>;
}

let bus: OpenBus;
let calls: Call[];
let problems: unknown[];

const config = { ajax_url: "/ajax.php", nonces: { menu_cart_fragments: "abc123" } };
function use(templates?: readonly string[], given: Record<string, unknown> = config): AbortController {
  const life = new AbortController();
  const page = completePage(
    given,
    () => 1_280,
    () => {},
  );
  const reportError = (error: unknown) => void problems.push(error);
  const guard = (run: () => unknown) => void Promise.resolve(run()).catch(reportError);
  refreshMenuCarts({ bus, page, signal: life.signal, guard, reportError }, templates);
  return life;
}

const change = { fragments: {}, cartHash: "", button: null };
const count = () => document.querySelector(".elementor-menu-cart__toggle")?.textContent;

beforeEach(() => {
  document.body.innerHTML = MARKUP;
  calls = [];
  problems = [];
  bus = openBus(createBus((error) => problems.push(error)));
  vi.stubGlobal("fetch", (url: string, { body, signal }: { body: URLSearchParams; signal: AbortSignal }) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      const answer = (data: unknown) => {
        resolve(new Response(JSON.stringify(data)));
        return atRest();
      };
      calls.push({ url, body, signal, answer });
    });
  });
});

describe("the builder's cart buttons", () => {
  it("mini-cart.6 asks for the buttons of every document of the page, each once", async () => {
    use();
    bus.emit("added_to_cart", change);
    await atRest();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url).toBe("http://localhost:3000/ajax.php");
    expect([...(calls[0]?.body ?? [])]).toEqual([
      ["action", "elementor_menu_cart_fragments"],
      ["templates[]", "77"],
      ["templates[]", "12"],
      ["_nonce", "abc123"],
      ["is_editor", "false"],
    ]);
  });

  it("mini-cart.6 puts the returned fragments on the page", async () => {
    use();
    bus.emit("removed_from_cart", change);
    await calls[0]?.answer(toggleWith(3));
    expect(count()).toBe("3");
  });

  it("mini-cart.6 asks once per event, however many carts the page has, for what each of them names", () => {
    use();
    use(["5", "77"]);
    bus.emit("wc_fragments_refreshed", {});
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body.getAll("templates[]")).toEqual(["77", "12", "5"]);
  });

  it("mini-cart.6 says so in the editor", () => {
    use(undefined, { ...config, is_editor: true });
    bus.emit("added_to_cart", change);
    expect(calls[0]?.body.get("is_editor")).toBe("true");
  });

  it("asks for nothing after what the editor itself says", () => {
    use();
    bus.receive("added_to_cart", { fragments: { e_manually_triggered: true } });
    expect(calls).toEqual([]);
  });

  it("add-to-cart.3 waits its turn among adds, and is not sent any more where it was overtaken there", async () => {
    const waiting: Job[] = [];
    const at = turn.take;
    turn.take = (job) => Promise.resolve(waiting.push(job));
    use();
    bus.emit("added_to_cart", change);
    bus.emit("added_to_cart", change);
    turn.take = at;
    await atRest();
    expect(calls).toHaveLength(0);
    for (const job of waiting) void job();
    await atRest();
    expect([waiting.length, calls.length]).toEqual([2, 1]);
  });

  it("gives up an answer that is overtaken", async () => {
    use();
    bus.emit("added_to_cart", change);
    bus.emit("added_to_cart", change);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await calls[1]?.answer(toggleWith(2));
    await calls[0]?.answer(toggleWith(1));
    expect(count()).toBe("2");
  });

  it("survives a nonce that is no longer good, and answers that make no sense", async () => {
    use();
    for (const data of [
      [],
      { fragments: [] },
      { fragments: { "(": "<b>", html: "<i>" } },
      { fragments: 1 },
    ]) {
      bus.emit("added_to_cart", change);
      await calls.at(-1)?.answer(data);
    }
    expect(calls).toHaveLength(4);
    expect(count()).toBe("0");
    expect(problems).toEqual([]);
  });

  it("asks for nothing without a nonce or without documents", () => {
    const first = use(undefined, {});
    bus.emit("added_to_cart", change);
    first.abort();
    document.body.replaceChildren();
    use();
    bus.emit("added_to_cart", change);
    expect(calls).toEqual([]);
  });

  it("ends with the last cart, and begins again with the next", () => {
    const one = use();
    const other = use();
    one.abort();
    bus.emit("added_to_cart", change);
    expect(calls).toHaveLength(1);
    other.abort();
    expect(calls[0]?.signal.aborted).toBe(true);
    bus.emit("added_to_cart", change);
    expect(calls).toHaveLength(1);
    use();
    bus.emit("added_to_cart", change);
    expect(calls).toHaveLength(2);
  });
});
