import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Placement } from "../markup.ts";
import { alsoFind } from "./marker-finder.ts";
import { createScanner, type Scanner } from "./scanner.ts";

let scanner: Scanner;
const setPlacements = vi.fn<(host: HTMLElement, placements: readonly Placement[]) => void>();

beforeEach(() => {
  setPlacements.mockClear();
  scanner = createScanner({ setPlacements });
});
afterEach(() => scanner.stop());

/** Counts the searches in elements from now on. */
function countSearches() {
  const methods = (["querySelector", "querySelectorAll", "matches"] as const).map((name) =>
    vi.spyOn(Element.prototype, name),
  );
  return () => methods.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

const storm = '<div id="storm"><i></i><i></i><i></i></div>';
const told = () => setPlacements.mock.calls.map(([host, placements]) => [host.id, placements.length]);

/** Waits until the observer has seen every change. */
const seen = () => new Promise((resolve) => setTimeout(resolve));

/** Removes the nodes of the storm one by one. */
const removeStorm = () => document.querySelector("#storm")?.replaceChildren();

describe("F36 nodes that leave the page", () => {
  it("are not searched before a host was found", async () => {
    document.body.innerHTML = storm;
    scanner.start();
    const searches = countSearches();
    removeStorm();
    await seen();
    expect(searches()).toBe(0);
  });

  it("are searched once the first host was found: it is told that it left", async () => {
    document.body.innerHTML = storm;
    scanner.start();
    document.querySelector("#storm")?.insertAdjacentHTML("beforeend", '<p id="late" data-widget="x"></p>');
    await seen();
    removeStorm();
    await seen();
    expect(told()).toEqual([
      ["late", 1],
      ["late", 0],
    ]);
  });

  it("are searched once a marker of the page configuration found a host", async () => {
    document.body.innerHTML = '<div id="storm"><p id="native"></p></div>';
    const host = document.querySelector<HTMLElement>("#native") as HTMLElement;
    scanner.start();
    scanner.lookWith(alsoFind(() => [{ host, name: "x", settings: null, source: "markers", on: null }]));
    // The runtime shows the state of each host that it is told.
    host.setAttribute("data-widget-state", "waiting");
    removeStorm();
    await seen();
    expect(told()).toEqual([
      ["native", 1],
      ["native", 0],
    ]);
  });

  it("are told where a host came and left in one turn", async () => {
    document.body.innerHTML = storm;
    scanner.start();
    const late = document.createElement("p");
    late.dataset["widget"] = "x";
    document.body.append(late);
    scanner.scan(document);
    late.remove();
    await seen();
    expect(setPlacements.mock.calls.map(([host, placements]) => [host, placements.length])).toEqual([
      [late, 1],
      [late, 0],
    ]);
  });
});
