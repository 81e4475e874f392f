import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { describe, expect, it } from "vitest";
import { codes, fail, type Given, host, island, MARKER } from "#tests/support/drawn-island.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { screen } from "#tests/support/testing-library.ts";

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
