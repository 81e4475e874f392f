/** Hosts of the videos, frames and embeds in the widgets' examples; the page configuration has to allow them. */
export const exampleHosts: readonly string[] = [
  "www.youtube-nocookie.com",
  "player.vimeo.com",
  "connect.facebook.net",
  "www.facebook.com",
];
