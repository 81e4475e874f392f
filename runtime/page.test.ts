import { describe, expect, it } from "vitest";
import { completePage, DEVICE_MODES, deviceModeAt } from "./page.ts";
import { checkConfig, readConfig } from "./start/read-config.ts";

const complete = (given: object, widthPx = 1_280) => {
  const refused: unknown[] = [];
  const page = completePage(
    given as Record<string, unknown>,
    () => widthPx,
    (...refusal) => refused.push(refusal),
  );
  return { page, refused };
};

const EVERY_BREAKPOINT = {
  mobile: 767,
  mobile_extra: 880,
  tablet: 1024,
  tablet_extra: 1200,
  laptop: 1366,
  widescreen: 2400,
};

describe("runtime.9 the page configuration", () => {
  it("every field has a default", () => {
    const { page, refused } = complete({});
    expect(page).toMatchObject({
      ajaxUrl: "/wp-admin/admin-ajax.php",
      wcAjaxUrl: "/?wc-ajax=%%endpoint%%",
      cartUrl: "/cart/",
      isEditor: false,
      isPreview: false,
      user: {},
      breakpoints: { mobile: 767, tablet: 1024 },
      markers: [],
      presets: [],
      presetsWaitFor: "",
    });
    expect(refused).toEqual([]);
  });

  it("editor mode, the visitor's roles and the logged-in flag are readable", () => {
    const { page } = complete({ is_editor: true, user: { logged_in: true, roles: ["customer"] } });
    expect([page.isEditor, page.user.logged_in, page.user.roles]).toEqual([true, true, ["customer"]]);
  });

  it("PHP's [] for an empty object is the default", () => {
    const { page, refused } = complete({ user: [], nonces: [], i18n: [], breakpoints: [], markers: [] });
    expect(page).toMatchObject({
      user: {},
      nonces: {},
      i18n: {},
      breakpoints: { mobile: 767, tablet: 1024 },
      markers: [],
    });
    expect(refused).toEqual([]);
  });

  it("a field of the wrong kind keeps its default and is told; unknown fields are told and dropped", () => {
    const { page, refused } = complete({
      is_editor: "yes",
      user: "admin",
      nonces: null,
      cart_url: "/basket/",
      x: 1,
    });
    expect(page).toMatchObject({ isEditor: false, user: {}, nonces: {}, cartUrl: "/basket/" });
    expect(refused).toEqual([
      ["is_editor", "boolean", "yes"],
      ["nonces", "object", null],
      ["user", "object", "admin"],
      ["x", expect.arrayContaining(["timezone", "docs_url"]), 1],
    ]);
    expect(page).not.toHaveProperty("x");
  });

  it("what a prototype brings is no configuration", () => {
    expect(complete(Object.create({ is_editor: true })).page.isEditor).toBe(false);
    expect(complete(JSON.parse('{"__proto__":{"is_editor":true}}')).page.isEditor).toBe(false);
  });

  it("a text is the page's own, or what the widget says otherwise", () => {
    const { page } = complete({ i18n: { view_cart: "Warenkorb", wrong: 5 } });
    expect([
      page.text("view_cart", "View cart"),
      page.text("wrong", "a"),
      page.text("constructor", "b"),
      page.text("absent", "c"),
    ]).toEqual(["Warenkorb", "a", "b", "c"]);
  });
});

describe("runtime.9 the device mode", () => {
  it("modes are known from small to large", () => {
    expect(DEVICE_MODES).toEqual([
      "mobile",
      "mobile_extra",
      "tablet",
      "tablet_extra",
      "laptop",
      "desktop",
      "widescreen",
    ]);
  });

  it.each([
    [320, "mobile"],
    [767, "mobile"],
    [768, "mobile_extra"],
    [880, "mobile_extra"],
    [881, "tablet"],
    [1024, "tablet"],
    [1025, "tablet_extra"],
    [1200, "tablet_extra"],
    [1201, "laptop"],
    [1366, "laptop"],
    [1367, "desktop"],
    [2399, "desktop"],
    [2400, "widescreen"],
    [4000, "widescreen"],
  ])("%i px with every breakpoint on is %s", (widthPx, mode) => {
    expect(deviceModeAt(widthPx, EVERY_BREAKPOINT)).toBe(mode);
  });

  it.each([
    [767, "mobile"],
    [768, "tablet"],
    [1025, "desktop"],
    [5000, "desktop"],
  ])("%i px with the default breakpoints is %s", (widthPx, mode) => {
    expect(complete({}, widthPx).page.deviceMode()).toBe(mode);
  });

  it("breakpoints that are no numbers leave the modes that are", () => {
    const odd = { mobile: "wide", tablet: 900, widescreen: "no" } as unknown as Record<string, number>;
    expect([deviceModeAt(500, odd), deviceModeAt(3000, odd)]).toEqual(["tablet", "desktop"]);
  });
});

describe("#islet-config", () => {
  const put = (text: string) => {
    const script = document.createElement("script");
    Object.assign(script, { id: "islet-config", type: "application/json", textContent: text });
    document.head.append(script);
  };

  it("is read from its script", () => {
    put('{"is_editor":true}');
    expect(checkConfig(readConfig())).toEqual({ fields: { is_editor: true } });
  });

  it("absent or empty, it is empty", () => {
    expect(checkConfig(readConfig())).toEqual({ fields: {} });
    put("");
    expect(checkConfig(readConfig())).toEqual({ fields: {} });
  });

  it.each([" ", "[]"])("%j, as PHP prints it, is empty", (text) => {
    put(text);
    expect(checkConfig(readConfig())).toEqual({ fields: {} });
  });

  it.each(["islet_config", "isletConfig", "Islet-Config"])(
    "with the id %s it is read, and the id is kept",
    (id) => {
      put('{"is_editor":true}');
      const script = document.querySelector("#islet-config") as HTMLElement;
      script.id = id;
      expect(readConfig()).toMatchObject({ fields: { is_editor: true }, element: script });
      put("{}");
      expect(readConfig().fields).toEqual({});
    },
  );

  it("any other element of that id is not ours", () => {
    document.body.innerHTML = '<a id="islet-config" href="/x">{"ajax_url":"https://evil.example/"}</a>';
    expect(checkConfig(readConfig())).toEqual({ fields: {} });
  });

  it.each(["{", "[1]", "null", "5", '"text"', `{"a":"${"x".repeat(262_144)}"}`])(
    "%.12s is no configuration, and kept to be told of",
    (text) => {
      put(text);
      expect(checkConfig(readConfig())).toEqual({ fields: {}, unreadable: text });
    },
  );
});
