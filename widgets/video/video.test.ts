import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup, startOnPage } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";

const fixture = readFileSync("widgets/video/fixture.html", "utf8");
const config = {
  allowed_hosts: ["www.youtube-nocookie.com", "player.vimeo.com", "www.dailymotion.com", "videopress.com"],
};
const withSettings = (settings: object, html = fixture) =>
  html.replace('"video"', `"video" data-settings='${JSON.stringify(settings)}'`);
const without = (settings: object) =>
  `<div data-widget="video" data-settings='${JSON.stringify(settings)}'></div>`;

const frame = () => document.querySelector("iframe") as HTMLIFrameElement;
const file = () => document.querySelector("video") as HTMLVideoElement;
const address = () => new URL(frame().getAttribute("src") ?? "");
const fields = () => Object.fromEntries(address().searchParams);
const picture = () => document.querySelector("a") as HTMLElement;
const notice = () => document.querySelector(".islet-consent");
const press = (name: string) =>
  userEvent.click(
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLElement,
  );

/** The window of the player, and what it was told. */
const player = { postMessage: vi.fn<(message: unknown) => void>() };
const told = () => player.postMessage.mock.calls.map(([message]) => message);
const say = (data: unknown, origin: string) =>
  dispatchEvent(Object.assign(new MessageEvent("message", { data, origin }), { source: player }));

let scroll: ReturnType<typeof stubViewObservers>;
const played = vi.fn();
const paused = vi.fn();

beforeEach(() => {
  player.postMessage.mockReset();
  played.mockReset();
  paused.mockReset();
  scroll = stubViewObservers();
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(player as never);
  vi.spyOn(HTMLIFrameElement.prototype, "src", "set").mockImplementation(function (
    this: HTMLIFrameElement,
    value,
  ) {
    this.setAttribute("src", value);
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async () => played());
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => paused());
});

describe("a video without a picture tells who has made the page which of two switches is off", () => {
  const HOSTS = "allowed_hosts of #islet-config does not name player.vimeo.com";
  const CONSENT = "consent of #islet-config does not give it";
  it.each([
    ["both", {}, [HOSTS, CONSENT]],
    ["the consent", config, [CONSENT]],
    ["the host", { consent: { marketing: true } }, [HOSTS]],
    ["none", { ...config, consent: { marketing: true } }, []],
    [
      "none that the page could turn on, where it has asked the visitor",
      { ...config, consent: { marketing: false } },
      [],
    ],
  ] as const)("%s", async (_which, page, expected) => {
    const { problems } = await mountMarkup(without({ video_url: "https://vimeo.com/235215203" }), {
      config: page,
    });
    const told = problems.map(({ message }) => message).join("\n");
    expect([HOSTS, CONSENT].filter((words) => told.includes(words))).toEqual(expected);
  });
});

describe("the link that a server prints in the place of a player", () => {
  const linked = (address: string) =>
    `<div data-widget="video" data-settings='{"video_url":"${address}"}'><p><a href="${address}">The film</a></p></div>`;
  const display = () => document.querySelector<HTMLElement>("[data-widget] > p")?.style.display;

  it("gives way to the player, and comes back with the markup", async () => {
    const html = linked("/film.mp4");
    const { stop } = await mountMarkup(html);
    expect([file().controls, display()]).toEqual([true, "none"]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it("comes back once the file cannot be played", async () => {
    const { problems, settled } = await mountMarkup(linked("/film.mp4"));
    file().dispatchEvent(new Event("error"));
    await settled();
    expect([file(), display()]).toEqual([null, ""]);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("cannot be played")]);
  });

  it("is no caption of a player that the server has printed, which stays beside it", async () => {
    await mountMarkup('<div data-widget="video"><video src="/film.mp4"></video><p>A caption</p></div>');
    expect(display()).toBe("");
  });

  it("is not under the notice that asks for consent", async () => {
    await mountMarkup(linked("https://vimeo.com/235215203"), { config });
    expect([notice()?.getAttribute("aria-label"), display()]).toEqual(["Video", "none"]);
  });

  it("stays where the page may not play what it leads to", async () => {
    await mountMarkup(linked("https://elsewhere.example/film.mp4"));
    expect([file(), display()]).toEqual([null, ""]);
  });
});

describe("the notice over a low box", () => {
  /** What does not fit into the box: in the usual type, and in the small one. */
  function cut(usualPx: number, smallPx: number) {
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(180);
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(182);
    vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(function (this: HTMLElement) {
      return 180 + (this.classList.contains("islet-consent--small") ? smallPx : usualPx);
    });
  }
  const video = () => document.querySelector<HTMLElement>("[data-widget]");
  const look = () => [
    notice()?.classList.contains("islet-consent--small"),
    video()?.style.getPropertyValue("min-block-size"),
  ];

  it.each([
    ["has the usual type if it fits", 0, 0, [false, ""]],
    ["has smaller type if it does not fit", 40, 0, [true, ""]],
    ["makes the box higher if even that does not fit", 90, 50, [true, "232px"]],
  ] as const)("%s", async (_what, usualPx, smallPx, expected) => {
    cut(usualPx, smallPx);
    const { stop } = await mountMarkup(without({ video_url: "https://vimeo.com/235215203" }), { config });
    expect(look()).toEqual(expected);
    await press("Load this once");
    expect(video()?.style.getPropertyValue("min-block-size")).toBe("");
    stop();
  });
});

describe("a provider's video", () => {
  it("is a picture that is asked for nothing until it is pressed, and then plays in its place", async () => {
    await mountMarkup(fixture, { config });
    expect(frame()).toBeNull();
    expect([picture().getAttribute("role"), picture().getAttribute("aria-label")]).toEqual([
      "button",
      "Play video: How a belt is made",
    ]);
    picture().focus();
    await userEvent.keyboard("{Enter}");
    expect(address().href).toContain("https://www.youtube-nocookie.com/embed/XHOmBV4js_E?");
    expect(fields()).toMatchObject({ autoplay: "1", mute: "0", controls: "1", rel: "0", start: "0" });
    expect([frame().title, picture().style.display]).toEqual(["How a belt is made", "none"]);
    expect(document.activeElement).toBe(frame());
  });

  it.each([
    ["", {}, "16/9"],
    [", or as an editor has chosen", { aspect_ratio: "4:3" }, "4/3"],
  ])("video.1 has the shape 16:9%s", async (_or, settings, ratio) => {
    await mountMarkup(withSettings(settings), { config });
    const host = document.querySelector("[data-widget]") as HTMLElement;
    expect(host.style.getPropertyValue("--islet-video-ratio")).toBe(ratio);
  });

  it("plays on when the same press comes twice", async () => {
    const { problems } = await mountMarkup(fixture, { config });
    picture().click();
    const first = frame();
    picture().click();
    expect(frame()).toBe(first);
    expect([address().host, problems]).toEqual(["www.youtube-nocookie.com", []]);
  });

  it.each([
    [
      "https://youtu.be/XHOmBV4js_E",
      "www.youtube-nocookie.com",
      "/embed/XHOmBV4js_E",
      { start: "7", cc_load_policy: "1", mute: "1", controls: "0" },
    ],
    [
      "https://vimeo.com/235215203/0a1b2c",
      "player.vimeo.com",
      "/video/235215203",
      { dnt: "1", h: "0a1b2c", muted: "1", controls: "0", autoplay: "1" },
    ],
    [
      "https://dai.ly/x6tqhqb",
      "www.dailymotion.com",
      "/embed/video/x6tqhqb",
      { start: "7", mute: "1", controls: "0", autoplay: "1" },
    ],
    [
      "https://videopress.com/v/kUJmAcSf",
      "videopress.com",
      "/embed/kUJmAcSf",
      { at: "7", muted: "1", controls: "0", autoPlay: "1" },
    ],
  ])("at %s is played on %s with what the editor has set", async (video_url, host, path, expected) => {
    await mountMarkup(
      withSettings({ video_url, start: 7, mute: "yes", controls: "", cc_load_policy: "yes" }),
      { config },
    );
    await userEvent.click(picture());
    expect([address().host, address().pathname]).toEqual([host, path]);
    expect(fields()).toMatchObject(expected);
  });

  it("waits for the visitor's consent where the page asks for it", async () => {
    await mountMarkup(fixture, { config: { ...config, consent: { marketing: false } } });
    await userEvent.click(picture());
    expect([frame(), notice()?.textContent]).toEqual([
      null,
      expect.stringContaining("your browser contacts www.youtube-nocookie.com"),
    ]);
    expect(notice()?.contains(document.activeElement)).toBe(true);
    await press("Load this once");
    expect([address().host, notice()]).toEqual(["www.youtube-nocookie.com", null]);
    expect([fields()["autoplay"], localStorage.length]).toEqual(["1", 0]);
  });

  it("begins with what is allowed for always, and goes when that is withdrawn", async () => {
    const { islet } = await mountMarkup(fixture, { config: { ...config, consent: { marketing: false } } });
    await userEvent.click(picture());
    await press("Always load YouTube");
    expect(fields()["autoplay"]).toBe("1");
    localStorage.clear();
    islet.bus.emit("consent/change", { service: "youtube" });
    expect([frame(), picture().style.display]).toEqual([null, ""]);
  });

  it("without a picture shows who would be contacted, and does not play by itself once allowed", async () => {
    let isGiven = false;
    Reflect.set(window, "wp_has_consent", () => isGiven);
    await mountMarkup(without({ video_url: "https://vimeo.com/235215203" }), { config });
    expect([frame(), notice()?.getAttribute("aria-label")]).toEqual([null, "Video"]);
    isGiven = true;
    document.dispatchEvent(new Event("wp_listen_for_consent_change"));
    expect([fields()["autoplay"], notice()]).toEqual(["0", null]);
    isGiven = false;
    document.dispatchEvent(new Event("wp_listen_for_consent_change"));
    expect(frame()).toBeNull();
    expect(notice()).not.toBeNull();
    Reflect.deleteProperty(window, "wp_has_consent");
  });

  it("is a link if the page configuration does not name its host, which is told once", async () => {
    const { problems } = await mountMarkup(fixture);
    await userEvent.click(picture());
    expect(frame()).toBeNull();
    expect(notice()?.querySelector("button")).toBeNull();
    expect(notice()?.querySelector("a")?.href).toBe("https://www.youtube.com/watch?v=XHOmBV4js_E");
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ["withheld", expect.stringContaining("does not name www.youtube-nocookie.com")],
    ]);
  });

  it("stops at its end time once, or begins again at its start", async () => {
    const at = (seconds: number) =>
      say(
        JSON.stringify({ event: "infoDelivery", info: { currentTime: seconds } }),
        "https://www.youtube-nocookie.com",
      );
    const first = await mountMarkup(withSettings({ start: 5, end: 20 }), { config });
    await userEvent.click(picture());
    for (const seconds of [19, 20, 21, 22]) at(seconds);
    const pauses = told().filter((message) => String(message).includes("pauseVideo"));
    expect(pauses).toHaveLength(1);
    first.stop();
    player.postMessage.mockReset();
    await mountMarkup(withSettings({ start: 5, end: 20, loop: true }), { config });
    await userEvent.click(picture());
    at(20);
    expect(told().map(String).join()).toContain('"seekTo","args":[5,true]');
  });

  it("that the server has printed under its picture is stopped, and given back", async () => {
    const src = "https://player.vimeo.com/video/235215203";
    const html = `<div data-widget="video"><iframe src="${src}" title="A film"></iframe><button aria-label="Play Video"></button></div>`;
    const { stop } = await mountMarkup(html, { config });
    expect(frame().hasAttribute("src")).toBe(false);
    await userEvent.click(document.querySelector("button") as HTMLElement);
    expect([...document.querySelectorAll("iframe")].map((one) => one.getAttribute("src"))).toEqual([
      null,
      expect.stringContaining("https://player.vimeo.com/video/235215203?dnt=1"),
    ]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it("that plays by itself is muted, needs the consent, pauses out of sight, and has a button without controls", async () => {
    const html = without({
      video_url: "https://videopress.com/v/kUJmAcSf",
      autoplay: "yes",
      play_on_mobile: "yes",
      controls: "",
    });
    await mountMarkup(html, { config: { ...config, consent: { marketing: true } } });
    expect(fields()).toMatchObject({ autoPlay: "1", muted: "1" });
    scroll(1.01);
    scroll(0.99);
    expect(told()).toEqual([{ event: "videopress_action_pause" }, { event: "videopress_action_play" }]);
    await userEvent.click(document.querySelector(".islet-pause") as HTMLElement);
    expect(told().at(-1)).toEqual({ event: "videopress_action_pause" });
  });

  it.each([
    ["prefer reduced motion", () => setDevice({ prefersReducedMotion: true })],
    ["save data", () => vi.stubGlobal("navigator", { connection: { saveData: true } })],
  ])("does not play by itself where visitors %s", async (_, arrange) => {
    arrange();
    const html = without({
      video_url: "https://vimeo.com/235215203",
      autoplay: "yes",
      play_on_mobile: "yes",
    });
    await mountMarkup(html, { config: { ...config, consent: { marketing: true } } });
    expect(fields()["autoplay"]).toBe("0");
  });

  it("that cannot be played is told, and stays", async () => {
    const { problems, settled } = await mountMarkup(fixture, { config });
    await userEvent.click(picture());
    say(JSON.stringify({ event: "onError", info: 150 }), "https://www.youtube-nocookie.com");
    await settled();
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining("cannot be played: error 150"),
    ]);
    expect(frame().isConnected).toBe(true);
  });

  it("opens over the page, whose end is the player's", async () => {
    // Nothing fades.
    setDevice({ prefersReducedMotion: true });
    const { settled, stop } = await mountMarkup(withSettings({ lightbox: "yes" }), { config });
    await userEvent.click(picture());
    await settled();
    const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
    expect([dialog().open, dialog().getAttribute("aria-label"), dialog().contains(frame())]).toEqual([
      true,
      "How a belt is made",
      true,
    ]);
    await userEvent.click(dialog().querySelector(".islet-lightbox__close") as HTMLElement);
    await settled();
    expect([dialog(), frame()]).toEqual([null, null]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(withSettings({ lightbox: "yes" })));
  });

  it("gives its element back", async () => {
    const { stop } = await mountMarkup(fixture, { config });
    await userEvent.click(picture());
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  });
});

describe.each([
  {
    kind: "YouTube",
    video_url: "https://youtu.be/XHOmBV4js_E",
    begin: { start: "5", mute: "1" },
    at: (seconds: number) => JSON.stringify({ event: "infoDelivery", info: { currentTime: seconds } }),
    over: JSON.stringify({ event: "onStateChange", info: 0 }),
    seek: { event: "command", func: "seekTo", args: [5, true] },
    play: { event: "command", func: "playVideo", args: [] },
    pause: { event: "command", func: "pauseVideo", args: [] },
  },
  {
    kind: "Vimeo",
    video_url: "https://vimeo.com/235215203",
    begin: { "#": "#t=5s", muted: "1" },
    at: (seconds: number) => JSON.stringify({ event: "timeupdate", data: { seconds } }),
    over: JSON.stringify({ event: "ended" }),
    seek: { method: "setCurrentTime", value: 5 },
    play: { method: "play" },
    pause: { method: "pause" },
  },
  {
    kind: "Dailymotion",
    video_url: "https://www.dailymotion.com/video/x6tqhqb",
    begin: { start: "5", mute: "1", api: "postMessage" },
    at: (seconds: number) => `event=timeupdate&time=${seconds}`,
    over: "event=video_end",
    seek: { command: "seek", parameters: [5] },
    play: { command: "play", parameters: [] },
    pause: { command: "pause", parameters: [] },
  },
  {
    kind: "VideoPress",
    video_url: "https://videopress.com/v/kUJmAcSf",
    begin: { at: "5", muted: "1" },
    at: (seconds: number) => ({ event: "videopress_timeupdate", currentTimeMs: seconds * 1_000 }),
    over: { event: "videopress_ended" },
    seek: { event: "videopress_action_set_currenttime", currentTime: 5 },
    play: { event: "videopress_action_play" },
    pause: { event: "videopress_action_pause" },
  },
])("a video of $kind", ({ video_url, begin, at, over, seek, play, pause }) => {
  const commands = () =>
    told().map((message) => (typeof message === "string" ? (JSON.parse(message) as object) : message));
  /** Presses it, and lets its player tell something. */
  async function tell(settings: object, ...messages: unknown[]) {
    const { stop } = await mountMarkup(withSettings({ video_url, start: 5, ...settings }), { config });
    await userEvent.click(picture());
    for (const message of ["{}", ...messages]) {
      player.postMessage.mockReset();
      say(message, address().origin);
    }
    return stop;
  }

  it("begins at its start, and without sound if that is wanted", async () => {
    await tell({ mute: "yes" });
    expect({ ...fields(), "#": address().hash }).toMatchObject(begin);
  });

  it("stops at its end time, once", async () => {
    await tell({ end: 20 }, at(19));
    expect(commands()).toEqual([]);
    say(at(20), address().origin);
    say(at(21), address().origin);
    expect(commands()).toEqual([pause]);
  });

  it("begins again at its start, after its end time and after its own end", async () => {
    const stop = await tell({ end: 20, loop: "yes" }, at(19), at(20));
    expect(commands()).toEqual([seek, play]);
    stop();
    await tell({ loop: "yes" }, at(19), over);
    expect(commands()).toEqual([seek, play]);
  });

  it("ends there without the loop", async () => {
    await tell({}, at(19), over);
    expect(commands()).toEqual([]);
  });
});

describe("a file", () => {
  const own = { video_url: "/wp-content/uploads/waves.webm" };

  it("plays at the press on its picture, from its start to its end", async () => {
    await mountMarkup(withSettings({ ...own, start: 5, end: 20, mute: "yes" }));
    expect(file()).toBeNull();
    await userEvent.click(picture());
    expect([new URL(file().src).pathname, file().currentTime, file().muted, file().controls]).toEqual([
      own.video_url,
      5,
      true,
      true,
    ]);
    expect(played).toHaveBeenCalledOnce();
    file().currentTime = 20;
    file().dispatchEvent(new Event("timeupdate"));
    expect(paused).toHaveBeenCalledOnce();
  });

  it("begins again at its start, after its end time and after its own end", async () => {
    await mountMarkup(withSettings({ ...own, start: 5, end: 20, loop: "yes" }));
    await userEvent.click(picture());
    for (const [seconds, type] of [
      [20, "timeupdate"],
      [17, "ended"],
    ] as const) {
      played.mockReset();
      file().currentTime = seconds;
      file().dispatchEvent(new Event(type));
      expect([file().currentTime, played.mock.calls.length, paused.mock.calls.length]).toEqual([5, 1, 0]);
    }
  });

  it("that the server has printed stays on the page when it is played over it", async () => {
    const html = withSettings({ ...own, lightbox: "yes" }).replace("<a ", '<video src="/a.mp4"></video><a ');
    const { settled, stop } = await mountMarkup(html);
    await userEvent.click(picture());
    await settled();
    expect(document.querySelectorAll("dialog video")).toHaveLength(1);
    await userEvent.click(document.querySelector(".islet-lightbox__close") as HTMLElement);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it("that the server has printed plays by itself only where that is wanted, and stops out of sight", async () => {
    const html = `<div data-widget="video" data-settings='{"autoplay":"yes","play_on_mobile":"yes"}'><video src="/a.mp4" controls></video></div>`;
    const { stop } = await mountMarkup(html);
    expect([played.mock.calls.length, file().muted]).toEqual([1, true]);
    scroll(1.01);
    expect(paused).toHaveBeenCalledOnce();
    scroll(0.99);
    expect(played).toHaveBeenCalledTimes(2);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it.each(["https://evil.example/a.mp4", "javascript:alert(1)", "data:video/mp4,x"])(
    "at %s is not played",
    async (video_url) => {
      const { problems } = await mountMarkup(withSettings({ video_url }));
      await userEvent.click(picture());
      expect([file(), frame()]).toEqual([null, null]);
      expect(problems).toHaveLength(1);
    },
  );
});

describe("hostile texts", () => {
  const texts = [
    ...corpus("xss"),
    ...corpus("url"),
    ...(thirdPartyCorpus("xss") ?? []),
    ...(thirdPartyCorpus("url") ?? []),
  ].map(({ text }) => text);

  it("as an address play nothing but the page's own files and videos of providers that it allows", async () => {
    const places = texts.map((text) => {
      const host = document.createElement("div");
      host.dataset["widget"] = "video";
      host.dataset["settings"] = JSON.stringify({ video_url: text, autoplay: "yes", play_on_mobile: "yes" });
      return host;
    });
    document.body.replaceChildren(...places);
    await startOnPage({ config: { ...config, consent: { marketing: true } } });
    const sources = [...document.querySelectorAll("iframe, video, source")].map(
      (one) => new URL(one.getAttribute("src") ?? "", location.href),
    );
    for (const { host } of sources) expect([...config.allowed_hosts, location.host]).toContain(host);
    for (const { protocol } of document.querySelectorAll("a")) expect(protocol).toMatch(/^https?:$/);
    expect(document.querySelectorAll("script, img, [onerror], [onload]")).toHaveLength(0);
  });

  it("from a player's window change nothing", async () => {
    await mountMarkup(withSettings({ end: 20, loop: "yes" }), { config });
    await userEvent.click(picture());
    // It is greeted at its first message.
    say("{}", "https://www.youtube-nocookie.com");
    const before = [document.body.innerHTML, told().length];
    const origins = ["https://www.youtube-nocookie.com", "https://evil.example"];
    for (const text of texts)
      for (const origin of origins)
        for (const data of [text, { event: text }, JSON.stringify({ event: "infoDelivery", info: text })])
          say(data, origin);
    expect([document.body.innerHTML, told().length]).toEqual(before);
  });
});
