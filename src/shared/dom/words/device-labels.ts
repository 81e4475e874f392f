import type { DeviceMode } from "#runtime/page.ts";

/** The devices of Elementor as editors know them. */
export const deviceLabels: Readonly<Record<DeviceMode, string>> = {
  mobile: "Phones",
  mobile_extra: "Phones on their side",
  tablet: "Tablets",
  tablet_extra: "Tablets on their side",
  laptop: "Laptops",
  desktop: "Desktops",
  widescreen: "Wide screens",
};

const { desktop: _desktop, widescreen: _widescreen, ...small } = deviceLabels;

/** Those that can be the largest on which a menu is behind a button. */
export const smallDeviceLabels = small;
