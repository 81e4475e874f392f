/** What the widgets' examples ask for that only the page configuration can give, by widget. */
export const examplePowers = {
  posts: { paths: ["/blog/"] },
  grid: { paths: ["/journal/"] },
  "popup-triggers": { referrer_patterns: [String.raw`/product/\d+/?$`] },
};

/** Hosts of the videos, frames and embeds in the widgets' examples; the page configuration has to allow them. */
export const exampleHosts: readonly string[] = [
  "www.youtube-nocookie.com",
  "player.vimeo.com",
  "connect.facebook.net",
  "www.facebook.com",
];
