import { isRecord } from "#runtime/parse-json.ts";
import { type ConsentAdapter, callAt, valueAt } from "./adapter.ts";

/** By service: whether its promise has been kept. */
let answers = new Map<string, boolean>();
let checks: readonly (() => void)[] = [];

/** Older versions answer only with a promise that they keep once the visitor agrees. */
function ask(service: string): boolean {
  const asked = answers;
  if (!asked.has(service)) {
    asked.set(service, false);
    const promise = callAt(["consentApi", "consent"], service);
    Promise.resolve(promise ?? Promise.reject(new Error("no answer"))).then(
      () => {
        asked.set(service, true);
        for (const check of checks) check();
      },
      () => {},
    );
  }
  return asked.get(service) === true;
}

/** Feeds of a service have their own name in its list. */
const FEEDS: ReadonlyMap<string, string> = new Map([
  ["facebook", "custom-facebook-feed"],
  ["instagram", "smash-balloon-social-photo-feed"],
]);

function isServiceGiven(service: string): boolean {
  const state = callAt(["consentApi", "consentSync"], service);
  if (!isRecord(state)) return ask(service);
  const { cookie, consentGiven, cookieOptIn } = state;
  return cookie === null || (consentGiven === true && cookieOptIn === true);
}

/** It knows services only: to ask for a category is no consent. What its list lacks it allows. */
export const realCookieBanner: ConsentAdapter = {
  name: "Real Cookie Banner",
  isPresent: () => valueAt("consentApi") !== undefined,
  isGiven({ service }) {
    if (service === undefined) return false;
    return [service, FEEDS.get(service) ?? service].map(isServiceGiven).every(Boolean);
  },
  events: ["RCB/OptIn", "RCB/OptIn/All"],
  watch(check, signal) {
    checks = [...checks, check];
    const askAnew = () => {
      answers = new Map();
      check();
    };
    for (const type of ["RCB/OptOut", "RCB/OptOut/All"])
      window.addEventListener(type, askAnew, { capture: true, signal });
    signal.addEventListener("abort", () => {
      checks = checks.filter((one) => one !== check);
      if (checks.length === 0) answers = new Map();
    });
  },
};
