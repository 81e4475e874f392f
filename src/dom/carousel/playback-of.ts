import type { CarouselOptions, PaginationKind } from "./options.ts";

interface PlaybackSettings {
  readonly navigation: "both" | "arrows" | "dots" | "none";
  readonly autoplay: boolean;
  readonly autoplaySpeed: number;
  readonly pauseOnHover: boolean;
  readonly pauseOnInteraction: boolean;
}

type Playback = Pick<
  CarouselOptions,
  "autoplaySpeed" | "hasArrows" | "pagination" | "pauseOnHover" | "pauseOnInteraction" | "isFollower"
>;

/** What the settings say of controls and of moving by itself, as options. */
export const playbackOf = (settings: PlaybackSettings, pagination: PaginationKind = "bullets"): Playback => {
  const { navigation, autoplay, autoplaySpeed, pauseOnHover, pauseOnInteraction } = settings;
  return {
    autoplaySpeed: autoplay ? autoplaySpeed : undefined,
    hasArrows: navigation === "both" || navigation === "arrows",
    pagination: navigation === "both" || navigation === "dots" ? pagination : undefined,
    pauseOnHover,
    pauseOnInteraction,
    isFollower: false,
  };
};
