/**
 * A service of another company that jobs use. Islet contacts only hosts that the site owner allows.
 * @typedef {object} Service
 * @property {string} title its name
 * @property {string} about what site owners read of its use
 * @property {string[]} hosts what `allowed_hosts` must have
 * @property {string[]} jobs ids of the stock scripts' jobs that use it
 */

/** @type {Record<string, Service>} */
export const SERVICES = {
  youtube: {
    title: "YouTube",
    about: "Videos and video backgrounds",
    hosts: ["www.youtube-nocookie.com"],
    jobs: ["elementor-widgets", "pojo-theme"],
  },
  vimeo: {
    title: "Vimeo",
    about: "Videos and video backgrounds",
    hosts: ["player.vimeo.com"],
    jobs: ["elementor-widgets"],
  },
  dailymotion: {
    title: "Dailymotion",
    about: "Videos",
    hosts: ["www.dailymotion.com"],
    jobs: ["elementor-widgets"],
  },
  videopress: {
    title: "VideoPress",
    about: "Videos",
    hosts: ["videopress.com"],
    jobs: ["elementor-widgets"],
  },
  "facebook-embeds": {
    title: "Facebook",
    about: "Embedded posts, pages, comments and buttons",
    hosts: ["connect.facebook.net"],
    jobs: ["elementor-widgets"],
  },
  "facebook-page": {
    title: "Facebook",
    about: "Like boxes",
    hosts: ["www.facebook.com"],
    jobs: ["smash-balloon-posts"],
  },
  recaptcha: {
    title: "Google reCAPTCHA",
    about: "Forms with a captcha, which cannot be sent without it",
    hosts: ["www.google.com"],
    jobs: ["elementor-widgets", "pojo-forms"],
  },
  turnstile: {
    title: "Cloudflare Turnstile",
    about: "Forms with a captcha, which cannot be sent without it",
    hosts: ["challenges.cloudflare.com"],
    jobs: [],
  },
  hcaptcha: {
    title: "hCaptcha",
    about: "Forms with a captcha, which cannot be sent without it",
    hosts: ["js.hcaptcha.com"],
    jobs: [],
  },
};
