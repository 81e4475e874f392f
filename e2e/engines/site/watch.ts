/** What went wrong on a page: an uncaught error, a breach of the policy, a problem that Islet reports … */
export interface Trouble {
  readonly path: string;
  readonly kind: string;
  readonly text: string;
}

/** Runs in every page before its own scripts. Troubles are kept over navigations, in the tab's session storage. */
export function watchTroubles(): void {
  const KEY = "__troubles";
  const storage: Storage = Reflect.get(window, "sessionStorage");
  const read = () => JSON.parse(storage.getItem(KEY) ?? "[]") as Trouble[];
  const textOf = (value: unknown) => (value instanceof Error ? `${value}\n${value.stack}` : String(value));
  const add = (kind: string, text: string) =>
    storage.setItem(KEY, JSON.stringify([...read(), { path: location.pathname, kind, text }]));

  const log = console.error.bind(console);
  console.error = (...given: unknown[]) => {
    add("console.error", given.map(textOf).join(" "));
    log(...given);
  };
  let hasLeft = false;
  addEventListener("pagehide", () => {
    hasLeft = true;
  });
  addEventListener(
    "error",
    (event) => {
      if ("message" in event) return add("uncaught error", `${event.message} ${textOf(event.error)}`);
      const { rel, src, href } = (event as Event).target as Partial<HTMLScriptElement & HTMLLinkElement>;
      // A browser that cancels a download ahead of time gets the file again when it is wanted.
      if (rel === "modulepreload") return;
      // The downloads of a page that is being left are cancelled before `pagehide`.
      setTimeout(() => hasLeft || add("did not load", src ?? href ?? ""), 500);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => add("unhandled rejection", textOf(reason)));
  addEventListener(
    "securitypolicyviolation",
    ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) =>
      add("policy", `${violatedDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`),
  );
  addEventListener("islet:problem", (event) => {
    const { detail } = event as CustomEvent<{ readonly message: string }>;
    add("problem", detail.message);
  });
}

/** Reads the troubles of a tab; runs in its page. */
export function readTroubles(): Trouble[] {
  const storage: Storage = Reflect.get(window, "sessionStorage");
  return JSON.parse(storage.getItem("__troubles") ?? "[]") as Trouble[];
}
