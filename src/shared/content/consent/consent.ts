import { closest } from "#browser/selectors.ts";
import { attempt, type ConsentAdapter, type ConsentContext, type ConsentQuestion } from "./adapter.ts";
import { isAlwaysAllowed, rememberPermission } from "./permissions.ts";
import { PLUGINS } from "./plugins.ts";
import { STANDARDS } from "./standards.ts";

export type { ConsentCategory, ConsentContext, ConsentQuestion } from "./adapter.ts";

/** Plugins write cookies after their events, and come after the page. */
const AFTER_EVENT_MS = 1_000;
const AFTER_LOAD_MS = 250;

/** Of those that the page has, the first answers: a plugin by its own name, then what any plugin may speak. */
const ADAPTERS: readonly ConsentAdapter[] = [...PLUGINS, ...STANDARDS];

/** `true`: given. `false`: refused, or not answered yet. `undefined`: the page has nothing that asks. */
export type ConsentAnswer = boolean | undefined;

/** What the visitor has agreed to. */
export interface Consent {
  get(category: ConsentQuestion["category"], service?: string): ConsentAnswer;
  /** Calls `changed` whenever the answer is another than before, until the widget ends. */
  watch(question: ConsentQuestion, changed: (answer: ConsentAnswer) => void): void;
}

function askedAnswer(question: ConsentQuestion, { page }: Pick<ConsentContext, "page">): ConsentAnswer {
  const adapter = ADAPTERS.find(({ isPresent }) => attempt(isPresent) === true);
  if (adapter) return attempt(() => adapter.isGiven(question)) === true;
  const { consent } = page;
  const byDefault: unknown = Object.hasOwn(consent, question.category)
    ? consent[question.category]
    : undefined;
  return typeof byDefault === "boolean" ? byDefault : undefined;
}

/**
 * The visitor's consent, asked of the page's consent plugin. A service that the visitor always allows on this site needs
 * no other. Without a plugin, `consent` of the page configuration answers, such as `{ "marketing": true }`.
 */
export function createConsent(context: ConsentContext): Consent {
  const { listen, on, after, signal } = context;
  const get: Consent["get"] = (category, service) =>
    service !== undefined && isAlwaysAllowed(service) ? true : askedAnswer({ category, service }, context);

  return {
    get,
    watch(question, changed) {
      const { category, service } = question;
      const watched = new Set<ConsentAdapter>();
      let wasAsked = askedAnswer(question, context);
      let last = get(category, service);

      function check() {
        watchNew();
        const asked = askedAnswer(question, context);
        const isWithdrawn = wasAsked === true && asked === false;
        wasAsked = asked;
        if (isWithdrawn && service !== undefined && isAlwaysAllowed(service))
          rememberPermission(service, false, context);
        const answer = get(category, service);
        if (answer === last) return;
        last = answer;
        changed(answer);
      }

      function checkSoon() {
        check();
        after(AFTER_EVENT_MS, check);
      }

      /** An adapter may come late. Tells whether one has. */
      function watchNew(): boolean {
        const found = ADAPTERS.filter(
          (adapter) => !watched.has(adapter) && attempt(adapter.isPresent) === true,
        );
        for (const adapter of found) {
          watched.add(adapter);
          attempt(() => adapter.watch?.(check, signal));
        }
        return found.length > 0;
      }

      const events = ADAPTERS.flatMap(({ events: names = [] }) => names);
      // Events that do not bubble are heard on their way down.
      for (const type of new Set(events)) listen(window, type, checkSoon, { capture: true });
      const buttons = ADAPTERS.flatMap(({ buttons: selector }) => selector ?? []).join(",");
      // Plugins keep presses from going further, and one whose window the visitor uses may just have come.
      listen(
        document,
        "click",
        ({ target }) => {
          if (watchNew() || closest(target as Element, buttons)) checkSoon();
        },
        { capture: true },
      );
      // A choice in another tab.
      listen(window, "storage", check);
      listen(document, "visibilitychange", check);
      on("consent/change", check);
      if (document.readyState === "complete") after(AFTER_LOAD_MS, check);
      else listen(window, "load", () => after(AFTER_LOAD_MS, check), { once: true });
      watchNew();
    },
  };
}
