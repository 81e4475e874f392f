import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkSettings } from "#runtime/check-settings.ts";
import type { SettingsSchema } from "#runtime/widget.ts";
import { testSignal } from "#tests/support/test-signal.ts";
import { settings as codeSettings } from "#widgets/code-highlight/settings.ts";
import { settings as shareSettings } from "#widgets/share-buttons/settings.ts";
import { parts as embedParts } from "#widgets/social-embed/parts.ts";
import { settings as embedSettings } from "#widgets/social-embed/settings.ts";
import { sharing } from "./markers/sharing.ts";

/** The elements of one widget on a recorded page, with their settings. */
function placed(widget: string, schema: SettingsSchema, parts?: SettingsSchema) {
  const html = readFileSync("fixtures/native/builder/pages/reading.html", "utf8");
  const recorded = new DOMParser().parseFromString(html, "text/html");
  return sharing({} as never, testSignal())
    .filter((marker) => marker.widget === widget)
    .flatMap(({ selector, settings }) =>
      [...recorded.querySelectorAll<HTMLElement>(selector)].map((host) => {
        const given = typeof settings === "function" ? settings(host) : settings;
        const { settings: checked, issues } = checkSettings(schema, given ?? {}, parts);
        expect(issues).toEqual([]);
        return { id: host.dataset["id"], ...(checked as Record<string, unknown>) };
      }),
    );
}

it("share-buttons.1 the preset reads the address that is set, or what the builder says of the page", () => {
  Reflect.set(window, "elementorFrontendConfig", {
    post: {
      id: 59,
      title: "100%25%20wool",
      excerpt: "By hand & #1",
      featuredImage: "https://shop.example/a.jpg",
    },
  });
  expect(placed("share-buttons", shareSettings)).toMatchObject([
    {
      id: "4ca8cbd",
      shareUrl: "",
      title: "100% wool",
      text: "By hand & #1",
      image: "https://shop.example/a.jpg",
    },
    { id: "ccc80b1", shareUrl: "https://shop.example/custom?a=1&b=ü", title: "", text: "", image: "" },
  ]);
});

it("share-buttons.1 a page without an excerpt and a picture, or with a broken title, is shared nevertheless", () => {
  Reflect.set(window, "elementorFrontendConfig", {
    post: { title: "100% wool", excerpt: "", featuredImage: false },
  });
  expect(placed("share-buttons", shareSettings)[0]).toMatchObject({
    title: "100% wool",
    text: "",
    image: "",
  });
});

it("social-embed.1 the preset reads language and app from the page, and finds all four elements", () => {
  Reflect.set(window, "ElementorProFrontendConfig", {
    facebook_sdk: { lang: "de_DE_formal", app_id: "1234567890123" },
  });
  expect(placed("social-embed", embedSettings, embedParts)).toMatchObject(
    ["8d2b3ed", "2ca8bcb", "e5d6da8", "8a35ecb"].map((id) => ({
      id,
      language: "de_DE_formal",
      appId: "1234567890123",
      parts: { elements: ".elementor-facebook-widget" },
    })),
  );
});

it("the preset reads from class names what to do with code", () => {
  expect(placed("code-highlight", codeSettings)).toMatchObject([
    { id: "bfd267f", lineNumbers: true, copy: true, highlightLines: "" },
  ]);
});
