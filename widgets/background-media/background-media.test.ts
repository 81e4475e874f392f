import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";

const fixture = readFileSync("widgets/background-media/fixture.html", "utf8");
const GALLERY = ["/wp-content/uploads/a.svg", "/wp-content/uploads/b.svg", "/wp-content/uploads/c.svg"];
const markup = (settings: object, inside = "") =>
  `<section data-widget="background-media" data-settings='${JSON.stringify(settings)}'>${inside}<p>Content</p></section>`;
const slideshow = (settings: object = {}) =>
  markup({ background_background: "slideshow", background_slideshow_gallery: GALLERY, ...settings });
const video = (settings: object = {}, inside = "") =>
  markup({ background_background: "video", background_play_on_mobile: "yes", ...settings }, inside);

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const pictures = () =>
  findAll(".islet-background-media__image").map(
    ({ style }) => /\w+(?=\.svg)/.exec(style.backgroundImage)?.[0],
  );
const button = () => find(".islet-pause");
const isHidden = () => find(".islet-background-media__video").className.includes("--loading");

let scrollTo: ReturnType<typeof stubViewObservers>;
const scroll = (isSeen: boolean) => scrollTo(isSeen ? 0.5 : 1.5);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Addresses that cannot be loaded. */
const broken = new Set<string>();
/** Addresses that were asked for, one by one. */
let loaded: string[] = [];
const motions: { frames: unknown; play: ReturnType<typeof vi.fn>; pause: ReturnType<typeof vi.fn> }[] = [];
const played = vi.fn();
const paused = vi.fn();

beforeEach(() => {
  broken.clear();
  loaded = [];
  motions.length = 0;
  played.mockReset();
  paused.mockReset();
  scrollTo = stubViewObservers();
  vi.stubGlobal(
    "Image",
    class {
      private address = "";
      set src(address: string) {
        this.address = address;
        loaded.push(/\w+(?=\.svg)/.exec(address)?.[0] ?? address);
      }
      decode = async () => {
        if (broken.has(this.address)) throw new Error("no picture");
      };
    },
  );
  vi.spyOn(Element.prototype, "animate").mockImplementation((frames) => {
    const motion = { frames, play: vi.fn(), pause: vi.fn(), finished: Promise.resolve() };
    motions.push(motion);
    return motion as unknown as Animation;
  });
  vi.spyOn(Element.prototype, "getAnimations").mockReturnValue(motions as unknown as Animation[]);
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async () => played());
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => paused());
  vi.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(() => {});
  vi.useFakeTimers();
});

describe("a background slideshow", () => {
  it("shows its first picture at once, and the next ones in turn while it is seen", async () => {
    await mountMarkup(slideshow());
    expect([pictures(), button()]).toEqual([["a"], null]);
    await pass(10_000);
    expect(pictures()).toEqual(["a"]);
    scroll(true);
    for (const name of ["b", "c", "a", "b"]) {
      await pass(5_100);
      expect(pictures()).toEqual([name]);
    }
    expect(find("section").firstElementChild).toBe(find(".islet-background-media__slides"));
  });

  it("stops at its last picture without the loop, and takes its button away", async () => {
    await mountMarkup(slideshow({ background_slideshow_loop: "" }));
    scroll(true);
    await pass(1_000);
    expect(button()).not.toBeNull();
    await pass(60_000);
    expect([pictures(), button()]).toEqual([["c"], null]);
  });

  it.each([
    ["fade", [{ opacity: [0, 1] }]],
    [
      "slide_left",
      [{ transform: ["translateX(100%)", "none"] }, { transform: ["none", "translateX(-100%)"] }],
    ],
    [
      "slide_right",
      [{ transform: ["translateX(-100%)", "none"] }, { transform: ["none", "translateX(100%)"] }],
    ],
    ["slide_up", [{ transform: ["translateY(100%)", "none"] }, { transform: ["none", "translateY(-100%)"] }]],
    [
      "slide_down",
      [{ transform: ["translateY(-100%)", "none"] }, { transform: ["none", "translateY(100%)"] }],
    ],
  ])("changes pictures by %s", async (background_slideshow_slide_transition, frames) => {
    await mountMarkup(slideshow({ background_slideshow_slide_transition }));
    scroll(true);
    await pass(5_100);
    expect(motions.map((motion) => motion.frames)).toEqual(frames);
  });

  it("loads all pictures once it is seen, or each only while the one before it is shown", async () => {
    const first = await mountMarkup(slideshow());
    expect(loaded).toEqual([]);
    scroll(true);
    expect(new Set(loaded)).toEqual(new Set(["a", "b", "c"]));
    first.stop();
    loaded = [];
    await mountMarkup(slideshow({ background_slideshow_lazyload: "yes" }));
    scroll(true);
    expect(loaded).toEqual(["b"]);
    await pass(5_100);
    expect(loaded).toEqual(["b", "c"]);
  });

  it("leaves out a picture that does not arrive, and one whose address is none of a picture", async () => {
    broken.add(new URL("/wp-content/uploads/b.svg", location.href).href);
    const gallery = ["javascript:alert(1)", ...GALLERY];
    const { problems } = await mountMarkup(slideshow({ background_slideshow_gallery: gallery }));
    scroll(true);
    await pass(5_100);
    expect(pictures()).toEqual(["a"]);
    await pass(5_000);
    expect(pictures()).toEqual(["c"]);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining("left out of the background: 1,"),
    ]);
  });

  it.each(["in", "out"])("zooms each picture slowly %s", async (direction) => {
    await mountMarkup(
      slideshow({
        background_slideshow_ken_burns: "yes",
        background_slideshow_ken_burns_zoom_direction: direction,
      }),
    );
    const classes = () => find(".islet-background-media__image").className;
    expect(classes()).toContain(`--zoom-${direction}`);
    expect(classes()).not.toContain("--zooming");
    scroll(true);
    expect(classes()).toContain("--zooming");
    await pass(5_100);
    expect([pictures(), classes().includes("--zooming")]).toEqual([["b"], true]);
  });

  it("has no button if nothing moves: a single picture that does not zoom", async () => {
    await mountMarkup(slideshow({ background_slideshow_gallery: [{ id: 5, url: GALLERY[0], alt: "" }] }));
    scroll(true);
    await pass(20_000);
    expect([pictures(), button()]).toEqual([["a"], null]);
  });

  it("waits out of sight, in a hidden tab, and while the visitor has paused it", async () => {
    await mountMarkup(slideshow({ background_slideshow_ken_burns: "yes" }));
    scroll(true);
    await pass(5_100);
    expect(pictures()).toEqual(["b"]);
    scroll(false);
    expect(motions.every(({ pause }) => pause.mock.calls.length === 1)).toBe(true);
    await pass(20_000);
    expect(pictures()).toEqual(["b"]);
    scroll(true);
    await pass(100);
    expect(pictures()).toEqual(["c"]);
    vi.useRealTimers();
    await userEvent.click(button());
    vi.useFakeTimers();
    expect(button().getAttribute("aria-label")).toBe("Start animation");
    await pass(20_000);
    expect(pictures()).toEqual(["c"]);
    vi.useRealTimers();
    await userEvent.click(button());
    vi.useFakeTimers();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(20_000);
    expect(pictures()).toEqual(["c"]);
  });

  it.each([
    ["visitors prefer reduced motion", () => setDevice({ prefersReducedMotion: true })],
    ["visitors save data", () => vi.stubGlobal("navigator", { connection: { saveData: true } })],
    ["the browser cannot tell what is seen", () => vi.stubGlobal("IntersectionObserver", undefined)],
  ])("is its first picture, still, where %s", async (_, arrange) => {
    arrange();
    await mountMarkup(slideshow({ background_slideshow_ken_burns: "yes" }));
    scroll(true);
    await pass(20_000);
    expect([pictures(), loaded, button()]).toEqual([["a"], [], null]);
    expect(find(".islet-background-media__image").className).not.toContain("--zooming");
  });
});

describe("a background video from a file", () => {
  const link = { background_video_link: "/wp-content/uploads/waves.webm" };
  const file = () => find("video") as HTMLVideoElement;
  const emit = (type: string) => file().dispatchEvent(new Event(type));
  const goTo = (seconds: number) => {
    file().currentTime = seconds;
    emit("timeupdate");
  };

  it("is asked for once it is seen, without sound, again and again", async () => {
    await mountMarkup(video(link));
    expect(file()).toBeNull();
    scroll(true);
    expect(file().getAttribute("src")).toBe(new URL("/wp-content/uploads/waves.webm", location.href).href);
    expect([file().muted, file().loop, file().hasAttribute("playsinline")]).toEqual([true, true, true]);
    expect(file().getAttribute("aria-hidden")).toBe("true");
    expect(played).toHaveBeenCalledOnce();
  });

  it("video.2 is hidden 1000 ms before showing, and until it plays", async () => {
    await mountMarkup(video(link));
    scroll(true);
    await pass(5_000);
    expect([isHidden(), button()]).toEqual([true, null]);
    emit("playing");
    expect(button()).not.toBeNull();
    await pass(999);
    expect(isHidden()).toBe(true);
    await pass(1);
    expect(isHidden()).toBe(false);
  });

  it("video.2 that cannot be played is only told, once; the picture stays", async () => {
    const { problems } = await mountMarkup(video(link));
    scroll(true);
    emit("playing");
    emit("error");
    emit("error");
    await pass(5_000);
    expect([isHidden(), button()]).toEqual([true, null]);
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ["widget", expect.stringContaining("the background video cannot be played")],
    ]);
  });

  it("uses the element that the server printed without an address, and gives it back", async () => {
    const printed = `<div class="islet-background-media__video"><video muted playsinline loop></video></div>`;
    const html = video(link, printed);
    const { stop, problems } = await mountMarkup(html);
    const before = file();
    scroll(true);
    expect(file()).toBe(before);
    expect(file().src).toContain("waves.webm");
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
    expect(problems).toEqual([]);
  });

  it("plays the part that the editor has chosen, again and again", async () => {
    await mountMarkup(video({ ...link, background_video_start: 5, background_video_end: 20 }));
    scroll(true);
    vi.spyOn(file(), "duration", "get").mockReturnValue(60);
    emit("loadedmetadata");
    expect(file().currentTime).toBe(5);
    goTo(19.9);
    expect(file().currentTime).toBe(19.9);
    goTo(20.1);
    expect(file().currentTime).toBe(5);
    // The browser's own loop.
    goTo(0.1);
    expect(file().currentTime).toBe(5);
  });

  it("begins at 0 if it is shorter than its start", async () => {
    await mountMarkup(video({ ...link, background_video_start: 100 }));
    scroll(true);
    vi.spyOn(file(), "duration", "get").mockReturnValue(60);
    emit("loadedmetadata");
    goTo(59);
    emit("ended");
    expect(file().currentTime).toBe(0);
  });

  it.each(["ended", "at its end time"])("that plays once leaves the picture when it has %s", async (how) => {
    await mountMarkup(video({ ...link, background_play_once: "yes", background_video_end: 20 }));
    scroll(true);
    emit("playing");
    await pass(1_000);
    expect([file().loop, isHidden()]).toEqual([false, false]);
    if (how === "ended") emit("ended");
    else goTo(20);
    expect([isHidden(), button()]).toEqual([true, null]);
    expect(paused).toHaveBeenCalled();
  });

  it("pauses out of sight, in a hidden tab, and by its button", async () => {
    await mountMarkup(video(link));
    scroll(true);
    emit("playing");
    scroll(false);
    expect([played.mock.calls.length, paused.mock.calls.length]).toEqual([1, 1]);
    scroll(true);
    expect(played).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    await userEvent.click(button());
    expect(paused).toHaveBeenCalledTimes(2);
    await userEvent.click(button());
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect([played.mock.calls.length, paused.mock.calls.length]).toEqual([3, 3]);
  });

  it("is not asked for on a phone unless the editor wants it there, but once the window is wide", async () => {
    const widthPx = vi.spyOn(window, "innerWidth", "get").mockReturnValue(390);
    await mountMarkup(video({ ...link, background_play_on_mobile: "" }));
    scroll(true);
    await pass(5_000);
    expect(file()).toBeNull();
    widthPx.mockReturnValue(1280);
    dispatchEvent(new Event("resize"));
    expect(file()).not.toBeNull();
  });

  it.each([
    ["visitors prefer reduced motion", () => setDevice({ prefersReducedMotion: true })],
    ["visitors save data", () => vi.stubGlobal("navigator", { connection: { saveData: true } })],
  ])("is not asked for where %s", async (_, arrange) => {
    arrange();
    await mountMarkup(video(link));
    scroll(true);
    await pass(5_000);
    expect([file(), button()]).toEqual([null, null]);
  });

  it.each([
    ["https://cdn.example/waves.mp4", "does not name cdn.example"],
    ["javascript:alert(1)", "no address of a video"],
    ["data:video/mp4;base64,AAAA", "no address of a video"],
  ])("is not asked for at %s, and says why", async (address, reason) => {
    const { problems } = await mountMarkup(video({ background_video_link: address }));
    scroll(true);
    expect(file()).toBeNull();
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
  });

  it("comes from another host if the page configuration names it", async () => {
    const address = "https://cdn.example/waves.mp4";
    await mountMarkup(video({ background_video_link: address }), {
      config: { allowed_hosts: ["cdn.example"] },
    });
    scroll(true);
    expect(file().src).toBe(address);
  });

  it("gives its element back", async () => {
    const { stop } = await mountMarkup(video(link));
    scroll(true);
    emit("playing");
    await pass(1_000);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(video(link)));
  });
});

it("a background gives its element back as it was", async () => {
  const { stop, problems } = await mountMarkup(fixture);
  scroll(true);
  await pass(2_600);
  expect(findAll(".islet-background-media__slide")).toHaveLength(1);
  expect(find(".islet-background-media__image").style.backgroundImage).toContain("belt");
  stop();
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  expect(problems).toEqual([]);
});
