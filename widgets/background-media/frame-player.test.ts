import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ConsentPlugin, removePlugins } from "#tests/consent/choice.ts";
import { CONSENT_PLUGINS } from "#tests/consent/plugins.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";
import { videoSource } from "./video-source.ts";

const YOUTUBE = "www.youtube-nocookie.com";
const VIMEO = "player.vimeo.com";
const ID = "XHOmBV4js_E";

const markup = (settings: object) =>
  `<section data-widget="background-media" data-settings='${JSON.stringify({
    background_background: "video",
    background_play_on_mobile: "yes",
    ...settings,
  })}'><p>Content</p></section>`;

const frame = () => document.querySelector("iframe") as HTMLIFrameElement;
const box = () => document.querySelector(".islet-background-media__video") as HTMLElement;
const isHidden = () => box().className.includes("--loading");
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The window of the player, and what it was told. */
const player = { postMessage: vi.fn<(message: string) => void>() };
const told = () => player.postMessage.mock.calls.map(([message]) => JSON.parse(message) as object);

function say(message: unknown, origin: string, source: unknown = player) {
  dispatchEvent(Object.assign(new MessageEvent("message", { data: message, origin }), { source }));
}

/** The last frame's address: here frames load nothing. */
let asked = "";
let scroll: ReturnType<typeof stubViewObservers>;

async function mount(link: string, config: object, settings: object = {}) {
  const mounted = await mountMarkup(markup({ background_video_link: link, ...settings }), {
    config: { ...config },
  });
  await vi.dynamicImportSettled();
  scroll(0.99);
  return mounted;
}

const play = (link: string, host: string, settings: object = {}) =>
  mount(link, { allowed_hosts: [host], consent: { marketing: true } }, settings);

afterEach(removePlugins);
beforeEach(() => {
  asked = "";
  player.postMessage.mockReset();
  scroll = stubViewObservers();
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(player as never);
  vi.spyOn(HTMLIFrameElement.prototype, "src", "set").mockImplementation((url) => void (asked = url));
  vi.useFakeTimers();
});

describe("the address of a background video", () => {
  it.each([
    [`https://www.youtube.com/watch?v=${ID}`, YOUTUBE, ID],
    [`https://www.youtube.com/watch?feature=share&v=${ID}&t=3`, YOUTUBE, ID],
    [`http://m.youtube.com/watch?v=${ID}`, YOUTUBE, ID],
    [`https://youtu.be/${ID}?t=3`, YOUTUBE, ID],
    [`https://youtube.com/shorts/${ID}`, YOUTUBE, ID],
    [`https://www.youtube-nocookie.com/embed/${ID}`, YOUTUBE, ID],
    ["https://vimeo.com/235215203", VIMEO, "235215203"],
    ["https://player.vimeo.com/video/235215203", VIMEO, "235215203"],
    ["https://vimeo.com/channels/staffpicks/235215203", VIMEO, "235215203"],
  ])("%s is a video of %s", (link, host, id) => {
    expect(videoSource(link, [host])).toMatchObject({ provider: { host }, video: { id } });
    expect(videoSource(link, ["www.youtube.com", "vimeo.com", "youtu.be"])).toEqual({ refusedHost: host });
  });

  it.each([
    ["https://vimeo.com/235215203/0a1b2c", "0a1b2c"],
    ["https://player.vimeo.com/video/235215203?dnt=1&h=0a1b2c", "0a1b2c"],
  ])("%s has the key of an unlisted video", (link, hash) => {
    expect(videoSource(link, [VIMEO])).toMatchObject({ video: { id: "235215203", hash } });
  });

  it.each([
    `https://evil.example/watch?v=${ID}`,
    "https://www.dailymotion.com/video/x6tqhqb",
    "https://videopress.com/v/kUJmAcSf",
    `https://evil.example/https://www.youtube.com/watch?v=${ID}`,
    "https://www.youtube.com/watch?v=short",
    "https://vimeo.com.evil.example/235215203",
  ])("%s is none of a provider", (link) => {
    expect(videoSource(link, [YOUTUBE, VIMEO])).toEqual({ refusedHost: new URL(link).host });
  });
});

describe.each([
  {
    host: YOUTUBE,
    link: `https://www.youtube.com/watch?v=${ID}`,
    address: /^https:\/\/www\.youtube-nocookie\.com\/embed\/XHOmBV4js_E\?.*mute=1.*start=5/,
    playing: { event: "onStateChange", info: 1 },
    ended: { event: "onStateChange", info: 0 },
    failed: { event: "onError", info: 150 },
    timeAt: (seconds: number) => ({ event: "infoDelivery", info: { currentTime: seconds } }),
    play: { event: "command", func: "playVideo", args: [] },
    pause: { event: "command", func: "pauseVideo", args: [] },
    seek: { event: "command", func: "seekTo", args: [5, true] },
  },
  {
    host: VIMEO,
    link: "https://vimeo.com/235215203/0a1b2c",
    address: /^https:\/\/player\.vimeo\.com\/video\/235215203\?.*dnt=1.*h=0a1b2c#t=5s/,
    playing: { event: "playing" },
    ended: { event: "ended" },
    failed: { event: "error", data: { message: "private" } },
    timeAt: (seconds: number) => ({ event: "timeupdate", data: { seconds } }),
    play: { method: "play" },
    pause: { method: "pause" },
    seek: { method: "setCurrentTime", value: 5 },
  },
])("a background video of $host", ({ host, link, address, playing, ended, failed, timeAt, ...commands }) => {
  const origin = `https://${host}`;

  it("is not asked for unless the page configuration names the host, which is told once", async () => {
    const { problems } = await mountMarkup(markup({ background_video_link: link, allowed_hosts: [host] }));
    scroll(0.99);
    await pass(5_000);
    expect(frame()).toBeNull();
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      [
        "withheld",
        expect.stringContaining(`allowed_hosts of #islet-config does not name ${host}; the picture stays`),
      ],
    ]);
  });

  it("social-feed.10 waits for consent behind its picture: given late it loads, withdrawn it unloads, again it loads", async () => {
    const choice = CONSENT_PLUGINS["WPConsent"] as ConsentPlugin;
    choice.install();
    const { problems } = await mount(link, { allowed_hosts: [host] });
    const waiting = document.body.innerHTML;
    await pass(5_000);
    expect([frame(), document.querySelector("button"), asked]).toEqual([null, null, ""]);
    for (let round = 0; round < 2; round++) {
      asked = "";
      choice.choose(true);
      scroll(0.99);
      expect(asked).toMatch(new URL(`https://${host}`).host);
      say(playing, origin);
      await pass(1_000);
      expect([isHidden(), document.querySelectorAll("button, iframe").length]).toEqual([false, 2]);
      choice.choose(false);
      scroll(0.99);
      await pass(5_000);
      expect(document.body.innerHTML).toBe(waiting);
    }
    expect(problems).toEqual([]);
  });

  it("waits where nothing on the page asks for consent, and says what it waits for", async () => {
    const { problems } = await mount(link, { allowed_hosts: [host] });
    await pass(5_000);
    expect(frame()).toBeNull();
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ["withheld", expect.stringContaining(`${host} waits for the visitor's consent`)],
    ]);
  });

  it("is in a frame that nobody can press, focus or read", async () => {
    await play(link, host, { background_video_start: 5 });
    expect(asked).toMatch(address);
    expect(["inert", "aria-hidden", "tabindex", "allow"].map((name) => frame().getAttribute(name))).toEqual([
      "",
      "true",
      "-1",
      "autoplay",
    ]);
    expect(frame().getAttribute("sandbox")).not.toMatch(/popups|top-navigation/);
  });

  it("video.2 is hidden 1000 ms before showing, and until it plays", async () => {
    await play(link, host);
    frame().dispatchEvent(new Event("load"));
    await pass(5_000);
    expect(isHidden()).toBe(true);
    say(playing, origin);
    await pass(999);
    expect(isHidden()).toBe(true);
    await pass(1);
    expect(isHidden()).toBe(false);
  });

  it("video.2 that cannot be played is only told, once; the picture stays", async () => {
    const { problems } = await play(link, host);
    say(playing, origin);
    say(failed, origin);
    say(failed, origin);
    await pass(2_000);
    expect(isHidden()).toBe(true);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/cannot be played: .*(?:150|private).*the picture stays/),
    ]);
  });

  it("is told to be missing if its player never answers, as where it is blocked", async () => {
    const { problems } = await play(link, host);
    frame().dispatchEvent(new Event("load"));
    await pass(20_000);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("does not answer")]);
    const calls = player.postMessage.mock.calls.length;
    await pass(20_000);
    expect(player.postMessage).toHaveBeenCalledTimes(calls);
  });

  it("begins anew at its start when its part is over", async () => {
    await play(link, host, { background_video_start: 5, background_video_end: 20 });
    say(JSON.stringify(timeAt(19)), origin);
    expect(told()).not.toContainEqual(commands.seek);
    say(JSON.stringify(timeAt(20)), origin);
    expect(told().slice(-2)).toEqual([commands.seek, commands.play]);
    player.postMessage.mockReset();
    say(ended, origin);
    expect(told()).toEqual([commands.seek, commands.play]);
  });

  it("that plays once leaves the picture at its end", async () => {
    await play(link, host, { background_play_once: "yes" });
    say(playing, origin);
    await pass(1_000);
    say(ended, origin);
    expect(isHidden()).toBe(true);
    expect(told().at(-1)).toEqual(commands.pause);
  });

  it("pauses out of sight", async () => {
    await play(link, host);
    scroll(1.01);
    expect(told().at(-1)).toEqual(commands.pause);
    scroll(0.99);
    expect(told().at(-1)).toEqual(commands.play);
  });

  it("is heard from its own frame and origin alone, whatever is said", async () => {
    const { problems } = await play(link, host);
    say(playing, "https://evil.example");
    say(playing, origin, window);
    for (const noise of [
      null,
      7,
      "{",
      [],
      "[]",
      { event: {} },
      { event: "error" },
      { info: { playerState: {} } },
    ])
      if (host === YOUTUBE) say(noise, origin);
    await pass(2_000);
    expect(isHidden()).toBe(true);
    expect(problems).toEqual([]);
  });
});
