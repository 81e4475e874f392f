/** Hosts of the videos and frames in the widgets' examples; the page configuration has to allow them. */
export const exampleHosts: readonly string[] = [
  "www.youtube-nocookie.com",
  "player.vimeo.com",
  "www.facebook.com",
];
