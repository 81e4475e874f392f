import { describe, expect, it } from "vitest";
import { elementorSettings, sizeOf, sizesOf, switches } from "./element-settings.ts";

const hostWith = (settings: string) => {
  const host = document.createElement("div");
  host.dataset["settings"] = settings;
  return host;
};

describe("the builder's settings of an element", () => {
  it("are empty if they are broken, or no object", () => {
    expect(elementorSettings(hostWith("{"))).toEqual({});
    expect(elementorSettings(hostWith("[1]"))).toEqual({});
    expect(elementorSettings(document.createElement("div"))).toEqual({});
    expect(elementorSettings(hostWith('{"sticky":"top"}'))).toEqual({ sticky: "top" });
  });

  it("has a switch off that is missing, or says no", () => {
    expect(switches({ loop: "yes", autoplay: "no" }, "loop", "autoplay", "lazyload")).toEqual({
      loop: true,
      autoplay: false,
      lazyload: false,
    });
  });

  it("has no size where the editor has left a slider empty", () => {
    expect(sizeOf({ unit: "px", size: "", sizes: [] })).toBeUndefined();
    expect(sizeOf({ unit: "px", size: null })).toBeUndefined();
    expect(sizeOf(undefined)).toBeUndefined();
    expect(sizeOf({ unit: "px", size: 0 })).toBe(0);
    expect(sizeOf({ unit: "%", size: "20" })).toBe(20);
    expect(sizeOf(7)).toBe(7);
  });

  it("has a size for each device mode that has one", () => {
    const settings = {
      sticky_offset: { unit: "px", size: 10 },
      sticky_offset_tablet: { unit: "px", size: "" },
      sticky_offset_mobile: 5,
      sticky_offsets: 3,
    };
    expect(sizesOf(settings, "sticky_offset")).toEqual({ sticky_offset: 10, sticky_offset_mobile: 5 });
  });
});
