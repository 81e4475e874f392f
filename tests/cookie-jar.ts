import { vi } from "vitest";

interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Ms since 1970; undefined: until the browser closes. */
  readonly expires: number | undefined;
  /** As it was written; empty for the page's own host. */
  readonly domain: string;
}

/** What a browser keeps for one site, whatever it was written by. */
export interface CookieJar {
  /** As `document.cookie` shows it. */
  text(): string;
  /** As a line assigned to `document.cookie`. */
  write(line: string): void;
  value(name: string): string | undefined;
  /** Every cookie by `name` or `name@domain`, without those that are over. */
  all(): Readonly<Record<string, Cookie>>;
}

export function createJar(): CookieJar {
  const cookies = new Map<string, Cookie>();

  const alive = () => {
    for (const [key, { expires }] of cookies)
      if (expires !== undefined && expires <= Date.now()) cookies.delete(key);
    return [...cookies];
  };

  return {
    text: () =>
      alive()
        .map(([, { name, value }]) => `${name}=${value}`)
        .join("; "),
    write(line) {
      const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
      const of = (wanted: string) =>
        attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const name = pair.slice(0, pair.indexOf("="));
      const domain = of("domain") ?? "";
      const until = of("expires");
      cookies.set(domain ? `${name}@${domain}` : name, {
        name,
        domain,
        value: pair.slice(name.length + 1),
        expires: until === undefined ? undefined : Date.parse(until),
      });
    },
    value: (name) => alive().find(([, cookie]) => cookie.name === name)?.[1].value,
    all: () => Object.fromEntries(alive()),
  };
}

/** Lets `document.cookie` stand for a jar until the test ends. */
export function useJar(jar: CookieJar): void {
  vi.spyOn(document, "cookie", "get").mockImplementation(() => jar.text());
  vi.spyOn(document, "cookie", "set").mockImplementation((line) => jar.write(line));
}
