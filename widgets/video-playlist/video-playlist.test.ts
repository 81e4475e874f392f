import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";

const fixture = readFileSync("widgets/video-playlist/fixture.html", "utf8");
const stage = () => document.querySelector(".islet-video-playlist__stage") as HTMLElement;
const links = () => [...document.querySelectorAll<HTMLAnchorElement>("ol a")];
const current = () => links().findIndex((link) => link.getAttribute("aria-current") === "true");
const file = () => stage().querySelector("video");
const played = vi.fn<(address: string) => void>();

/** Two files of the site. */
const files = [
  { video_url: "/one.mp4", title: "One" },
  { video_url: "/two.mp4", title: "Two" },
];

beforeEach(() => {
  played.mockReset();
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (this: HTMLMediaElement) {
    played(new URL(this.currentSrc || this.src || this.querySelector("source")?.src || "").pathname);
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {});
});

describe("a list of videos", () => {
  it("loads nothing of any video before a press, and marks the first one", async () => {
    const { problems } = await mountMarkup(fixture);
    expect([problems, current()]).toEqual([[], 0]);
    expect(document.querySelector("video, iframe")).toBeNull();
    expect(stage().querySelector("a")?.getAttribute("aria-label")).toBe("Play video: How a belt is cut");
    expect(links().map((link) => link.getAttribute("role"))).toEqual(["button", "button", "button"]);
  });

  it("plays the one that is pressed in its place, with its title and the focus, and the other after that", async () => {
    await mountMarkup(await printedMarkup("video-playlist", { items: files }));
    await userEvent.click(links()[1] as HTMLElement);
    await vi.waitFor(() => expect(played.mock.calls).toEqual([["/two.mp4"]]));
    expect([current(), document.activeElement]).toEqual([1, file()]);
    await userEvent.click(links()[0] as HTMLElement);
    await vi.waitFor(() => expect(played.mock.calls.at(-1)).toEqual(["/one.mp4"]));
    expect([current(), stage().querySelectorAll("video").length]).toEqual([0, 1]);
  });

  it("goes on with the next file when one has ended, up to the last, and takes nobody's focus elsewhere", async () => {
    await mountMarkup(
      `${await printedMarkup("video-playlist", { items: files })}<button id="else">x</button>`,
    );
    await userEvent.click(stage().querySelector("a") as HTMLElement);
    await vi.waitFor(() => expect(played).toHaveBeenCalledOnce());
    document.getElementById("else")?.focus();
    file()?.dispatchEvent(new Event("ended"));
    await vi.waitFor(() => expect(played.mock.calls.at(-1)).toEqual(["/two.mp4"]));
    expect(document.activeElement?.id).toBe("else");
    file()?.dispatchEvent(new Event("ended"));
    expect([current(), played.mock.calls.length]).toEqual([1, 2]);
  });

  it("stops after each video if it is set so", async () => {
    await mountMarkup(await printedMarkup("video-playlist", { items: files, play_next: false }));
    await userEvent.click(links()[0] as HTMLElement);
    await vi.waitFor(() => expect(played).toHaveBeenCalledOnce());
    file()?.dispatchEvent(new Event("ended"));
    expect(current()).toBe(0);
  });

  it("asks before it loads from a provider that the visitor has refused", async () => {
    await mountMarkup(fixture, {
      config: { allowed_hosts: ["www.youtube-nocookie.com"], consent: { marketing: false } },
    });
    await userEvent.click(links()[1] as HTMLElement);
    await vi.waitFor(() => expect(stage().querySelector(".islet-consent")).not.toBeNull());
    expect(document.querySelector("iframe[src]")).toBeNull();
  });

  it("is words while its videos have no addresses, and says if there is no list", async () => {
    const items = [{ title: "First video" }];
    const { problems } = await mountMarkup(await printedMarkup("video-playlist", { items }));
    expect([problems, links()]).toEqual([[], []]);
    const hostile = fixture.replaceAll(/href="[^"]*"/g, 'href="javascript:alert(1)"');
    expect([(await mountMarkup(hostile)).problems, links()[0]?.getAttribute("role")]).toEqual([[], null]);
    const wrong = await mountMarkup('<div data-widget="video-playlist"><p>Videos</p></div>');
    expect(JSON.stringify(wrong.problems)).toContain("a list of links to them");
  });

  it("gives its element back as it was, also while a video plays", async () => {
    const { stop } = await mountMarkup(fixture);
    await userEvent.click(links()[0] as HTMLElement);
    await vi.waitFor(() => expect(played).toHaveBeenCalled());
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  });
});
