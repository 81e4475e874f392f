import { onTestFinished } from "vitest";

interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Ms since 1970; undefined for a session cookie. */
  readonly expires: number | undefined;
  /** As written; empty for the page's own host. */
  readonly domain: string;
}

/** The cookies of one site. */
export interface CookieJar {
  /** The value of `document.cookie`. */
  text(): string;
  /** Stores a line that was assigned to `document.cookie`. */
  write(line: string): void;
  value(name: string): string | undefined;
  /** All cookies that have not expired, by `name` or `name@domain`. */
  all(): Readonly<Record<string, Cookie>>;
}

export function createJar(): CookieJar {
  const cookies = new Map<string, Cookie>();

  const unexpired = () => {
    for (const [key, { expires }] of cookies)
      if (expires !== undefined && expires <= Date.now()) cookies.delete(key);
    return [...cookies];
  };

  return {
    text: () =>
      unexpired()
        .map(([, { name, value }]) => `${name}=${value}`)
        .join("; "),
    write(line) {
      const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
      const valueOf = (name: string) =>
        attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
      const name = pair.slice(0, pair.indexOf("="));
      const domain = valueOf("domain") ?? "";
      const expires = valueOf("expires");
      cookies.set(domain ? `${name}@${domain}` : name, {
        name,
        domain,
        value: pair.slice(name.length + 1),
        expires: expires === undefined ? undefined : Date.parse(expires),
      });
    },
    value: (name) => unexpired().find(([, cookie]) => cookie.name === name)?.[1].value,
    all: () => Object.fromEntries(unexpired()),
  };
}

/** Connects `document.cookie` to a jar until the test ends. */
export function useJar(jar: CookieJar): void {
  Object.defineProperty(document, "cookie", { configurable: true, get: () => jar.text(), set: jar.write });
  onTestFinished(() => void Reflect.deleteProperty(document, "cookie"));
}
