/** What site owners read of a preset, and try after a change. */
export interface PresetWords {
  readonly title: string;
  readonly about: string;
  /** What to try after a change. */
  readonly check: string;
  /** PHP's constants that show whether its plugin or theme is active. */
  readonly constants: readonly string[];
}

/** A job that stock scripts do, and that Islet can do in their place. */
export interface SiteJob {
  /** What site owners read. */
  readonly title: string;
  /** WordPress's names of the scripts that do it. */
  readonly scripts: readonly string[];
  /**
   * Names of scripts that these use, or that serve the same elements beside them; a page keeps those that a script of others
   * depends on.
   */
  readonly libraries?: readonly string[];
  /** Ids of ways to pay: a site without any of them has no use for the job. */
  readonly gateways?: readonly string[];
  /** The scripts that the job has in the page itself, beside the elements that it serves: the parts by which each is known. */
  readonly snippets?: readonly (readonly string[])[];
  /** Types of elements that only its scripts drive, with their titles: a page that has one keeps the scripts. */
  readonly keptBy?: Readonly<Record<string, string>>;
  /** Has work on every page. Where the preset has no other, its scripts stay: they are less than the preset. */
  readonly onEveryPage?: true;
}

/** Selectors for the markup that a preset serves. */
export interface NativeMarkup {
  /** Each has a class or an id of its own, by which a server recognises it. */
  readonly named: readonly string[];
  /** Its names stand on pages without work, too. */
  readonly others: readonly string[];
}

/** What the outputs know of the stock scripts in whose place a preset serves. */
export interface Stock {
  readonly words: PresetWords;
  /** The jobs that site owners hand over, by their ids. */
  readonly jobs: Readonly<Record<string, SiteJob>>;
  /**
   * What scripts of pages use without naming it to WordPress, by their names. The stock scripts bring it along, so it stays
   * for them.
   */
  readonly undeclared?: Readonly<Record<string, readonly string[]>>;
  /** Where its widgets have work; a page of blocks alone starts the preset once an element of it is there. */
  readonly nativeMarkup?: NativeMarkup;
  /** Libraries under whose names other plugins register files of their own, each with what the address of the stock file holds. */
  readonly sharedNames?: Readonly<Record<string, string>>;
}

/** How a page shows that a stock script runs on it. */
export interface StockScript {
  /** Parts of its addresses; `*` stands for any text. */
  readonly address: string | readonly string[];
  /** Whether the page has traces that only this script leaves: plugins listen to the same events. */
  readonly runs: () => boolean;
}

/** Stock scripts by WordPress's names. */
export type StockScripts<Handle extends string = string> = Readonly<Record<Handle, StockScript>>;
