import type { CarouselLabels, CarouselOptions, PaginationKind } from "./options.ts";

/** What the settings of every carousel say of that. */
export interface PlaybackSettings {
  readonly navigation: "both" | "arrows" | "dots" | "none";
  readonly autoplay: boolean;
  readonly autoplaySpeed: number;
  readonly pauseOnHover: boolean;
  readonly pauseOnInteraction: boolean;
  readonly labels: CarouselLabels;
}

type Playback = Pick<
  CarouselOptions,
  | "autoplaySpeed"
  | "hasArrows"
  | "pagination"
  | "pauseOnHover"
  | "pauseOnInteraction"
  | "isFollower"
  | "labels"
>;

/** What the settings say of controls, their names and automatic movement, as options. */
export const playbackOf = (settings: PlaybackSettings, pagination: PaginationKind = "bullets"): Playback => {
  const { navigation, autoplay, autoplaySpeed, pauseOnHover, pauseOnInteraction, labels } = settings;
  return {
    autoplaySpeed: autoplay ? autoplaySpeed : undefined,
    hasArrows: navigation === "both" || navigation === "arrows",
    pagination: navigation === "both" || navigation === "dots" ? pagination : undefined,
    pauseOnHover,
    pauseOnInteraction,
    isFollower: false,
    labels,
  };
};
