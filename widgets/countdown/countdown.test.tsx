import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { mountMarkup } from "#tests/support/mount.ts";

const NOW = Date.UTC(2025, 5, 15, 10);
const inSeconds = (seconds: number) => NOW / 1_000 + seconds;

const marker = (settings: object, attributes = "") =>
  `<div ${attributes} data-widget="countdown" data-widget-on="load" data-settings='${JSON.stringify(settings)}'><p>Soon over</p></div>`;

const digits = () => [...document.querySelectorAll(".islet-countdown__digits")].map((one) => one.textContent);
const spoken = () => document.querySelector(".islet-visually-hidden[role=status]")?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date", "setTimeout", "clearTimeout"] });
});

describe("countdown", () => {
  it("countdown.1 ticks every second towards the end date and stops at zero", async () => {
    const page = await mountMarkup(marker({ end_date: inSeconds(90_002) }));
    expect(digits()).toEqual(["01", "01", "00", "02"]);
    vi.advanceTimersByTime(1_000);
    await page.settled();
    expect(digits()).toEqual(["01", "01", "00", "01"]);
    vi.advanceTimersByTime(90_001_000);
    await page.settled();
    expect(digits()).toEqual(["00", "00", "00", "00"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("countdown.1 shows the right time after a laptop slept, at once when the page is seen again", async () => {
    const page = await mountMarkup(marker({ end_date: inSeconds(36_000) }));
    vi.setSystemTime(NOW + 8 * 3_600_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await page.settled();
    expect(digits()).toEqual(["00", "02", "00", "00"]);
  });

  it("countdown.2 runs the expire actions once, in their order, also when it was over before", async () => {
    const open = vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const expired = vi.fn();
    document.body.addEventListener("countdown_expire", expired);
    const actions = [{ type: "message" }, { type: "redirect", redirect_url: "/sale-over/" }];
    const page = await mountMarkup(
      marker({ end_date: inSeconds(-5), expire_actions: actions, expire_message: "Over." }),
    );
    vi.advanceTimersByTime(5_000);
    await page.settled();
    expect(document.body.textContent).toContain("Over.");
    expect(open).toHaveBeenCalledTimes(1);
    expect(open.mock.calls[0]?.[0]).toMatch(/\/sale-over\/$/);
    expect(expired).toHaveBeenCalledTimes(1);
    document.body.removeEventListener("countdown_expire", expired);
  });

  it("countdown.2 runs them once although an editor changes the settings after the end", async () => {
    const open = vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const settings = (url: string) => ({
      end_date: inSeconds(-5),
      expire_actions: [{ type: "redirect", redirect_url: url }],
    });
    const told = vi.fn();
    document.body.addEventListener("countdown_expire", told);
    const page = await mountMarkup(marker(settings("/sale-over/")));
    const host = document.querySelector("[data-widget]") as HTMLElement;
    host.dataset["settings"] = JSON.stringify(settings("/elsewhere/"));
    await page.settled();
    expect(open).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledTimes(1);
    document.body.removeEventListener("countdown_expire", told);
  });

  it("countdown.2 hides at the end", async () => {
    const page = await mountMarkup(marker({ end_date: inSeconds(1), expire_actions: [{ type: "hide" }] }));
    expect(digits()).toHaveLength(4);
    vi.advanceTimersByTime(1_000);
    await page.settled();
    expect(digits()).toHaveLength(0);
  });

  it("countdown.2 runtime.5 the end of a widget that has hidden itself gives its host back as it was", async () => {
    const page = await mountMarkup(
      marker({ end_date: inSeconds(1), expire_actions: [{ type: "hide" }] }, 'id="over"'),
    );
    const host = document.getElementById("over") as HTMLElement;
    vi.advanceTimersByTime(1_000);
    await page.settled();
    expect(host.classList).toContain("islet-countdown-host--over");
    page.islet.stop();
    expect(host.hasAttribute("class")).toBe(false);
  });

  it("countdown.2 the message is read where the digits have gone", async () => {
    const page = await mountMarkup(
      marker({
        end_date: inSeconds(1),
        expire_actions: [{ type: "hide" }, { type: "message" }],
        expire_message: "Over.",
      }),
    );
    vi.advanceTimersByTime(1_000);
    await page.settled();
    expect(digits()).toHaveLength(0);
    expect(document.body.textContent).toBe("Over.");
  });

  it("countdown.2 the message is told by the status that has told the time", async () => {
    const page = await mountMarkup(
      marker({ end_date: inSeconds(1), expire_actions: [{ type: "message" }], expire_message: "Over." }),
    );
    const status = document.querySelector("[role=status]");
    vi.advanceTimersByTime(1_000);
    await page.settled();
    expect([...document.querySelectorAll("[role=status]")]).toEqual([status]);
    expect(status?.textContent).toBe("Over.");
    expect(status?.className).toBe("islet-countdown__message");
  });

  it.each([
    ["/sale/#now", "/sale/"],
    ["/sale/", "/sale"],
    ["/sale/?a=1", "?a=1"],
    ["/sale/?a=1", "/sale/?a=1#over"],
  ])(
    "countdown.2 on %s a redirect to %s does nothing: it would load the page for ever",
    async (here, redirect_url) => {
      history.replaceState(null, "", here);
      const open = vi.spyOn(navigation, "assign").mockImplementation(() => {});
      const { problems } = await mountMarkup(
        marker({ end_date: inSeconds(-1), expire_actions: [{ type: "redirect", redirect_url }] }),
      );
      expect(open).not.toHaveBeenCalled();
      expect(problems).toEqual([]);
    },
  );

  it("countdown.2 a redirect to this path with another query leads there", async () => {
    history.replaceState(null, "", "/sale/?a=1");
    const open = vi.spyOn(navigation, "assign").mockImplementation(() => {});
    await mountMarkup(
      marker({ end_date: inSeconds(-1), expire_actions: [{ type: "redirect", redirect_url: "/sale/?a=2" }] }),
    );
    expect(open).toHaveBeenCalledOnce();
  });

  it("countdown.2 never leaves the site for an address that is not allowed, and says so", async () => {
    const open = vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const { problems } = await mountMarkup(
      marker({
        end_date: inSeconds(-1),
        expire_actions: [{ type: "redirect", redirect_url: "javascript:alert(1)" }],
      }),
    );
    expect(open).not.toHaveBeenCalled();
    expect(problems.map(({ message }) => message).join()).toContain(
      "redirect_url must be an address of this site",
    );
  });

  const redirecting = (redirect_url: string, more: object = {}) =>
    marker({ end_date: inSeconds(-1), expire_actions: [{ type: "redirect", redirect_url }], ...more });

  it.each(["/?add-to-cart=18", "/my-account/customer-logout/", "/wp-login.php?action=logout&_wpnonce=1"])(
    "countdown.2 never opens %s by itself, which does something, and says so",
    async (url) => {
      const open = vi.spyOn(navigation, "assign").mockImplementation(() => {});
      const { problems } = await mountMarkup(redirecting(url));
      expect(open).not.toHaveBeenCalled();
      expect(problems.map(({ message }) => message).join()).toContain(
        "redirect_url must be a page that does nothing when it is opened",
      );
    },
  );

  it("countdown.2 redirects once from each page, and five times in one tab: a circle ends", async () => {
    const open = vi
      .spyOn(navigation, "assign")
      .mockImplementation((url) => history.replaceState(null, "", url));
    history.replaceState(null, "", "/a/");
    for (let round = 0; round < 4; round++) {
      (await mountMarkup(redirecting("/b/"))).stop();
      (await mountMarkup(redirecting("/a/"))).stop();
    }
    expect(open).toHaveBeenCalledTimes(2);
    // Addresses without end: relative to the page.
    for (let round = 0; round < 10; round++) {
      history.replaceState(null, "", `/c/${round}/`);
      (await mountMarkup(redirecting(`/c/${round + 1}/`))).stop();
    }
    expect(open).toHaveBeenCalledTimes(5);
  });

  it("countdown.2 F15 without storage it redirects only when it ends before the visitor's eyes", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    vi.stubGlobal("localStorage", undefined);
    history.replaceState(null, "", "/nothing-kept/");
    const open = vi.spyOn(navigation, "assign").mockImplementation(() => {});
    for (const more of [{}, { evergreen_interval: 1 }]) {
      const page = await mountMarkup(redirecting("/over/", more));
      vi.advanceTimersByTime(2_000);
      await page.settled();
      page.stop();
    }
    expect(open).not.toHaveBeenCalled();
    history.replaceState(null, "", "/ends-here/");
    const page = await mountMarkup(redirecting("/over/", { end_date: Math.floor(Date.now() / 1_000) + 2 }));
    vi.advanceTimersByTime(2_000);
    await page.settled();
    vi.unstubAllGlobals();
    expect(open).toHaveBeenCalledOnce();
  });

  it("countdown.2 runs no expire action in the editor", async () => {
    await mountMarkup(marker({ end_date: inSeconds(-1), expire_actions: [{ type: "hide" }] }), {
      config: { is_editor: true },
    });
    expect(digits()).toHaveLength(4);
  });

  it("countdown.3 gives each visitor their own time, kept under the builder's keys", async () => {
    const first = await mountMarkup(marker({ evergreen_interval: 600 }, 'id="sale"'));
    expect(digits()).toEqual(["00", "00", "10", "00"]);
    expect(localStorage.getItem("sale-evergreen_due_date")).toBe(String(NOW + 600_000));
    expect(localStorage.getItem("sale-evergreen_interval")).toBe("600");
    first.stop();
    vi.setSystemTime(NOW + 60_000);
    await mountMarkup(marker({ evergreen_interval: 600 }, 'id="sale"'));
    expect(digits()).toEqual(["00", "00", "09", "00"]);
  });

  it("countdown.3 sets a new due date when there is none, when it is broken, or when the interval changed", async () => {
    localStorage.setItem("sale-evergreen_interval", "600");
    localStorage.setItem("sale-evergreen_due_date", "soon");
    const first = await mountMarkup(marker({ evergreen_interval: 600 }, 'id="sale"'));
    expect(digits()).toEqual(["00", "00", "10", "00"]);
    first.stop();
    vi.setSystemTime(NOW + 60_000);
    await mountMarkup(marker({ evergreen_interval: 300 }, 'id="sale"'));
    expect(digits()).toEqual(["00", "00", "05", "00"]);
  });

  it("countdown.3 an interval that is raised begins anew, whatever was left of the shorter one", async () => {
    const first = await mountMarkup(marker({ evergreen_interval: 300 }, 'id="sale"'));
    first.stop();
    vi.setSystemTime(NOW + 60_000);
    await mountMarkup(marker({ evergreen_interval: 600 }, 'id="sale"'));
    expect(digits()).toEqual(["00", "00", "10", "00"]);
    expect(localStorage.getItem("sale-evergreen_due_date")).toBe(String(NOW + 660_000));
    expect(localStorage.getItem("sale-evergreen_interval")).toBe("600");
  });

  it("countdown.3 two that nothing names have a time of their own each", async () => {
    const html = marker({ evergreen_interval: 600 }) + marker({ evergreen_interval: 300 });
    const first = await mountMarkup(html);
    first.stop();
    vi.setSystemTime(NOW + 60_000);
    await mountMarkup(html);
    expect(digits()).toEqual(["00", "00", "09", "00", "00", "00", "04", "00"]);
  });

  it("countdown.3 a kept date farther off than the interval was never ours: a new one is set", async () => {
    localStorage.setItem("sale-evergreen_interval", "600");
    localStorage.setItem("sale-evergreen_due_date", String(NOW + 86_400_000));
    await mountMarkup(marker({ evergreen_interval: 600 }, 'id="sale"'));
    expect(digits()).toEqual(["00", "00", "10", "00"]);
  });

  it("reads a date without zone in the site's time zone, wherever the visitor is", async () => {
    await mountMarkup(marker({ end_date: "2025-06-15 13:00" }), { config: { timezone: "Asia/Jerusalem" } });
    expect(digits()).toEqual(["00", "00", "00", "00"]);
  });

  it("tells that a time zone means nothing, and reads the date in the visitor's", async () => {
    const { problems } = await mountMarkup(marker({ end_date: "2025-06-15 13:00" }), {
      config: { timezone: "Mars/Olympus" },
    });
    expect(problems.map(({ message }) => message)).toEqual([
      '[islet] countdown: timezone of #islet-config must be a name such as Europe/Berlin or an offset such as +02:00, not "Mars/Olympus"; the visitor\'s own zone counts (div).',
    ]);
    expect(digits()).toHaveLength(4);
  });

  it("keeps the server's words where nothing says when it ends, and tells why", async () => {
    const { problems } = await mountMarkup(marker({ show_days: "yes" }));
    expect(document.body.textContent).toBe("Soon over");
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toBe(
      "[islet] countdown: settings.end_date or settings.evergreen_interval must say when it ends (div). The server markup stays.",
    );
  });

  it("is announced politely, about once a minute and not every second", async () => {
    const page = await mountMarkup(marker({ end_date: inSeconds(3_700) }));
    const told = new Set([spoken()]);
    for (let second = 0; second < 39; second++) {
      vi.advanceTimersByTime(1_000);
      await page.settled();
      told.add(spoken());
    }
    expect([...told]).toEqual(["1 Hour, 1 Minute"]);
    expect(document.querySelector("[role=timer]")?.hasAttribute("aria-live")).toBe(false);
  });

  it("with days to go nothing is announced; on the last day it is", async () => {
    const page = await mountMarkup(marker({ end_date: inSeconds(86_403) }));
    const told = [spoken()];
    for (let second = 0; second < 4; second++) {
      vi.advanceTimersByTime(1_000);
      await page.settled();
      told.push(spoken());
    }
    expect(told).toEqual(["", "", "", "1 Day", "23 Hours, 59 Minutes"]);
    expect(digits()).toEqual(["00", "23", "59", "59"]);
  });

  it("new settings change it and keep it mounted", async () => {
    const page = await mountMarkup(marker({ end_date: inSeconds(60) }));
    const before = document.querySelector(".islet-countdown");
    const host = document.querySelector("[data-widget]") as HTMLElement;
    host.dataset["settings"] = JSON.stringify({
      end_date: inSeconds(60),
      show_days: "",
      label_hours: "Std.",
    });
    await page.settled();
    expect(digits()).toHaveLength(3);
    expect(document.body.textContent).toContain("Std.");
    expect(document.querySelector(".islet-countdown")).toBe(before);
  });
});
