import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { completePage } from "#runtime/page.ts";
import { setDevice } from "#tests/support/device.ts";
import { bodyOf, isShown, nativeWidget } from "#tests/support/native-widget.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";
import { runHandlers } from "./index.ts";

const page = completePage(
  { ajax_url: "/ajax" },
  () => 1280,
  () => {},
);
let ending: AbortController;
const failures: string[] = [];

beforeEach(() => {
  ending = new AbortController();
  failures.length = 0;
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute("style");
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(null)));

/** Runs the handlers of some markup; whatever it checks, all is as before once it ends. */
async function handle(markup: string, prove: () => unknown) {
  document.body.innerHTML = markup;
  await runHandlers(page, ending.signal, (reason) => failures.push(reason));
  await prove();
  ending.abort();
  expect(failures).toEqual([]);
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
}

const stillMedia = () => setDevice({ prefersReducedMotion: true });

describe("small jobs of the builder's script", () => {
  it("load nothing on a page without their elements", async () => {
    await handle("<p>Words</p>", () => {});
  });

  it("an alert goes when its button is pressed", async () => {
    stillMedia();
    await handle(nativeWidget("reading", "alert.default"), () => {
      find(".elementor-alert-description").click();
      expect(isShown(find(".elementor-alert"))).toBe(true);
      find(".elementor-alert-dismiss span").click();
      expect(isShown(find(".elementor-alert"))).toBe(false);
    });
  });

  it("pictures of slides that are loaded late come 400 px before they are seen, with the slide beside them", async () => {
    const scroll = stubViewObservers();
    const spinner = '<div class="swiper-lazy-preloader"></div>';
    const slide = (content: string) => `<div class="swiper-slide">${content}${spinner}</div>`;
    const picture = (attributes: string) => `<img class="swiper-lazy" alt="" ${attributes}>`;
    await handle(
      `<div class="swiper"><div class="swiper-wrapper">${[
        slide(picture('data-src="/a.jpg" data-srcset="/a.jpg 2x"')),
        slide('<div class="swiper-lazy" data-background="https://shop.example/b.jpg?%22"></div>'),
        slide(picture('loading="lazy" src="/c.jpg"')),
        slide('<div class="swiper-lazy" data-background="javascript:alert(1)"></div>'),
      ].join("")}</div></div>`,
      () => {
        const [first, second, third, fourth] = [...document.querySelectorAll<HTMLElement>(".swiper-lazy")];
        scroll(1 + 401 / innerHeight, find(".swiper-slide"));
        expect(first?.hasAttribute("src")).toBe(false);
        scroll(1 + 399 / innerHeight, find(".swiper-slide"));
        expect(first?.getAttribute("src")).toBe("/a.jpg");
        expect(first?.getAttribute("srcset")).toBe("/a.jpg 2x");
        expect(second?.style.backgroundImage).toContain("https://shop.example/b.jpg");
        expect(third?.getAttribute("loading")).toBe("lazy");
        expect(isShown(find(".swiper-lazy-preloader"))).toBe(false);
        scroll(0.5, find(".swiper-slide:nth-child(3)"));
        expect(third?.getAttribute("loading")).toBe("eager");
        expect(fourth?.style.backgroundImage).toBe("");
      },
    );
  });

  it("a text with a drop cap has its first letter in an element of its own", async () => {
    const editor = (settings: string, text: string) =>
      `<div data-widget_type="text-editor.default" data-settings='${settings}'>${text}</div>`;
    await handle(
      editor('{"drop_cap":"yes"}', "<p> <b>\n Once</b> upon</p>") + editor('{"drop_cap":"no"}', "<p>Not</p>"),
      () => {
        expect(find("b").innerHTML).toBe(
          '<span class="elementor-drop-cap" data-widget-added="around"><span class="elementor-drop-cap-letter">O</span></span>nce',
        );
        expect(document.querySelectorAll(".elementor-drop-cap")).toHaveLength(1);
      },
    );
  });

  it("a progress bar grows to its share once it is seen", async () => {
    const scroll = stubViewObservers();
    await handle(nativeWidget("motion", "progress.default"), () => {
      scroll(1.01);
      expect(find(".elementor-progress-bar").style.width).toBe("");
      scroll(0.99);
      expect(find(".elementor-progress-bar").style.width).toBe("72%");
    });
  });

  it("a progress tracker shows how much of the page has been read", async () => {
    const top = vi.fn<() => number>(() => 0);
    vi.spyOn(document.documentElement, "getBoundingClientRect").mockImplementation(
      () => ({ top: top(), height: innerHeight + 1_000 }) as DOMRect,
    );
    await handle(nativeWidget("reading", "progress-tracker.default"), async () => {
      for (const [scrolled, share] of [
        [0, 0],
        [250, 25],
        [1_200, 100],
      ] as const) {
        top.mockReturnValue(-scrolled);
        window.dispatchEvent(new Event("scroll"));
        await frame();
        expect(find(".current-progress").style.width).toBe(`${share}%`);
        // The builder's style sheet hides it.
        expect(find(".current-progress").style.display).toBe("flex");
        expect(find(".current-progress-percentage").textContent).toBe(`${share}%`);
      }
    });
  });

  it("a stretched section is as wide as the window, or as what the site has chosen", async () => {
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1_000);
    vi.spyOn(document.documentElement, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 1_000, 10));
    const section = '<section class="elementor-section elementor-section-stretched"></section>';
    const place = () =>
      vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(120, 0, 760, 10));
    place();
    await handle(section, () => {
      expect(find("section").style.width).toBe("1000px");
      expect(find("section").style.left).toBe(`${-120}px`);
    });
  });

  it("a text stands on the line of the site's picture, and nothing else of the picture comes along", async () => {
    const picture = `<svg viewBox="0 0 250 42" width="250" onload="alert(1)"><script>alert(1)</script><path d="M0 1L9 9"/></svg>`;
    const fetched = vi.fn<typeof fetch>(async () => new Response(picture));
    vi.stubGlobal("fetch", fetched);
    const markup = nativeWidget("reading", "text-path.default").replaceAll("//shop.example", "");
    await handle(markup, async () => {
      await vi.waitFor(() => expect(find("textPath").textContent).toBe("Round text"));
      expect(find("textPath").getAttribute("href")).toBe("#e-path-7a39e10");
      expect(find("path").id).toBe("e-path-7a39e10");
      expect(find("svg").getAttribute("viewBox")).toBe("0 0 250 42");
      expect(document.querySelector("script,[onload]")).toBeNull();
    });
    expect(fetched).toHaveBeenCalledTimes(1);
    // No redirect leads to another host, and an address that acts knows no visitor.
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ credentials: "omit", redirect: "error" });
  });

  it.each([
    "/?add-to-cart=5",
    "/wave.svg?add-to-cart=5",
    "/my-account/customer-logout/?_wpnonce=1",
    "/wp-admin/admin-ajax.php?action=x",
    "/ajax?x=1",
  ])(
    "a text whose picture would be %s, which does something, can be read, and nothing is fetched",
    async (url) => {
      const fetched = vi.fn<typeof fetch>(async () => new Response("<svg/>"));
      vi.stubGlobal("fetch", fetched);
      const markup = nativeWidget("reading", "text-path.default").replace(
        /data-url="[^"]*"/,
        `data-url="${url}"`,
      );
      await handle(markup, async () => {
        await vi.waitFor(() => expect(find(".e-text-path").textContent).toBe("Round text"));
      });
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it("a text whose picture is another host's, or cannot be had, can be read", async () => {
    const fetched = vi.fn<(url: string) => Promise<Response>>(async () => new Response("", { status: 404 }));
    vi.stubGlobal("fetch", fetched);
    await handle(nativeWidget("reading", "text-path.default"), async () => {
      await vi.waitFor(() => expect(find(".e-text-path").textContent).toBe("Round text"));
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it("a list of videos shows links to them, and asks no provider", async () => {
    await handle(nativeWidget("reading", "video-playlist.default"), () => {
      const link = find(".e-tab-content a") as HTMLAnchorElement;
      expect(link.href).toBe("https://www.youtube.com/watch?v=XHOmBV4js_E");
      expect(link.getAttribute("aria-label")).toBe("One");
      expect(document.querySelectorAll(".e-tab-content a, .e-tab-content iframe")).toHaveLength(1);
    });
  });

  it("a list tells scripts of the page what its own files do", async () => {
    const heard: unknown[] = [];
    const $ = (target: unknown) => ({
      target,
      trigger: (name: string, [detail]: [Record<"event" | "playlist" | "video", object>]) =>
        heard.push([target === document.body, name, detail.event, detail.playlist, detail.video]),
    });
    vi.stubGlobal("jQuery", $);
    const tab = (url: string, type: string) =>
      `<div class="e-tab-content" data-video-url="${url}" data-video-type="${type}" data-video-title="Two"><div></div></div>`;
    await handle(
      `<div data-id="p" data-widget_type="video-playlist.default" data-settings='{"playlist_title":"Films"}'>
        ${tab("https://vimeo.com/1", "vimeo")}${tab("/film.mp4", "hosted")}</div>`,
      () => {
        const video = find("video") as HTMLVideoElement;
        for (const type of ["play", "pause", "play", "ended"]) video.dispatchEvent(new Event(type));
        const types = ["videoStart", "videoPaused", "videoResume", "videoEnded"];
        const watched = [0, 0, 0, 1];
        expect(heard).toEqual(
          types.map((type, index) => [
            true,
            "elementor-video-playList",
            expect.objectContaining({ type, time: 0, watchCount: watched[index] }),
            { name: "Films", currentItem: 2, amount: 2 },
            expect.objectContaining({ provider: "hosted", url: "/film.mp4", title: "Two" }),
          ]),
        );
      },
    );
  });

  it("a floating box opens by its button, and closes by its own and by Escape, with the focus back", async () => {
    await handle(nativeWidget("elementor4-free", "contact-buttons.default"), () => {
      const box = find(".e-contact-buttons__content-wrapper");
      const button = find(".e-contact-buttons__chat-button");
      const state = () => [box.inert, box.classList.contains("hidden"), button.getAttribute("aria-expanded")];
      expect(state()).toEqual([true, true, "false"]);
      for (const close of [
        () => find(".e-contact-buttons__close-button").click(),
        () => box.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
        () => button.click(),
      ]) {
        button.click();
        expect([...state(), document.activeElement]).toEqual([false, false, "true", box]);
        close();
        expect([...state(), document.activeElement]).toEqual([true, true, "false", button]);
      }
      expect(find(".e-contact-buttons__message-bubble-time").textContent).toMatch(/\d/);
    });
  });

  it("what sticks to the top is measured anew when a floating bar comes and when it goes", async () => {
    const measured = vi.fn();
    addEventListener("resize", measured, { signal: ending.signal });
    await handle(nativeWidget("elementor4-free", "floating-bars-var-1.default"), () => {
      expect(measured).toHaveBeenCalledOnce();
      find(".e-floating-bars__close-button").click();
      expect(measured).toHaveBeenCalledTimes(2);
    });
  });

  it("a floating bar covers nothing, has a name, takes no focus, and goes when it is closed", async () => {
    const bar = nativeWidget("elementor4-free", "floating-bars-var-1.default");
    await handle(bar, () => {
      const room = () =>
        ["padding-top", "--islet-top-bar"].map((name) => document.body.style.getPropertyValue(name));
      expect(room()).toEqual(["0px", "0px"]);
      expect(find(".e-floating-bars").getAttribute("aria-label")).toBe("Just in! Cool summer tees");
      expect(document.activeElement).toBe(document.body);
      find(".e-floating-bars__close-button").click();
      expect(find(".e-floating-bars").classList).toContain("is-hidden");
      expect(room()).toEqual(["", ""]);
    });
    expect(document.body.style.paddingTop).toBe("");
    ending = new AbortController();
    const printed = `<main></main><div data-elementor-type="floating-buttons" class="elementor">${bar.replace("is-sticky", "")}</div>`;
    await handle(printed, () => {
      expect(document.body.firstElementChild?.matches(".elementor")).toBe(true);
    });
    ending = new AbortController();
    await handle(printed.replace("</div>", "<iframe></iframe></div>"), () => {
      expect(document.body.firstElementChild?.localName).toBe("main");
    });
  });

  it("tells what it could not do, and goes on", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation(() => {
      throw new Error("no media");
    });
    document.body.innerHTML =
      nativeWidget("reading", "nested-tabs.default") + nativeWidget("reading", "alert.default");
    await runHandlers(page, ending.signal, (reason) => failures.push(reason));
    expect(failures).toEqual([expect.stringContaining("stay as the server printed them")]);
  });
});
