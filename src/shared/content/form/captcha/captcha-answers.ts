/** What a provider's script says by itself, through the callbacks that it is given. */
export interface CaptchaAnswers {
  readonly callbacks: Readonly<Record<string, (value?: unknown) => unknown>>;
  /** Whether the visitor has a task to solve, which takes the time they need. */
  isVisitorsTurn(): boolean;
  /** The next token; empty once the visitor has a task to solve, undefined after an error. */
  next(): Promise<unknown>;
  /** For a captcha that starts again. */
  restart(): void;
}

/** For one captcha. */
export function createAnswers(): CaptchaAnswers {
  let isVisitorsTurn = false;
  let settle: (token: unknown) => void = () => {};
  const toVisitor = () => {
    isVisitorsTurn = true;
    settle("");
  };
  const fromVisitor = () => {
    isVisitorsTurn = false;
  };
  const fail = () => {
    settle(undefined);
    // Turnstile says in the console what is not handled.
    return true;
  };
  return {
    callbacks: {
      callback: (token) => settle(token),
      "error-callback": fail,
      "timeout-callback": fail,
      "before-interactive-callback": toVisitor,
      "after-interactive-callback": fromVisitor,
      "open-callback": toVisitor,
      "close-callback": fromVisitor,
    },
    isVisitorsTurn: () => isVisitorsTurn,
    next: () =>
      isVisitorsTurn
        ? Promise.resolve("")
        : new Promise((resolve) => {
            settle = resolve;
          }),
    restart: fromVisitor,
  };
}
